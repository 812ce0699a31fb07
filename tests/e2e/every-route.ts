import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./fixtures.ts";
import { becomePartner, nameOf, openAccount, openAdminAccount } from "./people.ts";
import { saveIdea, saveSearch } from "./saved-things.ts";

/** A way of looking at a page. */
export interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  /** Those of axe's rules that are asked; all of them without it. */
  readonly rules?: readonly string[];
  /** Those that a page which is drawn as another isn't asked; none without it. */
  readonly unlessAlike?: readonly string[];
}

/** From the last look's on to the narrowest that a page has to fit. */
const WIDTHS = [1280, 768, 320];

/** So many pages of a kind are looked at by who is signed in, where that isn't every page. */
const OF_EACH_KIND = 2;

/** What somebody finds at an address: a title and a heading, or where they are sent instead. */
interface Route {
  readonly path: string;
  readonly title: string;
  /** The page's first heading, where its words are its own. */
  readonly heading?: string;
  /** 200 unless told. */
  readonly status?: number;
  /** Drawn as the one before it: what only colours can break is looked at there. */
  readonly isAlike?: true;
  /** Search engines are asked to leave it out. */
  readonly isUnlisted?: true;
  /** Where they end up; the address itself unless told. */
  readonly at?: RegExp;
}

/** A page whose title begins with its heading. */
const titled = (path: string, name: string, heading = name): Route => ({
  path,
  title: `${name} | GiftHearth`,
  heading,
});

const unlisted = (...routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({ ...route, isUnlisted: true }));

/** Pages of one kind, of which the first shows its colours. */
const alike = (first: Route, ...others: readonly Route[]): readonly Route[] => [
  first,
  ...others.map((route): Route => ({ ...route, isAlike: true })),
];

const WISH = "occasion=Birthday&interests=Cooking&interests=Photography&budgetMin=25&budgetMax=150";

