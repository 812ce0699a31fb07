/** A request that a widget makes, as whoever answers for the page around it has to name it. */
interface WidgetRequest {
  readonly when: string;
  /** Method and path on our server; `*` stands for a name that changes with a release. */
  readonly request: string;
  /** What it carries beside what every request does: the visitor's address, their browser, and the page's origin. */
  readonly carries: string;
}

/** All of them, in the order in which a visit comes across them; a browser's own list is held against this one. */
export const REQUESTS: readonly WidgetRequest[] = [
  {
    when: "With the page",
    request: "GET /embed/v1/embed.js",
    carries: "The script. It carries nothing.",
  },
  {
    when: "When a widget comes near the viewport, and when a visitor uses it",
    request: "GET /embed/c/*.js",
    carries: "The widget's code, in parts, each when it is needed. They carry nothing.",
  },
  {
    when: "When a scoreboard shows, and every five minutes while its page is looked at",
    request: "GET /api/donation-stats",
    carries: "Asks for its figures: the partner's id and the charity's, where the element names them.",
  },
  {
    when: "When a visitor searches, or asks for other ideas",
    request: "POST /api/functions/ai-gift-finder",
    carries:
      "What the form holds and what they said of the ideas before, the language, the country that the element names, and the partner's id. This site may ask an AI.",
  },
  {
    when: "When they press “Where ideas come from”",
    request: "GET /api/features",
    carries: "Asks who answers here. It carries nothing.",
  },
  {
    when: "When they follow a link to a marketplace",
    request: "POST /api/click-events",
    carries: "Which idea it was, its price, the link, and the partner's id.",
  },
];
