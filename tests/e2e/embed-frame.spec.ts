import type { Frame } from "playwright/test";
import { GIVEN } from "../support/given.ts";
import { cardsOf, expect, expectAccessible, type Page, searchFor, test } from "./fixtures.ts";

const FRAME_SCRIPT = (url: string) => `<script type="module" src="${url}/embed/v1/frame.js"></script>`;

function framed(url: string, query = "", id = "framed"): string {
  return `<iframe id="${id}" src="${url}/embed/frame/${query}" title="A widget" width="640" height="200" style="border: 0"></iframe>`;
}

function pageWith(body: string): { html: string } {
  return {
    html: `<!doctype html><html lang="en"><title>A blog</title><main><h1>A blog</h1>${body}</main></html>`,
  };
}

const heightOf = (page: Page, id = "framed") =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().height);

/** Our own page inside an iframe. */
async function insideOf(page: Page, id = "framed"): Promise<Frame> {
  const frame = await (await page.locator(`#${id}`).elementHandle())?.contentFrame();
  if (!frame) throw new Error("The iframe holds no page");
  return frame;
}

/** The iframe is as tall as what is in it. */
async function expectFitting(page: Page, id = "framed"): Promise<void> {
  await expect
    .poll(async () => {
      const inside = await insideOf(page, id);
      const content = await inside.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
      return (await heightOf(page, id)) - content;
    })
    .toBe(0);
}

test("a framed finder searches, grows with its results, and opens links outside", async ({
  page,
  server,
  blog,
  context,
}) => {
  blog.pages["/"] = pageWith(framed(server.url, "gift-finder?theme=dark") + FRAME_SCRIPT(server.url));
  await page.goto(blog.origin);
  const inside = page.frameLocator("#framed").locator("gift-finder");
  await expect(inside.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  await expectFitting(page);
  const before = await heightOf(page);
  expect(before).toBeGreaterThan(500);

  await searchFor(inside);
  await expect(cardsOf(inside)).toHaveCount(6);
  await expectFitting(page);
  expect(await heightOf(page)).toBeGreaterThan(before + 300);

  await context.route(/gift-ideas|amazon/, (route) => route.fulfill({ body: "An idea" }));
  const opening = context.waitForEvent("page");
  await inside
    .getByRole("link", { name: /^Shop for/ })
    .first()
    .click();
  const opened = await opening;
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(`${blog.origin}/`);
  await expectAccessible(page);
  expect(await context.cookies()).toEqual([]);
});

test("the frame's link is there without JavaScript, and opens outside", async ({ browser, server, blog }) => {
  blog.pages["/"] = pageWith(framed(server.url, "impact-scoreboard"));
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(blog.origin);
  const link = page.frameLocator("#framed").getByRole("link", { name: "See what GiftHearth has given" });
  await expect(link).toHaveAttribute("href", "/impact");
  const opening = page.context().waitForEvent("page");
  await link.click();
  expect(new URL((await opening).url()).origin).toBe(server.url);
  await page.context().close();
});

test("the frame's options are those of its address, escaped; what isn't one is ignored", async ({
  page,
  request,
  server,
  blog,
}) => {
  const query = new URLSearchParams({
    occasion: `"><img src=x onerror=alert(1)>`,
    interests: "Reading,Sea & Sky",
    "heading-level": "3",
    server: "https://evil.example",
    labels: `{"find":"Enter your password"}`,
    "event-text": "",
    onclick: "alert(1)",
    style: "display:none",
  });
  blog.pages["/"] = pageWith(framed(server.url, `gift-finder?${query}`));
  await page.goto(blog.origin);
  const finder = page.frameLocator("#framed").locator("gift-finder");
  await expect(finder.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  expect(
    await finder.evaluate((element) =>
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
    ),
  ).toEqual([
    ["heading-level", "3"],
    ["occasion", `"><img src=x onerror=alert(1)>`],
    ["interests", "Reading,Sea & Sky"],
  ]);

  const response = await request.get("/embed/frame/gift-finder");
  const headers = response.headers();
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).toContain("frame-ancestors *");
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  expect((await request.get("/embed/frame/other")).status()).toBe(404);
  // The site's own pages stay in nobody's frame.
  expect((await request.get("/gift-finder")).headers()["content-security-policy"]).toContain(
    "frame-ancestors 'none'",
  );
});

test("several iframes, one of them added later, each take their own height, with the script there twice and late", async ({
  page,
  server,
  blog,
}) => {
  blog.pages["/"] = pageWith(
    framed(server.url, "gift-finder") + framed(server.url, "impact-scoreboard", "board"),
  );
  await page.goto(blog.origin);
  for (const id of ["framed", "board"]) {
    await expect(page.frameLocator(`#${id}`).getByRole("heading").first()).toBeVisible();
    expect(await heightOf(page, id)).toBe(200);
  }
  // They have spoken already; the script asks them once more.
  for (const query of ["", "?again"]) {
    await page.addScriptTag({ type: "module", url: `${server.url}/embed/v1/frame.js${query}` });
  }
  for (const id of ["framed", "board"]) await expectFitting(page, id);
  expect(await heightOf(page)).not.toBe(await heightOf(page, "board"));

  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { id: "later", src, title: "Later" });
    frame.style.cssText = "box-sizing: border-box; border: 5px solid; width: 400px; height: 100px";
    document.body.append(frame);
  }, `${server.url}/embed/frame/impact-scoreboard?compact`);
  // Out of sight a widget waits, in an iframe, too.
  await page.locator("#later").scrollIntoViewIfNeeded();
  await expect(
    page
      .frameLocator("#later")
      .getByText(/given to charity/)
      .first(),
  ).toBeVisible();
  await expect
    .poll(async () => {
      const inside = await insideOf(page, "later");
      return inside.evaluate(
        () => window.innerHeight - Math.ceil(document.body.getBoundingClientRect().height),
      );
    })
    .toBe(0);
});