/** What everybody finds, by what they come for. */
const EVERYBODY: Readonly<Record<string, readonly Route[]>> = {
  "what leads to gifts": [
    {
      path: "/",
      title: "GiftHearth - Gift Finder for Charitable Giving",
      heading: "Find the Perfect Gift & Make a Difference",
    },
    ...alike(
      titled("/gift-finder", "Gift Finder", "Find the Perfect Gift"),
      titled("/gift-finder?category=trending%20interests", "Gift Finder", "Find the Perfect Gift"),
      titled("/gift-finder?category=popular%20occasions", "Gift Finder", "Find the Perfect Gift"),
    ),
    ...unlisted(titled("/shortlist", "Your Shortlist")),
    ...unlisted({
      ...titled("/lists/nothing", "Gift ideas, shared with you", "There is no such list"),
      status: 404,
    }),
    titled("/gift-ideas", "Browse Gift Ideas"),
    titled("/gift-ideas/cast-iron-bread-pan-with-lid", "Cast-Iron Bread Pan with Lid"),
    { path: "/gift-ideas/no-such-idea", title: "Page not found | GiftHearth", status: 404 },
    ...alike(
      titled("/gift-ideas?by=interest&interest=Vinyl", "Vinyl gift ideas", "Browse Gift Ideas"),
      titled(
        "/gift-ideas?by=price&price=luxury&shown=24",
        "Luxury gift ideas, from $200",
        "Browse Gift Ideas",
      ),
    ),
  ],
  "what is recommended": [
    ...alike(
      titled(`/recommendations?${WISH}`, "Gift Recommendations"),
      titled(`/recommendations/enhanced?${WISH}`, "Enhanced Gift Recommendations"),
      titled(`/recommendations/diverse?${WISH}`, "Diverse Gift Recommendations"),
    ),
    titled(`/recommendations/high-quality?${WISH}`, "High-Quality Gift Recommendations"),
    ...alike(
      titled("/recommendations/test", "Recommendation Quality Test"),
      titled("/test-recommendations", "Recommendation Quality Test"),
    ),
    ...alike(
      titled("/recommendations/test-quality", "High-Quality Recommendation Test"),
      titled("/test-quality", "High-Quality Recommendation Test"),
    ),
  ],
  "what there is to read": [
    titled("/impact", "Our Impact"),
    { path: "/about", title: "About GiftHearth – Gifts With Purpose", heading: "Gifts with purpose" },
    titled("/blog", "Blog", "Notes on giving well"),
    ...alike(
      titled("/blog/2", "Eco-Friendly Gifts That Don’t End Up in a Drawer"),
      titled("/blog/3", "Can a Machine Find a Good Gift? How Ours Looks for One"),
      titled("/blog/4", "The Psychology of Gifts: What the Giver Sees and the Receiver Keeps"),
      titled("/blog/5", "Where the Money Will Go: Our Plan for a Different Model"),
    ),
    { ...titled("/blog/99", "Blog", "Notes on giving well"), at: /\/blog$/ },
    ...alike(
      titled("/terms", "Terms of Service"),
      titled("/privacy", "Privacy Policy"),
      titled("/cookies", "Cookie Policy"),
      titled("/affiliate-disclosure", "Affiliate Disclosure"),
    ),
    { ...titled("/nowhere", "Page not found"), status: 404 },
  ],
  "what is for other sites": [
    { path: "/partners", title: "Partners | GiftHearth" },
    titled("/embed", "Put a Widget on Your Page", "Put a widget on your page"),
    titled(
      "/embed?widget=impact-scoreboard&theme=dark",
      "Put a Widget on Your Page",
      "Put a widget on your page",
    ),
    titled("/embed?widget=badge", "Put a Widget on Your Page", "Put a widget on your page"),
    titled("/developers", "For Developers", "For developers"),
    ...unlisted(titled("/developers/drawings", "Drawings")),
  ],
  "what mails lead to": [
    titled("/newsletter", "Newsletter", "Join Our Newsletter"),
    ...unlisted(
      ...alike(
        titled("/newsletter/confirm?token=x", "Confirm Newsletter", "Confirm your newsletter"),
        titled("/newsletter/confirm?outcome=done", "Confirm Newsletter", "Welcome to the newsletter"),
        titled("/newsletter/confirm?outcome=failed", "Confirm Newsletter", "Confirm your newsletter"),
        titled("/newsletter/unsubscribe?token=x", "Unsubscribe", "Unsubscribe from the newsletter"),
        titled("/newsletter/unsubscribe?outcome=done", "Unsubscribe", "You are unsubscribed"),
        titled("/newsletter/unsubscribe?outcome=failed", "Unsubscribe", "This link is no longer good"),
        titled("/reminders/unsubscribe?token=x", "Stop Reminders", "Stop reminders"),
        titled("/reminders/unsubscribe?outcome=done", "Stop Reminders", "These reminders are stopped"),
        titled("/checkpoints/unsubscribe?token=x", "Stop the Checkpoints", "Stop the ledger’s checkpoints"),
        titled(
          "/checkpoints/unsubscribe?outcome=done",
          "Stop the Checkpoints",
          "The checkpoints are stopped",
        ),
      ),
      titled("/auth/forgot", "Forgot Password", "Forgot your password?"),
      titled("/auth/reset?token=x", "New Password", "Set a new password"),
      titled("/auth/finish?token=x", "Finish Your Account", "Finish your account"),
      titled("/auth/confirm?token=x", "Confirm Email", "Confirm your email"),
      titled("/save?title=Walnut+Tea+Tray", "Save Gift Idea", "Save this gift idea?"),
    ),
  ],
};

const SIGNED_OUT: readonly Route[] = [
  ...unlisted(
    titled("/auth", "Sign In", "Welcome back"),
    titled("/auth?mode=sign-up", "Create Account", "Create your account"),
  ),
  ...[
    "/saved-gifts",
    "/saved-gift-ideas",
    "/people",
    "/people/new",
    "/charity",
    "/profile",
    "/admin/feedback",
    "/admin/dashboard",
  ].map((path): Route => ({ path, title: "Sign In | GiftHearth", at: /\/auth\?next=/ })),
];

const TABS = ["", "?tab=notifications", "?tab=preferences", "?tab=security", "?tab=impact"];
const SAVED: readonly Route[] = [
  { path: "/saved-gifts", title: "Saved Gift Searches | GiftHearth" },
  titled("/people", "People"),
  titled("/people/new", "People", "Add a person"),
  titled("/charity", "Your Charity"),
  { path: "/charity?id=nobody", title: "Your Charity | GiftHearth", status: 404 },
  { path: "/people/nobody", title: "Page not found | GiftHearth", status: 404 },
  { path: "/saved-gift-ideas", title: "Saved Gift Ideas | GiftHearth" },
];

