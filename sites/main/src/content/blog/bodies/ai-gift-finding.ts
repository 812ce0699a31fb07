import type { Block } from "../../blocks.ts";

export const BODY: readonly Block[] = [
  {
    type: "paragraph",
    text: "Every December a certain kind of article promises that a computer now knows what your mother wants. It doesn’t. It has never met her. What it has is a very large acquaintance with the things people own, use, wish for and write about, and the patience to go through them for you at two in the morning. Whether that helps depends on what you tell it. This is an account of what happens between the button and the cards, written by the people who built it, with the failures left in.",
  },
  { type: "heading", text: "What we ask, and what we don’t" },
  {
    type: "paragraph",
    text: "The form has four parts: an occasion, at least one interest, a budget and a note. It does not ask for the person’s name, and the search works without an account. When you press the button, those four things go to our server. What you wrote in the note is not put into the page’s address, so sharing a link to your results does not share what you said about your brother.",
  },
  { type: "heading", text: "Two ways to an answer" },
  {
    type: "paragraph",
    text: [
      "There are two very different machines behind the same cards, and each answer says which of them it came from. The first is ",
      { stress: "our own catalogue" },
      ": about three thousand ideas, each written down with what it costs, who tends to love it, and who should be spared it. Ranking them is not artificial intelligence in any grand sense. It is a set of rules anybody can read: an idea earns points for answering an interest, for suiting the occasion, for sitting well inside the budget; it is struck out by what your note rules out.",
    ],
  },
  {
    type: "paragraph",
    text: [
      "The second is a ",
      { stress: "language model" },
      " run by another company, used where the operator of this site has set one up. It is sent the wish as a short block of data together with our instructions: name concrete things that can be bought, stay within the budget, answer every interest, let no two ideas be of the same product, say in one sentence why it suits this person. Where no model is set up, or its answer fails to come, the catalogue answers, and the page says so. We would rather show you “Curated picks” that are really curated than call a list intelligent because it sounds modern.",
    ],
  },
  { type: "heading", text: "What a model is good at" },
  {
    type: "paragraph",
    text: "Connections. Ask a shop’s search box for “my aunt, retired, birdwatching, arthritis in her hands” and it will show you things with a bird printed on them. A model can see that arthritis and binoculars have something to do with each other, that weight and a wide focus wheel matter more than magnification, and that somebody who has watched birds for thirty years does not need a beginner’s field guide. It is the difference between matching words and following a thought.",
  },
  {
    type: "paragraph",
    text: "It is also well read in hobbies. For some of them (woodworking, vinyl, fly fishing, calligraphy and a good many more) we ask it in particular to answer as somebody who has practiced for twenty years: no starter kits, nothing merely printed with the hobby’s name, but what enthusiasts use up, wear out, or never quite buy themselves.",
  },
  { type: "heading", text: "Where it fails" },
  {
    type: "list",
    items: [
      [
        { stress: "It makes things up." },
        " A model will name a product that ought to exist. So it never supplies the link: the Shop button opens a search at your marketplace for what the idea describes, and you see with your own eyes what there is.",
      ],
      [
        { stress: "It is unsure of prices." },
        " They are estimates, and the page says so. An idea whose price hardly meets your budget is dropped before you see it.",
      ],
      [
        { stress: "It likes the middle of the road." },
        " Left alone it recommends candles. We ask for more than a page shows, throw out what is too alike or too dear, and keep what is left.",
      ],
      [
        { stress: "It can be talked into things." },
        " Text can hold instructions, and some people try. What you write is handed over as data about a person. Links it invents are discarded, and whatever it says about charity is dropped: what we give is ours to state.",
      ],
      [
        { stress: "It does not know your mother." },
        " It cannot tell that the joke about the teapot is funny, or that the blue scarf would make her cry. That part stays yours.",
      ],
    ],
  },
  { type: "heading", text: "Four lines that help most" },
  {
    type: "paragraph",
    text: "The note is the strongest part of the form, and the one most people leave empty. These are the lines that change the answer most: the first three by our own rules as well, the last where a model reads it.",
  },
  {
    type: "list",
    ordered: true,
    items: [
      [
        { stress: "How they live." },
        " “Lives in a dorm.” “Small flat, no balcony.” Many a good present fails on space.",
      ],
      [
        { stress: "What they have already." },
        " “Already has good pans.” Experts are hard to give to because the obvious thing is on their shelf.",
      ],
      [
        { stress: "What must not be." },
        " “Vegan.” “Nothing electronic.” “Allergic to nuts.” These are treated as rules, not as wishes.",
      ],
      [
        { stress: "One small true thing." },
        " “Sings while cooking.” “Keeps every ticket.” It sounds useless. It is what a good suggestion is made from.",
      ],
    ],
  },
  {
    type: "paragraph",
    text: "Then look at the first cards and argue. “More like this”, “Not for them” and “Has it” are there because the second answer is usually better than the first. A friend in a shop would hold things up and watch your face. Those three buttons are how you let us see it.",
  },
  { type: "heading", text: "What we won’t do with it" },
  {
    type: "paragraph",
    text: [
      "We don’t sell what you type. The model’s provider is sent the wish and not who you are: no name, no e-mail address, nothing to tell it whose account this is. The commission we may earn does not decide the order: an idea is not ranked by what it pays. The ",
      { text: "privacy page", path: "/privacy" },
      " lists what is kept and for how long, and we wrote it to be read.",
    ],
  },
  { type: "heading", text: "So, can a machine find a good gift?" },
  {
    type: "paragraph",
    text: "It can find a good shortlist. It can get you from an empty page to six sensible possibilities in less time than the kettle takes, and every so often it comes up with the one you would not have thought of and recognize at once. The recognizing is the part that makes it a gift. You looked at the list, you saw a person in one of the cards, and you were right.",
  },
  {
    type: "paragraph",
    text: [
      "If somebody came to mind while you read this, ",
      { text: "try it with them", path: "/gift-finder" },
      ". Put the small true thing into the note.",
    ],
  },
];
