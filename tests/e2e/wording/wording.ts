import { expect, type Page, test } from "../fixtures.ts";

/*
 * What is settled and a visitor doesn't see, and why:
 * - "API configuration issue. Please try again later.": no AI is no error here.
 * - "This is a placeholder affiliate link": each link is a search that works, whoever earns by it.
 * - "Please log in to view your contribution dashboard.": who is signed out is led to sign in before that.
 * - "No search parameters available to save": nothing offers to save a search before there is one.
 * - The list's three fallback ideas, and "Error Processing Gifts": shown when even the catalogue fails, which a browser
 *   can't bring about (packages/core/src/recommend).
 */

/** Somewhere in the product, and what it has to say there, word for word. */
export interface Wording {
  readonly where: string;
  /** Goes there, from a page that is still blank. */
  readonly show: (page: Page) => Promise<unknown>;
  readonly says: readonly string[];
  /** Console errors that belong to it. */
  readonly errors?: readonly RegExp[];
}

/** What the browser's console says of a request that a test cuts off. */
export const CUT = [/net::ERR_FAILED/];

export const open = (path: string) => (page: Page) => page.goto(path);

/** What has been on the page so far, in the row that is under way. */
const heard = new Set<string>();

const isHeard = (text: string) => [...heard].some((page) => page.includes(text));

/** Waits until texts have been on the page. */
async function untilHeard(texts: readonly string[]): Promise<void> {
  await expect.poll(() => texts.filter((text) => !isHeard(text)), { intervals: [50] }).toEqual([]);
}

/** Cuts off a route. @param meanwhile what is to be seen before */
export async function cut(page: Page, url: string, meanwhile: readonly string[] = []): Promise<void> {
  await page.route(url, async (route) => {
    await untilHeard(meanwhile);
    await route.abort();
  });
}

/** Has a route wait until texts have been seen that the page shows meanwhile. */
export async function slow(page: Page, url: string, meanwhile: readonly string[]): Promise<void> {
  await page.route(url, async (route) => {
    await untilHeard(meanwhile);
    await route.continue();
  });
}

/**
 * A test whose rows are gone through one after the other, each by a visitor who has never been here: goes there, and
 * waits until all of its texts have been on the page.
 */
export function testWording(title: string, rows: readonly Wording[]): void {
  test(title, async ({ page, consoleErrors, expectedErrors }) => {
    await listen(page);
    for (const { where, show, says, errors = [] } of rows) {
      await test.step(`${where}: ${says.join(" · ")}`, async () => {
        await startAnew(page);
        consoleErrors.length = 0;
        await show(page);
        await untilHeard(says);
        expect(consoleErrors.filter((text) => !errors.some((error) => error.test(text)))).toEqual([]);
        // What a page says while it is left.
        expectedErrors.push(...errors);
      });
    }
  });
}

/** Leaves nothing on the page, in its storage or in its cookies. */
async function startAnew(page: Page): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  // A page of the same origin without a script.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  heard.clear();
}

/**
 * Writes down every text that a page shows, be it for a frame, from the next page on: what stands in it, its
 * title, and the names, hints and choices of its controls. Reading a page costs more than drawing it, so that it is
 * read when its elements have changed, and else now and then, as what is pointed at shows without a change.
 */
async function listen(page: Page): Promise<void> {
  await page.exposeFunction("writeDown", (text: string) => heard.add(text.replaceAll(/\s+/g, " ")));
  await page.addInitScript(() => {
    const { writeDown } = window as unknown as { writeDown: (text: string) => void };
    let last = "";
    let hasChanged = true;
    let frame = 0;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    const observe = (root: Node) =>
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    function look(): void {
      requestAnimationFrame(look);
      frame += 1;
      if (!hasChanged && frame % 10 > 0) return;
      hasChanged = false;
      const names = Array.from(
        document.querySelectorAll<HTMLElement>("[aria-label],[title],[placeholder],[alt],option"),
        (element) =>
          ["aria-label", "title", "placeholder", "alt"]
            .map((name) => element.getAttribute(name))
            .concat(element instanceof HTMLOptionElement ? element.label : [])
            .join("\n"),
      );
      // What an embedded widget says stands in its shadow root.
      const widgets = Array.from(
        document.querySelectorAll("gift-finder,impact-scoreboard"),
        ({ shadowRoot }) =>
          Array.from(shadowRoot?.children ?? [], (part) => (part as HTMLElement).innerText).join("\n"),
      );
      const text = [document.title, document.body.innerText, ...widgets, ...names].join("\n");
      if (text !== last) writeDown(text);
      last = text;
    }
    addEventListener("DOMContentLoaded", () => {
      observe(document);
      look();
    });
  });
}
