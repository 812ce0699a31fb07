import { existsSync, readFileSync } from "node:fs";

const SITE = "sites/main/dist/client";
const ASSETS = `${SITE}/.assets.json`;
const { entry, imports, pages } = existsSync(ASSETS)
  ? JSON.parse(readFileSync(ASSETS, "utf8"))
  : { entry: "/run-the-build-first", imports: [], pages: { home: [] } };

const EMBED = "packages/widgets/dist/embed";
const LOADER = `${EMBED}/v1/embed.js`;
const SHARED = `${EMBED}/c/shared-*.js`;
const FORM = `${EMBED}/c/gift-finder-*.js`;
const ANSWER = `${EMBED}/c/answer-*.js`;
const REFINE = `${EMBED}/c/refine-*.js`;
const WORDS = [`${EMBED}/c/words-*.js`, `${EMBED}/c/de-*.js`];
const SCOREBOARD = `${EMBED}/c/impact-scoreboard-*.js`;

/**
 * Brotli bytes of all that a page loads, styles included. Preact as it is published is 5.2 kB of each widget: leaving
 * out what a widget never uses by patching it would save 2 kB, and have to be made anew with every release of it.
 */
export default [
  { name: "Loader", path: LOADER, limit: "1.47 kB" },
  { name: "Gift finder, first interactive view", path: [LOADER, SHARED, FORM], limit: "14.93 kB" },
  { name: "Gift finder with its results", path: [LOADER, SHARED, FORM, ANSWER], limit: "21.46 kB" },
  { name: "Gift finder, on the first press of a result's own controls", path: REFINE, limit: "3.3 kB" },
  { name: "Its words in another language than English", path: WORDS, limit: "5.5 kB" },
  { name: "Impact scoreboard", path: [LOADER, SHARED, SCOREBOARD], limit: "11.77 kB" },
  { name: "Both on one page", path: [LOADER, SHARED, FORM, ANSWER, SCOREBOARD], limit: "23.67 kB" },
  { name: "Script beside an iframe", path: `${EMBED}/v1/frame.js`, limit: "0.4 kB" },
  {
    name: "Site, JavaScript of the first route",
    path: [entry, ...imports, ...pages.home].map((address) => `${SITE}${address}`),
    limit: "115 kB",
  },
];
