import type { RequestListener } from "node:http";
import { GIVEN } from "../support/given.ts";
import { startImpostor } from "../support/impostor.ts";
import { cardsOf, expect, expectAccessible, searchFor, test } from "./fixtures.ts";
import { FALLBACK, hostPage, onPage } from "./host-page.ts";

interface Misdeed {
  readonly what: string;
  readonly api: RequestListener;
  /** What the browser itself says in its console. */
  readonly console?: RegExp;
  /** Whether anything answered at all: then gifts of ours stand in. */
  readonly answers?: false;
  /** Whether axe looks at what comes of it: whatever else happens looks the same. */
  readonly looksAtItAll?: true;
}

const json =
  (body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

const stream =
  (text: string, isEnded = true): RequestListener =>
  (request, response) => {
    if (!request.url?.startsWith("/api/functions"))
      return json({ totalDonations: "a lot" })(request, response);
    response.writeHead(200, { "content-type": "text/event-stream" }).write(text);
    if (isEnded) response.end();
  };

const NO_ANSWER = "Failed to get gift recommendations. Please try again.";
const STANDS_IN = "Error getting recommendations - using our curated selections";

const MISDEEDS: readonly Misdeed[] = [
  {
    what: "hangs up",
    api: (request) => request.socket.destroy(),
    console: /ERR_EMPTY_RESPONSE|ERR_CONNECTION/,
    answers: false,
    looksAtItAll: true,
  },
  {
    what: "answers 500 with a proxy's page",
    api: (_, response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops</h1>"),
    console: /500/,
    looksAtItAll: true,
  },
  {
    what: "answers a page instead of data",
    api: (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end("<!doctype html><h1>Welcome to our hotel</h1>"),
  },
  { what: "answers null", api: json(null) },
  {
    what: "answers data of another shape",
    api: json({ items: [], totalDonations: {}, currentMonthDonation: "NaN", isDemo: "yes" }),
  },
  { what: "streams what isn't JSON", api: stream("event: meta\ndata: {oops\n\n") },
  {
    what: "streams events of another shape",
    api: stream(
      'event: meta\ndata: {"source":7}\n\nevent: suggestion\ndata: {"title":{}}\n\nevent: suggestion\ndata: null\n\nevent: done\ndata: {}\n\n',
    ),
  },
  { what: "ends the stream before anything came", api: stream("event: meta\n") },
];

for (const { what, api, console, answers = true, looksAtItAll } of MISDEEDS) {
  test(`when our API ${what}, the page stays whole and the visitor is told`, async ({
    page,
    expectedErrors,
  }) => {
    if (console) expectedErrors.push(console);
    const impostor = await startImpostor(api);
    try {
      await onPage(page, hostPage(impostor.origin), async () => {
        const board = page.locator("impact-scoreboard");
        await expect(board.getByRole("link", { name: "See what GiftHearth has given" })).toBeVisible();
        await expect(board).not.toContainText(/\d|NaN|undefined|null|\[object/);
        const finder = page.locator("gift-finder");
        await searchFor(finder);
        await expect(finder.getByRole("alert")).toContainText(answers ? STANDS_IN : NO_ANSWER);
        if (answers) await expect(cardsOf(finder)).toHaveCount(4);
        else await expect(finder.getByRole("button", { name: "Try Again" })).toBeVisible();
        await expect(page.locator("#own")).toBeVisible();
        // What the visitor is told is one of two.
        if (looksAtItAll) await expectAccessible(page);
      });
    } finally {
      await impostor.close();
    }
  });
}

test("an answer that begins and never goes on is given up after a minute", async ({ page }) => {
  await page.clock.install();
  const impostor = await startImpostor(stream(": nothing yet\n\n", false));
  try {
    await onPage(page, hostPage(impostor.origin, "", FALLBACK), async () => {
      const finder = page.locator("gift-finder");
      await searchFor(finder);
      await expect(finder.getByText("Finding thoughtful gifts...")).toBeVisible();
      await page.clock.runFor("01:01");
      await expect(finder.getByRole("alert")).toHaveText(STANDS_IN);
    });
  } finally {
    await impostor.close();
  }
});

test("an API that takes ten seconds is waited for, and the visitor sees that it is", async ({
  page,
  server,
}) => {
  await page.clock.install();
  let answer = () => {};
  const tenSeconds = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const impostor = await startImpostor(async (request, response) => {
    const body: Buffer[] = [];
    for await (const piece of request) body.push(piece as Buffer);
    await tenSeconds;
    const init = request.method === "POST" ? { method: "POST", body: Buffer.concat(body) } : {};
    const reply = await fetch(server.url + request.url, {
      ...init,
      headers: { "content-type": "application/json", accept: request.headers.accept ?? "*/*" },
    });
    response
      .writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" })
      .end(await reply.text());
  });
  try {
    await onPage(page, hostPage(impostor.origin), async () => {
      const board = page.locator("impact-scoreboard");
      await expect(board.locator("[aria-busy=true]")).toBeVisible();
      const finder = page.locator("gift-finder");
      await searchFor(finder);
      await expect(
        finder.getByRole("status").filter({ hasText: "Finding thoughtful gifts..." }),
      ).toBeVisible();
      await page.locator("#own").click();
      await page.clock.runFor("00:10");
      await expect(board.locator("[aria-busy=true]")).toBeVisible();
      answer();
      await expect(cardsOf(finder)).toHaveCount(6);
      await expect(board.getByText(GIVEN)).toBeVisible();
    });
  } finally {
    // That gifts were found is recorded as slowly, and would else find nobody there.
    await page.goto("about:blank");
    await impostor.close();
  }
});

test("when even the scripts can't be had, the link inside stays and nothing is said in the console", async ({
  page,
  expectedErrors,
}) => {
  // The browser's own line on the file.
  expectedErrors.push(/net::ERR_|404/);
  await onPage(page, hostPage("http://127.0.0.1:9", "", FALLBACK), async () => {
    await expect(page.getByRole("link", { name: "Find a gift" })).toBeVisible();
  });
});
