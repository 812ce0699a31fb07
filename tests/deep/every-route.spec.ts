import { testEveryRoute } from "../e2e/every-route.ts";

testEveryRoute(
  [390, 768, 1280].flatMap((width) =>
    (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
  ),
  "every page",
);
