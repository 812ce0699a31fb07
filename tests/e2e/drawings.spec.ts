import { cardsOf, expect, type Locator, type Page, searchFor, test } from "./fixtures.ts";

/** Each drawing of a place: how many of its three layers there are, and how tall it is. */
const drawingsIn = (place: Locator) =>
  place.locator(".gh-tile svg").evaluateAll((drawings) =>
    drawings.map((drawing) => ({
      layers: drawing.querySelectorAll("path[d^=M]").length,
      height: drawing.getBoundingClientRect().height,
    })),
  );

for (const [place, path, finderOf] of [
  [
    "in an embed under a strict policy",
    "/examples/strict-csp.html",
    (page: Page) => page.locator("gift-finder"),
  ],
  ["on our own site", "/gift-finder", (page: Page) => page.locator("main")],
] as const) {
  test(`each card has its drawing ${place}, without any request for it`, async ({ page }) => {
    await page.goto(path);
    const finder = finderOf(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image" || /drawing/.test(request.url())) asked.push(request.url());
    });
    await searchFor(finder);
    await expect(cardsOf(finder)).toHaveCount(6);
    const drawings = await drawingsIn(finder);
    expect(drawings).toHaveLength(6);
    for (const { layers, height } of drawings) {
      expect(layers).toBe(3);
      expect(height).toBeGreaterThan(56);
    }
    expect(asked).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of an idea and the list of them show drawings, and the contact sheet all there are", async ({
    page,
  }) => {
    for (const [path, count] of [
      ["/gift-ideas", 12],
      // The idea's own, and those of the others that its page shows.
      ["/gift-ideas/cast-iron-bread-pan-with-lid", 4],
    ] as const) {
      await page.goto(path);
      expect(await drawingsIn(page.locator("main")), path).toHaveLength(count);
    }
    const { items } = (await (await page.request.get("/api/drawings")).json()) as { items: unknown[] };
    await page.goto("/developers/drawings");
    expect(await drawingsIn(page.locator("main"))).toHaveLength(items.length);
  });
});