const SIGNED_IN: readonly Route[] = [
  ...unlisted(
    ...SAVED,
    ...TABS.map((tab): Route => ({ path: `/profile${tab}`, title: "Profile Settings | GiftHearth" })),
  ),
  { path: "/partners", title: "Partners | GiftHearth" },
  { path: "/auth", title: "Gift Finder | GiftHearth", at: /\/gift-finder$/ },
  ...["/admin/feedback", "/admin/dashboard"].map(
    (path): Route => ({ path, title: "Admin page not found | GiftHearth", status: 404 }),
  ),
];

const ADMIN: readonly Route[] = ["/admin/feedback", "/admin/dashboard"].map((path) => ({
  path,
  title: "Admin Dashboard | GiftHearth",
}));

/**
 * A test for each kind of visitor and of page: every address answers with its status and title, nothing of it has to
 * be scrolled sideways, its headings are in order, and axe finds nothing.
 * @param looks how each page is looked at
 * @param signedIn which pages are looked at by who is signed in, too: their header is the same on any of them
 */
export function testEveryRoute(looks: readonly Look[], signedIn: "every page" | "a page of each kind"): void {
  const visit = (page: Page, routes: readonly Route[], expectedErrors: RegExp[]) =>
    visitAll(page, routes, expectedErrors, looks);

  for (const [what, routes] of Object.entries(EVERYBODY)) {
    test(`everybody finds ${what}, in order and axe clean`, async ({ page, expectedErrors }) => {
      await visit(page, routes, expectedErrors);
    });

    test(`who is signed in finds ${what}, too`, async ({ page, expectedErrors }) => {
      const name = nameOf(await openAccount(page));
      await page.setViewportSize({ width: 390, height: 900 });
      const different = routes.filter(({ isAlike }) => !isAlike);
      for (const route of signedIn === "every page" ? different : different.slice(0, OF_EACH_KIND)) {
        await test.step(route.path, async () => {
          await find(page, route, expectedErrors);
          await expect(page.getByRole("banner").getByRole("button", { name, exact: true })).toBeAttached();
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }

  test("who is signed out finds the way to sign in", async ({ page, expectedErrors }) => {
    await visit(page, SIGNED_OUT, expectedErrors);
  });

  test("who has just signed up finds their own pages, with nothing on them yet", async ({
    page,
    expectedErrors,
  }) => {
    await openAccount(page);
    await visit(page, SIGNED_IN, expectedErrors);
  });

  test("who has saved things and become a partner finds them, under however long a name", async ({
    page,
    server,
    expectedErrors,
  }) => {
    await openAccount(page, { username: "A-very-long-name-without-any-break-in-it-whatsoever-at-all" });
    await saveSearch(page);
    await saveIdea(page);
    const partner = await becomePartner(page, server);
    for (let loads = 0; loads < 3; loads++) {
      await page.request.get(`/api/donation-stats?partner=${partner}`);
    }
    const views = ["figures", "snippet", "settings", "new"].map(
      (view): Route => ({ path: `/partners?id=${partner}&view=${view}`, title: "Partners | GiftHearth" }),
    );
    const own = unlisted(
      ...SAVED,
      titled("/save?title=Walnut+Tea+Tray", "Save Gift Idea", "Save this gift idea?"),
    );
    await visit(page, [...own, ...views], expectedErrors);
  });

  test("who is an administrator finds the dashboard", async ({ page, server, expectedErrors }) => {
    await openAdminAccount(page, server);
    await visit(page, ADMIN, expectedErrors);
  });
}

async function visitAll(
  page: Page,
  routes: readonly Route[],
  expectedErrors: RegExp[],
  looks: readonly Look[],
): Promise<void> {
  for (const route of routes) {
    await test.step(route.path, async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await find(page, route, expectedErrors);
      // Where somebody is sent is looked at there.
      if (route.at) return;
      const levels = await headingLevels(page);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
      for (const { width, colorScheme, rules, unlessAlike } of looks) {
        if (rules && route.isAlike) continue;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, rules, route.isAlike && unlessAlike);
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

async function find(
  page: Page,
  { path, title, heading, status = 200, at, isUnlisted }: Route,
  expectedErrors: RegExp[],
): Promise<void> {
  if (status === 404) expectedErrors.push(/status of 404/);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  if (at) await expect(page).toHaveURL(at);
  await expect(page).toHaveTitle(title);
  if (heading) await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  if (isUnlisted) await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
}

/** Levels of the page's own headings, in order. */
function headingLevels(page: Page): Promise<number[]> {
  return page
    .getByRole("main")
    .getByRole("heading")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
}
