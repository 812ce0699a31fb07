import { expect, test } from "../e2e/fixtures.ts";
import { pathsOfSitemap, unanswered } from "../e2e/sitemap.ts";

test("every address of the sitemap answers", async ({ page, server }) => {
  expect(await unanswered(server.url, await pathsOfSitemap(page))).toEqual([]);
});
