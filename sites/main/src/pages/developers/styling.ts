/** What each custom property colours; a test holds them against the tokens there are. */
export const COLOURS: Readonly<Record<string, string>> = {
  "--gh-green": "Headings and figures",
  "--gh-accent": "The main button, the slider, focus",
  "--gh-accent-strong": "Links, and the main button under the pointer",
  "--gh-on-accent": "What stands on the accent",
  "--gh-canvas": "The widget's own ground",
  "--gh-surface": "Fields and cards on it",
  "--gh-ink": "Text",
  "--gh-muted": "Text of less weight",
  "--gh-line": "Hairlines",
  "--gh-edge": "Edges of fields and buttons",
  "--gh-gold": "Prices and sums for charity",
  "--gh-tint": "Notes, and buttons under the pointer",
  "--gh-danger": "What went wrong",
  "--gh-radius": "How round corners are",
};

/** What each part is; a test holds them against the parts there are. */
export const PARTS: Readonly<Record<string, string>> = {
  board: "The scoreboard, in one line or as a panel.",
  button: "The finder's main button, and each idea's link to the shop.",
  card: "One idea.",
  form: "The finder's form.",
  mark: "Our name, a link to our site.",
  price: "An idea's price.",
  results: "The ideas with what stands around them.",
  "shop-link": "An idea's link to the shop.",
  total: "The sum on a scoreboard.",
};
