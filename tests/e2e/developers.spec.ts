import { readReference } from "../../sites/main/src/embed-reference.mjs";
import { cardsOf, expect, searchFor, test } from "./fixtures.ts";
import { hostPage } from "./host-page.ts";

const reference = readReference();

test("everything there is to use is on the page, what it names is there, and so are the places it leads to", async ({
  page,
  request,
}) => {
  await page.goto("/developers");
  await test.step("every option, event, method, part, property and label", async () => {
    const texts = new Set(await page.locator("main code").allTextContents());
    const missing = [
      ...reference.widgets.flatMap(({ options, members }) => [
        ...options.map(({ name }) => name),
        ...options.map(({ attribute }) => attribute),
        ...members.map(({ name }) => name),
      ]),
      ...reference.events.flatMap(({ type, fields }) => [type, ...fields.map(({ name }) => name)]),
      ...reference.parts.map((name) => `::part(${name})`),
      ...reference.colours.map(({ name }) => name),
      ...reference.labels.map(({ key }) => key),
    ].filter((name) => !texts.has(name));
    expect(missing).toEqual([]);
    // With what the source says of each.
    for (const { element, options } of reference.widgets) {
      for (const { name, doc } of options) {
        const entry = page.locator(`[id="option-${name}"], [id="${element}-${name}"]`);
        await expect(entry.locator("dd")).toContainText(doc.replaceAll("`", ""));
      }
    }
  });
  await test.step("what the examples name", async () => {
    const code = (await page.locator("main pre").allTextContents()).join("\n");
    const origin = new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "").origin;
    const addresses = code
      .split(/[\s"();]+/)
      .filter((word) => word.startsWith(origin) && !word.includes("VERSION"))
      .map((word) => word.slice(origin.length).replaceAll("&amp;", "&"));
    expect(addresses.length).toBeGreaterThan(5);
    for (const path of new Set(addresses.filter(Boolean))) {
      // The oEmbed example asks for a page of the public address.
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });
  await test.step("where the contents and the text lead", async () => {
    const links = await page
      .locator('main a[href^="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(15);
    for (const link of new Set(links))
      await expect(page.locator(`[id="${link.slice(1)}"]`), link).toHaveCount(1);
    const ids = await page.locator("main [id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "oEmbed" })
      .click();
    await expect(page.getByRole("heading", { name: "oEmbed" })).toBeInViewport();
    for (const path of ["/examples/", "/api/docs", "/embed"]) {
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });
});

test("the privacy section names every request that a page with both widgets makes, and no other", async ({
  page,
  server,
}) => {
  await page.goto("/developers");
  const named = await page.locator("#privacy code").allTextContents();
  // What is followed is told all the same.
  const stay = `<script>addEventListener("click", (event) => {
    if (event.composedPath().some(({ localName }) => localName === "a")) event.preventDefault();
  })</script>`;
  await page.route("**/a-page", (route) =>
    route.fulfill({ contentType: "text/html", body: hostPage("", stay) }),
  );
  const made = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const path = pathname.replace(/^\/embed\/c\/[\w-]+\.js$/, "/embed/c/*.js");
    if (path !== "/a-page") made.add(`${request.method()} ${origin === server.url ? "" : origin}${path}`);
  });
  await page.goto("/a-page");
  await expect(page.locator("impact-scoreboard").locator("[part~=board], a").first()).toBeVisible();
  const finder = page.locator("gift-finder");
  await searchFor(finder);
  await expect(cardsOf(finder)).toHaveCount(6);
  await finder.getByRole("button", { name: "Where ideas come from" }).click();
  await finder
    .getByRole("button", { name: /^More like this/ })
    .first()
    .click();
  await cardsOf(finder).first().locator("[part~=shop-link]").click();
  await cardsOf(finder).first().getByRole("link", { name: /^Save/ }).click();
  await expect.poll(() => [...made].sort()).toEqual([...named].sort());
});

test("on a phone the contents are closed until they are asked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/developers");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Quick start" })).toBeInViewport();
  await contents.getByText("On this page").filter({ visible: true }).click();
  await contents.getByRole("link", { name: "oEmbed" }).click();
  await expect(page.getByRole("heading", { name: "oEmbed" })).toBeInViewport();
});

test("both are found from every page's foot", async ({ page }) => {
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "For Developers" }).click();
  await expect(page).toHaveTitle("For Developers | GiftHearth");
  await foot.getByRole("link", { name: "Put It on Your Page" }).click();
  await expect(page).toHaveTitle("Put a Widget on Your Page | GiftHearth");
});

test("pages that can be embedded say where to ask, and are answered there", async ({ page, request }) => {
  for (const path of ["/", "/gift-finder", "/impact"]) {
    await page.goto(path);
    for (const type of ["application/json+oembed", "text/xml+oembed"]) {
      const href = await page.locator(`head link[rel="alternate"][type="${type}"]`).getAttribute("href");
      const { pathname, search } = new URL(href ?? "");
      const response = await request.get(pathname + search);
      expect(response.status(), path).toBe(200);
      expect(await response.text()).toContain("/embed/frame/");
    }
  }
  await page.goto("/about");
  await expect(page.locator('link[type="application/json+oembed"]')).toHaveCount(0);
});