test("nobody else can make an iframe taller, and no height is believed that can't be", async ({
  page,
  server,
  blog,
  attacker,
}) => {
  const says = `for (const to of [parent, top]) to.postMessage({ type: "gifthearth:height", height: 3333 }, "*");`;
  attacker.pages["/"] = {
    html: `<!doctype html><title>x</title><script>
      ${says}
      // From a page of ours that stands in the attacker's own, too.
    </script>${framed(server.url, "impact-scoreboard", "stolen")}`,
  };
  blog.pages["/"] = pageWith(
    FRAME_SCRIPT(server.url) +
      framed(server.url, "impact-scoreboard") +
      `<iframe id="attacker" src="${attacker.origin}/" height="150" title="Another"></iframe>`,
  );
  await page.goto(blog.origin);
  // With its figures it is as tall as it stays.
  await expect(page.frameLocator("#framed").getByText(GIVEN)).toBeVisible();
  await expectFitting(page);
  const fitting = await heightOf(page);
  const attack = await insideOf(page, "attacker");
  await attack.evaluate(says);
  await attack.evaluate(
    `for (let i = 0; i < top.length; i++) top[i].postMessage({ type: "gifthearth:measure" }, "*")`,
  );
  await page.evaluate(() => window.postMessage({ type: "gifthearth:height", height: 3333 }, "*"));

  const ours = await insideOf(page);
  const say = (height: unknown) =>
    ours.evaluate(
      ([size, origin]) => parent.postMessage({ type: "gifthearth:height", height: size }, origin as string),
      [height, blog.origin],
    );
  for (const nonsense of ["777", null, Number.NaN, Number.POSITIVE_INFINITY, {}]) await say(nonsense);
  expect(await heightOf(page)).toBe(fitting);
  expect(await heightOf(page, "attacker")).toBeLessThan(160);
  await say(1e9);
  await expect.poll(() => heightOf(page)).toBe(12_000);
  await say(-5);
  await expect.poll(() => heightOf(page)).toBe(20);
});

test("a frame tells its height to the page around it alone, and answers nobody else", async ({
  page,
  server,
  blog,
  attacker,
}) => {
  const listen = `<script>
    window.heard = [];
    addEventListener("message", ({ data }) => { heard.push(data); if (parent !== window) parent.postMessage(data, "*") });
  </script>`;
  attacker.pages["/"] = { html: `<!doctype html><title>x</title>${listen}` };
  blog.pages["/"] = pageWith(
    `${listen}${framed(server.url, "impact-scoreboard")}
    <iframe id="attacker" src="${attacker.origin}/" title="Another"></iframe>`,
  );
  await page.goto(blog.origin);
  await expect.poll(() => page.evaluate("heard.length")).toBeGreaterThan(0);
  const attack = await insideOf(page, "attacker");
  // Whoever isn't the page around it asks in vain.
  await attack.evaluate(`parent.frames[0].postMessage({ type: "gifthearth:measure" }, "*")`);
  // Once the page around has its answer, the one before it would have been given.
  const before = Number(await page.evaluate("heard.length"));
  await page.evaluate(
    (origin) => window.frames[0]?.postMessage({ type: "gifthearth:measure" }, origin),
    server.url,
  );
  await expect.poll(() => page.evaluate("heard.length")).toBeGreaterThan(before);
  expect(await attack.evaluate("heard.length")).toBe(0);
});

test("a frame that is sandboxed by the page around it still works, and is left as tall as it was", async ({
  page,
  server,
  blog,
}) => {
  const sandboxed = framed(server.url, "impact-scoreboard").replace(
    "<iframe",
    '<iframe sandbox="allow-scripts allow-popups"',
  );
  blog.pages["/"] = pageWith(sandboxed + FRAME_SCRIPT(server.url));
  await page.goto(blog.origin);
  await expect(page.frameLocator("#framed").getByText("total donated")).toBeVisible();
  // Its origin is nobody's, so nobody's word is believed.
  expect(await heightOf(page)).toBe(200);
});

test("a page that isolates itself (COEP) may frame a widget and show the badge", async ({
  page,
  server,
  blog,
}) => {
  blog.pages["/"] = {
    ...pageWith(
      `${framed(server.url, "impact-scoreboard")}<img id="badge" alt="What was given" src="${server.url}/embed/badge/impact.svg">${FRAME_SCRIPT(server.url)}`,
    ),
    headers: {
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  };
  await page.goto(blog.origin);
  await expect(page.frameLocator("#framed").getByText("total donated")).toBeVisible();
  await expectFitting(page);
  expect(await page.locator("#badge").evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(76);
});
