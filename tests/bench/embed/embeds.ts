import { roomRules } from "../../../packages/widgets/src/embed/places.ts";

/** One thing that a page embeds, on a page of its own. */
export interface Embed {
  readonly name: string;
  /** The npm package that it comes from, whose installed version the table names; ours has none. */
  readonly package?: string;
  /** File in `entries` that puts it on the page, without its ending; absent where `html` does. */
  readonly entry?: string;
  /** What its documentation has the page hold. @param server address of our server, on another origin */
  html(server: string): string;
  /** Expression that is true once the visitor sees it. */
  readonly shown: string;
  /** What its figures leave out, or count besides. */
  readonly remark?: string;
}

/** Whether our element shows its widget rather than the link inside it. */
const isShown = (element: string) =>
  `Boolean(document.querySelector("${element}")?.shadowRoot?.querySelector(".gh"))`;

const ROOM = [...roomRules("gift-finder", false), ...roomRules("impact-scoreboard", false)].join("");

const loader = (server: string) =>
  `<script type="module" src="${server}/embed/v1/embed.js"></script><style>${ROOM}</style>`;

const finder = (server: string) =>
  `<gift-finder><a href="${server}/gift-finder">Find a gift</a></gift-finder>`;

const board = (server: string) =>
  `<impact-scoreboard><a href="${server}/impact">See what was given</a></impact-scoreboard>`;

const PLACE = '<div id="place"></div>';

/** The page without anything: its own figures are taken off all others. */
export const EMPTY: Embed = { name: "Empty page", html: () => "", shown: "true" };

/** What ours are compared with. */
export const BARE: Embed = {
  name: "Bare Preact widget (the floor)",
  entry: "bare",
  html: () => "<bare-widget></bare-widget>",
  shown: `Boolean(document.querySelector("bare-widget")?.shadowRoot?.querySelector("form"))`,
};

/** Held to the budgets. */
export const OURS: readonly Embed[] = [
  {
    name: "GiftHearth gift finder",
    html: (server) => loader(server) + finder(server),
    shown: isShown("gift-finder"),
  },
  {
    name: "GiftHearth impact scoreboard",
    html: (server) => loader(server) + board(server),
    shown: isShown("impact-scoreboard"),
    remark: "its figures included",
  },
  {
    name: "GiftHearth, both",
    html: (server) => loader(server) + board(server) + finder(server),
    shown: `${isShown("gift-finder")} && ${isShown("impact-scoreboard")}`,
  },
];

export const OTHERS: readonly Embed[] = [
  {
    name: "Sentry feedback",
    package: "@sentry/browser",
    entry: "sentry",
    html: () => "",
    shown: `Boolean(document.querySelector("#sentry-feedback")?.shadowRoot?.querySelector("button"))`,
    remark: "a button; its form comes on a press",
  },
  {
    name: "PostHog surveys",
    package: "posthog-js",
    entry: "posthog",
    html: () => "",
    shown: `[...document.querySelectorAll("[class*=PostHogSurvey]")].some(({ shadowRoot }) => shadowRoot?.querySelector("textarea"))`,
  },
  {
    name: "DocSearch",
    package: "@docsearch/js",
    html: () =>
      `${PLACE}<script src="/npm/@docsearch/js/dist/umd/docsearch.js"></script><script>docsearch({ container: "#place", appId: "BENCH", apiKey: "bench", indexName: "bench" })</script>`,
    shown: `Boolean(document.querySelector("#place button"))`,
    remark: "a button; its dialog comes on a press; without AI and its stylesheet",
  },
  {
    name: "giscus",
    package: "giscus",
    entry: "giscus",
    html: () => PLACE,
    shown: `Boolean(document.querySelector("giscus-widget")?.shadowRoot?.querySelector("iframe"))`,
    remark: "without what its iframe loads",
  },
  {
    name: "Typeform embed",
    package: "@typeform/embed",
    entry: "typeform",
    html: () => PLACE,
    shown: `Boolean(document.querySelector("#place iframe"))`,
    remark: "without what its iframe loads",
  },
];
