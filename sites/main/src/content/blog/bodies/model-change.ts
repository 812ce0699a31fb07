import type { Block } from "../../blocks.ts";

/** The plan's own figures are fixed: they are news, and no setting. */
export const BODY: readonly Block[] = [
  {
    type: "paragraph",
    text: "This is a note about money: ours, and where it goes. We plan to change how the income of this site is divided, and to offer a way of using it that involves no affiliate links at all. None of this is in force yet. We are writing it down now because we would rather be asked about a plan than explain a change.",
  },
  { type: "heading", text: "How it works today" },
  {
    type: "paragraph",
    text: [
      "You look for a gift, you follow a Shop link, and if you buy something the marketplace pays us a small commission out of its own margin. Your price stays the same. Of that commission, less what was taken back for returns, ",
      { figure: "share" },
      " is donated. On a ",
      { figure: "price" },
      " gift we reckon with ",
      { figure: "rate" },
      ", which is ",
      { figure: "commission" },
      "; the donation from it comes to ",
      { figure: "donated" },
      ". On the first of each month we close the month before, divide the donation among the charities chosen for it, and have it paid through a donation platform. Every step is in ",
      { text: "a public ledger", path: "/impact" },
      " that anybody can check by themselves.",
    ],
  },
  {
    type: "paragraph",
    text: "It is a good arrangement with two weaknesses. It pays for the gift and hardly for the work: servers, the people who write the catalogue, the language model where one is used. And it depends entirely on links to marketplaces, whose rules we do not make and who may change them on any Tuesday.",
  },
  { type: "heading", text: "What we plan" },
  {
    type: "paragraph",
    text: "Under the new model, whatever we earn is divided in three.",
  },
  {
    type: "list",
    items: [
      [
        { stress: "30% to charity." },
        " Chosen by the month, paid through a platform, entered in the ledger: as now.",
      ],
      [
        { stress: "20% to users who share." },
        " People who bring others here would take part in what comes of it, and could keep their part or add it to the donation.",
      ],
      [
        { stress: "50% to build the product." },
        " Wages, servers, and the hundred small things that make a suggestion better than a search.",
      ],
    ],
  },
  {
    type: "paragraph",
    text: "Of every ten dollars, then: three to somebody who needs them, two to somebody who passed the word on, and five to keep the lights on and the list fresh.",
  },
  {
    type: "paragraph",
    text: [
      "Beside it there would be a ",
      { stress: "monthly subscription with no affiliate links" },
      ". Subscribers would see the same ideas with plain links to plain searches, nothing tagged, and no commission to anybody. What they pay would be divided by the same three parts. We don’t have a price yet, and we are not going to invent one for the sake of a headline.",
    ],
  },
  { type: "heading", text: "Why these numbers" },
  {
    type: "paragraph",
    text: "Because a promise has to be kept for years, and it can only be kept by something that is still there. A project that gives away most of what it earns and runs on evenings is a fine thing until the evenings run out. With half for the work we could pay for it properly, and a dependable 30% of something that lasts is worth more to a charity than a generous share of something that doesn’t.",
  },
  {
    type: "paragraph",
    text: "The 20% may look odd. Many sites pay an advertising company to be found. We would sooner give that money to the people who tell a friend, since they are doing the work, and since a friend’s word is the only kind of advertising that is improved by being true.",
  },
  {
    type: "paragraph",
    text: "And the subscription is there for the simplest of reasons. Whoever wants to know for certain that nobody earns anything by what they click should be able to. The cleanest answer is to take the links away.",
  },
  { type: "heading", text: "What has to be settled first" },
  {
    type: "list",
    ordered: true,
    items: [
      [
        { stress: "The programmes’ rules." },
        " Affiliate programmes restrict rewards for using their links, and some restrict what may be said about charity beside them. Nothing will be paid to anyone for sharing until we know in writing that it is allowed, and for links where it is not, it will not be done.",
      ],
      [
        { stress: "What “sharing” means." },
        " It has to be measurable without following people around the web. If we cannot find a way that needs no tracking, we will find another use for the 20% and say which.",
      ],
      [
        { stress: "The ledger." },
        " All three parts should be as checkable as the donations are now. A share that nobody can check is only a number.",
      ],
      [
        { stress: "Tax and paperwork" },
        " for paying small sums to many people in several countries. It is as dull as it sounds, and it comes first.",
      ],
    ],
  },
  { type: "heading", text: "What stays as it is" },
  {
    type: "paragraph",
    text: "You will be able to find gifts here without an account and without paying. Commissions will not raise a price. Ideas will not be ranked by what they bring us. Donations already calculated stay as they were calculated: a month that was closed under one share is never worked out anew under another, and the ledger would show it if anybody tried.",
  },
  {
    type: "paragraph",
    text: [
      "Until the new model begins, the present one holds: the charity share is ",
      { figure: "share" },
      ". That figure is one setting on our server, and every page that names it, this one included, reads it from there. When it changes, the pages will change on the same day, the ",
      { text: "terms", path: "/terms" },
      " will say so, and we will write here again with the date.",
    ],
  },
  { type: "heading", text: "Tell us what you think" },
  {
    type: "paragraph",
    text: [
      "If you find this wrong, or right, or only half thought through, please say so. We read what people send us. In the meantime, ",
      { text: "what has been given so far", path: "/impact" },
      " is there to be looked at, and ",
      { text: "the gift finder", path: "/gift-finder" },
      " is open.",
    ],
  },
];
