import { DEMO_STATS } from "@gifthearth/core";
import { expect, it } from "vitest";
import { newNonce } from "./content-security-policy.ts";
import { createRender, type FetchApi, type Render } from "./render.tsx";
import { withKeptPages } from "./with-kept-pages.ts";

const ASSETS = { entry: "/site.js", styles: "/site.css", fonts: [], imports: [], pages: {} };
const SESSION = "gh_session=abc";

/** A site whose drawings are counted; the visitor's country is in a header of theirs. */
function openSite(render: Render = createRender(ASSETS)) {
  let drawn = 0;
  let now = 0;
  let isDown = false;
  const site = withKeptPages(
    (...asked) => {
      drawn += 1;
      return render(...asked);
    },
    newNonce,
    () => now,
  );
  const ask = (path: string, { country = "US", ...headers }: Record<string, string> = {}, method = "GET") => {
    const fetchApi: FetchApi = async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/country") return Response.json({ status: "success", countryCode: country });
      if (isDown || pathname.startsWith("/api/shared-lists/")) return Response.json({}, { status: 503 });
      if (pathname === "/api/donation-stats") return Response.json({ ...DEMO_STATS, charityShare: 0.5 });
      return Response.json({ user: null, profile: null, isAdmin: false, showsAdminMenu: false, items: [] });
    };
    return site(new Request(`https://gifts.example${path}`, { headers, method }), fetchApi);
  };
  return {
    ask,
    drawn: () => drawn,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

it("draws a page once for a burst of visitors, with a nonce of its own for each", async () => {
  const { ask, drawn } = openSite();
  const answers = await Promise.all([ask("/about"), ask("/about"), ask("/about")]);
  answers.push(await ask("/about"));
  expect(drawn()).toBe(1);
  const nonces = answers.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1],
  );
  expect(new Set(nonces).size).toBe(4);
  for (const [index, answer] of answers.entries()) {
    const html = await answer.text();
    const used = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(html).toContain("</html>");
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used)).toEqual(new Set([nonces[index]]));
  }
});

it("draws it anew after some seconds, and for another address, country or choice of colours", async () => {
  const { ask, drawn, wait } = openSite();
  await ask("/about");
  for (const other of [
    ask("/about?a"),
    ask("/about", { country: "DE" }),
    ask("/about", { Cookie: "theme=dark" }),
  ]) {
    await other;
  }
  expect(drawn()).toBe(4);
  expect(await (await ask("/about", { Cookie: "theme=dark" })).text()).toContain('data-theme="dark"');
  expect(drawn()).toBe(4);
  wait(5_000);
  await ask("/about");
  expect(drawn()).toBe(5);
});

it.each([
  ["brings a session", "/about", { Cookie: SESSION }],
  ["brings a session and the choice of colours", "/about", { Cookie: `theme=dark; ${SESSION}` }],
  ["asks for what is the user's", "/profile", {}],
  ["asks for a list that friends change", "/lists/abcdefgh", {}],
  ["comes from a partner, who is told of it", "/gift-finder?partner=blog", {}],
])("keeps nothing for who %s", async (_, path, headers) => {
  const { ask, drawn } = openSite();
  await ask(path, headers);
  await ask(path, headers);
  expect(drawn()).toBe(2);
});

it("shows a page that lacks something to who asked, and to nobody later", async () => {
  const { ask, drawn, setDown } = openSite();
  setDown(true);
  const [one, other] = await Promise.all([ask("/about"), ask("/about")]);
  expect([one?.status, other?.status, drawn()]).toEqual([200, 200, 1]);
  setDown(false);
  await ask("/about");
  expect(drawn()).toBe(2);
});

it("keeps no more pages than there is room for", async () => {
  const { ask, drawn } = openSite(async () => new Response("<html>"));
  await ask("/about");
  for (let other = 0; other < 100; other += 1) await ask(`/cookies?${other}`);
  await ask("/cookies?99");
  expect(drawn()).toBe(101);
  await ask("/about");
  expect(drawn()).toBe(102);
});
