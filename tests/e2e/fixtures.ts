// What the embed adds to a page's own types: its elements and `GiftHearth`.

import { test as base, expect, type Locator, type Page } from "playwright/test";
import type {} from "../../packages/widgets/src/embed/loader.ts";
import { findViolations } from "../support/axe.ts";
import { type ForeignSite, startForeignSite } from "../support/foreign-site.ts";
import { recordDonation } from "../support/given.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { COLD, LEAPING, type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { watchUntilSettled } from "../support/settled.ts";

export { expect, type Locator, type Page };

interface TestFixtures {
  /** Texts of console errors that a test expects; any other one fails it. */
  readonly expectedErrors: RegExp[];
  /** What the page's console has called an error or a warning so far. */
  readonly consoleErrors: string[];
  readonly watched: undefined;
  /** Somebody else's site, which shows what we offer. */
  readonly blog: ForeignSite;
  /** Somebody else's site, which means no good. */
  readonly attacker: ForeignSite;
  /** A server of the test's own that closes and pays nothing by itself: its operator does. Its clock can leap. */
  readonly unscheduled: ServerProcess;
}

interface WorkerFixtures {
  /** The real server, without an AI key. It has given what `GIVEN` says. */
  readonly server: ServerProcess;
  /** The same with the chat switched on. */
  readonly chat: ServerProcess;
  /** A model of ours, and the real server that asks it. */
  readonly ai: { readonly server: ServerProcess; readonly model: ModelServer };
  /** One that closes and pays nothing by itself, with the demo's year: only to be read. */
  readonly demo: ServerProcess;
}

/**
 * Without limits on attempts: whichever tests come to share a server are many visitors, all from one address. What the
 * limits do has a test in `sign-in.spec.ts`.
 */
const startUnlimitedServer = (env: Readonly<Record<string, string>> = {}) =>
  startServerProcess({ RATE_LIMITS: "off", ...env });

/** Playwright's test with our servers, failing on whatever the browser's console calls an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startUnlimitedServer();
      await recordDonation(server.databaseUrl);
      await use(server);
      await server.discard();
    },
    { scope: "worker" },
  ],
  chat: [
    async ({}, use) => {
      const server = await startUnlimitedServer({ FEATURE_CHAT: "true" });
      await use(server);
      await server.discard();
    },
    { scope: "worker" },
  ],
  ai: [
    async ({}, use) => {
      const model = await startModelServer();
      const server = await startUnlimitedServer({
        AI_BASE_URL: model.baseUrl,
        AI_API_KEY: "test-key",
        AI_MODEL: "test-model",
      });
      await use({ server, model });
      await server.discard();
      await model.close();
    },
    { scope: "worker" },
  ],
  demo: [
    async ({}, use) => {
      const server = await startUnlimitedServer({ SCHEDULE: "off", ...COLD });
      // With all that operators' programs are made of: most tests have no need of it.
      const { runCommand } = await import("../support/command.ts");
      const [code, said] = await runCommand({ folder: server.dataDirectory }, "demo:seed", "--no-shops");
      if (code !== 0) throw new Error(said);
      await use(server);
      await server.discard();
    },
    { scope: "worker" },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const settle = watchUntilSettled(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled) await settle();
      return response;
    };
    await use(page);
  },
  baseURL: async ({ server }, use) => use(server.url),
  unscheduled: async ({}, use) => {
    const server = await startUnlimitedServer({ SCHEDULE: "off", ...COLD, ...LEAPING });
    await use(server);
    await server.discard();
  },
  blog: async ({}, use) => {
    const site = await startForeignSite();
    await use(site);
    await site.close();
  },
  attacker: async ({}, use) => {
    const site = await startForeignSite();
    await use(site);
    await site.close();
  },
  expectedErrors: async ({}, use) => use([]),
  consoleErrors: async ({}, use) => use([]),
  watched: [
    async ({ page, expectedErrors, consoleErrors }, use) => {
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") consoleErrors.push(message.text());
      });
      page.on("pageerror", (error) => consoleErrors.push(error.message));
      await use(undefined);
      expect(consoleErrors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/**
 * A page of ours is live. To be waited for where it was not opened by the test's own `page.goto`: what is pressed before
 * that is lost, or done by the browser itself.
 */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator("[data-open-feedback]")).toBeAttached();
}

/** Axe's rules that go by colours: all that another colour scheme of the same page can break. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"] as const;

/**
 * Fails with what axe finds, each with its element.
 * @param rules all of axe's without it
 * @param left those of them that aren't asked; none without it
 */
export async function expectAccessible(
  page: Page,
  rules: readonly string[] = [],
  left: readonly string[] = [],
): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(endAnimations);
        return findViolations(page, rules, left);
      },
      // On a busy machine one look at a whole page takes longer than the usual five seconds.
      { timeout: 20_000 },
    )
    .toEqual([]);
}

/**
 * Runs in the page: axe would see half-mixed colours. They aren't waited for, since a browser that has nobody looking
 * at its page may draw no more frames, and then none of them ends.
 */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Sum of the layout shifts that no input caused, as the browser counts them. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

interface Wish {
  readonly occasion?: string;
  readonly interests?: readonly string[];
}

/** Fills in the form and sends it. */
export async function searchFor(
  finder: Locator,
  { occasion = "Birthday", interests = ["Reading", "Cooking"] }: Wish = {},
): Promise<void> {
  await finder.getByLabel("Occasion", { exact: true }).selectOption(occasion);
  for (const interest of interests) await finder.getByRole("button", { name: interest, exact: true }).click();
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
}

/** The cards of a finder's results. */
export function cardsOf(finder: Locator): Locator {
  const suggestions = finder.getByRole("group", { name: "Gift suggestions" });
  return suggestions.getByRole("listitem").filter({ has: finder.page().getByRole("heading") });
}
