import type { ServerProcess } from "../support/server-process.ts";
import {
  COLOUR_RULES,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from "./fixtures.ts";
import { openAccount, openAdminAccount } from "./people.ts";

const WIDTHS = [1280, 768, 390];

type Visitor = "signed out" | "signed in" | "admin";

/** What somebody finds at an address: a title, or where they are sent instead. */
interface Found {
  readonly title: string;
  /** 200 unless told. */
  readonly status?: number;
  /** Where they end up; the address itself unless told. */
  readonly at?: RegExp;
}

interface Route {
  readonly path: string;
  /** What everybody finds, or each of them. */
  readonly found:
    | Found
    | Readonly<Record<"signed out" | "signed in", Found>>
    | Readonly<Record<Visitor, Found>>;
}

const titled = (page: string): Found => ({ title: `${page} | GiftHearth` });
const CONTEXT = "occasion=Birthday&interests=Cooking&budgetMin=25&budgetMax=100";
const SIGN_IN: Found = { title: "Sign In | GiftHearth", at: /\/auth\?next=/ };
const NO_ADMIN_PAGE: Found = { title: "Admin page not found | GiftHearth", status: 404 };
const ADMIN_PAGE: Found = titled("Admin Dashboard");

/** The route table of the specification, section 2, and the pages beside it. */
const ROUTES: readonly Route[] = [
  { path: "/", found: { title: "GiftHearth - Gift Finder for Charitable Giving" } },
  { path: "/gift-finder", found: titled("Gift Finder") },
  { path: "/gift-finder?category=trending%20interests", found: titled("Gift Finder") },
  { path: "/gift-ideas", found: titled("Browse Gift Ideas") },
  { path: "/gift-ideas/cast-iron-bread-pan-with-lid", found: titled("Cast-Iron Bread Pan with Lid") },
  { path: "/impact", found: titled("Our Impact") },
  { path: "/about", found: { title: "About GiftHearth – Gifts With Purpose" } },
  { path: "/blog", found: titled("Blog") },
  { path: "/blog/2", found: titled("Eco-Friendly Gifts That Don’t End Up in a Drawer") },
  { path: "/blog/3", found: titled("Can a Machine Find a Good Gift? How Ours Looks for One") },
  { path: "/blog/4", found: titled("The Psychology of Gifts: What the Giver Sees and the Receiver Keeps") },
  { path: "/blog/5", found: titled("Where the Money Will Go: Our Plan for a Different Model") },
  { path: "/blog/99", found: { ...titled("Blog"), at: /\/blog$/ } },
  {
    path: "/saved-gifts",
    found: { "signed out": SIGN_IN, "signed in": titled("Saved Gift Searches") },
  },
  {
    path: "/saved-gift-ideas",
    found: { "signed out": SIGN_IN, "signed in": titled("Saved Gift Ideas") },
  },
  { path: "/profile", found: { "signed out": SIGN_IN, "signed in": titled("Profile Settings") } },
  { path: "/partners", found: titled("Partners") },
  {
    path: "/auth",
    found: {
      "signed out": titled("Sign In"),
      "signed in": { ...titled("Gift Finder"), at: /\/gift-finder$/ },
    },
  },
  { path: "/embed", found: titled("Put a Widget on Your Page") },
  { path: "/embed?widget=impact-scoreboard&theme=dark", found: titled("Put a Widget on Your Page") },
  { path: "/embed?widget=badge", found: titled("Put a Widget on Your Page") },
  { path: "/developers", found: titled("For Developers") },
  { path: "/terms", found: titled("Terms of Service") },
  { path: "/privacy", found: titled("Privacy Policy") },
  { path: "/cookies", found: titled("Cookie Policy") },
  { path: "/affiliate-disclosure", found: titled("Affiliate Disclosure") },
  { path: `/recommendations?${CONTEXT}`, found: titled("Gift Recommendations") },
  { path: `/recommendations/enhanced?${CONTEXT}`, found: titled("Enhanced Gift Recommendations") },
  { path: `/recommendations/diverse?${CONTEXT}`, found: titled("Diverse Gift Recommendations") },
  { path: `/recommendations/high-quality?${CONTEXT}`, found: titled("High-Quality Gift Recommendations") },
  { path: "/recommendations/test", found: titled("Recommendation Quality Test") },
  { path: "/test-recommendations", found: titled("Recommendation Quality Test") },
  { path: "/recommendations/test-quality", found: titled("High-Quality Recommendation Test") },
  { path: "/test-quality", found: titled("High-Quality Recommendation Test") },
  {
    path: "/admin/feedback",
    found: { "signed out": SIGN_IN, "signed in": NO_ADMIN_PAGE, admin: ADMIN_PAGE },
  },
  {
    path: "/admin/dashboard",
    found: { "signed out": SIGN_IN, "signed in": NO_ADMIN_PAGE, admin: ADMIN_PAGE },
  },
  { path: "/nowhere", found: { title: "Page not found | GiftHearth", status: 404 } },
];

/** Opens an account through the API, with the page's cookies. */
async function become(visitor: Visitor, page: Page, server: ServerProcess): Promise<void> {
  if (visitor === "signed in") await openAccount(page);
  if (visitor === "admin") await openAdminAccount(page, server);
}

function visitorsOf({ found }: Route): readonly (readonly [Visitor, Found])[] {
  if (!("title" in found)) return Object.entries(found) as [Visitor, Found][];
  return [
    ["signed out", found],
    ["signed in", found],
  ];
}

for (const route of ROUTES) {
  for (const [index, [visitor, { title, status = 200, at }]] of visitorsOf(route).entries()) {
    // What everybody finds alike is looked at once; who is signed in has another header, on any page the same.
    const isAnother = index === 0 || !("title" in route.found) || route.path === "/";
    test(`${route.path}, ${visitor}: ${status} “${title}”${isAnother ? ", axe clean, light and dark" : ""}`, async ({
      page,
      server,
      expectedErrors,
    }) => {
      if (status === 404) expectedErrors.push(/status of 404/);
      await become(visitor, page, server);
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(status);
      if (at) await expect(page).toHaveURL(at);
      await expect(page).toHaveTitle(title);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      // Where somebody is sent is looked at there.
      if (!isAnother || at) return;
      await page.emulateMedia({ colorScheme: "light" });
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, COLOUR_RULES);
    });
  }
}
