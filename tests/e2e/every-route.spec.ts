import { testEveryRoute } from "./every-route.ts";
import { COLOUR_RULES } from "./fixtures.ts";

// Every width in both colours, with all of the rules, and every page with an account are among the deep tests.
testEveryRoute(
  [
    { width: 390, colorScheme: "light", unlessAlike: COLOUR_RULES },
    { width: 1280, colorScheme: "dark", rules: COLOUR_RULES },
  ],
  "a page of each kind",
);
