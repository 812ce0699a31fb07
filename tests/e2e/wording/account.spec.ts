import { impactOf } from "@gifthearth/core";
import type { Contributions } from "@gifthearth/core/contract";
import { expect, type Page, test } from "../fixtures.ts";
import { accountButton, nameOf, newEmail, openAccount, openAdminAccount, PASSWORD } from "../people.ts";
import { IDEA_PAGE, saveSearch } from "../saved-things.ts";
import { CUT, cut, open, slow, testWording } from "./wording.ts";

/** Opens an account through the API, with the page's cookies, and goes to a page. */
const signedIn = (path: string, before?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await openAccount(page);
  await before?.(page);
  await page.goto(path);
};

async function saveIdea(page: Page): Promise<void> {
  const data = {
    title: "Bread Pan",
    description: "A crackling loaf at home.",
    priceRange: "$40-$80",
    affiliateUrl: "https://www.amazon.com/s?k=bread+pan",
  };
  expect((await page.request.post("/api/saved-gift-ideas", { data })).status()).toBe(201);
}

async function clickShopLink(page: Page): Promise<void> {
  const data = {
    productId: "bread-pan",
    affiliateLink: "https://www.amazon.com/s?k=pan",
    priceRange: "$40-$60",
  };
  expect((await page.request.post("/api/click-events", { data })).ok()).toBe(true);
}

/** As after a purchase that a report has confirmed. */
const CONFIRMED: Contributions = {
  totalEstimatedContribution: 3,
  totalConfirmedContribution: 2,
  pendingContribution: 1,
  clickCount: 2,
  conversionCount: 1,
  charityBreakdown: [{ charityId: "1", charityName: "Riverbank Trust", amount: 2, percentage: 100 }],
  recentActivity: [
    {
      id: "1",
      productId: "bread-pan",
      timestamp: "2026-10-02T12:00:00.000Z",
      confirmed: true,
      actualCommission: 4,
      estimatedCommission: 2,
    },
  ],
  impactMetrics: impactOf(200).map((impact) => ({ id: impact.type, ...impact })),
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

testWording("an account and what is saved in it", [
  {
    where: "account menu",
    show: async (page) => {
      const email = await openAccount(page);
      await page.goto("/");
      await accountButton(page, nameOf(email)).click();
    },
    says: [
      "My Account",
      "Saved Gift Ideas",
      "Saved Gift Searches",
      "Profile Settings",
      "Sign Out",
      "Saved Gifts",
    ],
  },
  {
    where: "creating an account",
    show: async (page) => {
      await page.goto("/auth?mode=sign-up");
      await slow(page, "**/api/auth/sign-up", ["Creating Account..."]);
      await page.getByRole("textbox", { name: "Email" }).fill(newEmail());
      await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
      await page.getByRole("textbox", { name: "Confirm password" }).fill(PASSWORD);
      await page.getByRole("button", { name: "Create Account" }).last().click();
    },
    says: ["Create Account", "Creating Account..."],
  },
  {
    where: "nothing saved and given yet",
    show: async (page) => {
      await signedIn("/saved-gifts")(page);
      await page.goto("/saved-gift-ideas");
      await page.goto("/profile?tab=impact");
    },
    says: [
      ...["You don't have any saved gift searches yet.", "Start a New Search"],
      ...["No saved gift ideas yet", "Find Gift Ideas"],
      "You haven't made any contributions yet.",
    ],
  },
  {
    where: "saved searches",
    show: async (page) => {
      await signedIn("/saved-gifts", saveSearch)(page);
      await press(page, /^Delete/);
    },
    says: [
      "Saved Gift Searches | GiftHearth",
      ...["Graduation Gift", "Music", "$25-$75", "Plays the cello.", "Search Again", "Delete"],
      "Saved search deleted successfully",
    ],
  },
  {
    where: "saved search that can't be deleted",
    show: async (page) => {
      await signedIn("/saved-gifts", saveSearch)(page);
      await cut(page, "**/api/saved-gift-queries/*");
      await press(page, /^Delete/);
    },
    errors: CUT,
    says: ["Failed to delete saved search"],
  },
  {
    where: "saved ideas",
    show: async (page) => {
      await signedIn("/saved-gift-ideas", saveIdea)(page);
      await slow(page, "**/api/saved-gift-ideas/*", ["Deleting..."]);
      await press(page, /^Delete/);
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    },
    says: [
      "Saved Gift Ideas | GiftHearth",
      ...["Bread Pan", "$40-$80", "View Gift", "Thoughtfully Selected Gift"],
      ...[
        "Are you sure?",
        "This will permanently delete this saved gift idea.",
        "Cancel",
        "Delete",
        "Deleting...",
      ],
      "Gift idea deleted successfully",
    ],
  },
  {
    where: "saved idea that can't be deleted",
    show: async (page) => {
      await signedIn("/saved-gift-ideas", saveIdea)(page);
      await cut(page, "**/api/saved-gift-ideas/*");
      await press(page, /^Delete/);
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    },
    errors: CUT,
    says: ["Failed to delete gift idea"],
  },
  {
    where: "saved things that can't be loaded",
    show: async (page) => {
      await signedIn("/profile")(page);
      await cut(page, "**/api/saved-gift-*");
      await page.getByRole("main").getByRole("link", { name: "Saved Gift Ideas" }).click();
      await page.getByText("Failed to load your saved gift ideas").first().waitFor();
      await page.goBack();
      await page.getByRole("main").getByRole("link", { name: "Saved Gift Searches" }).click();
    },
    errors: CUT,
    says: ["Failed to load your saved gift ideas", "Failed to load your saved searches"],
  },
]);

testWording("saving, and what goes wrong with it", [
  {
    where: "saving an idea",
    show: async (page) => {
      await signedIn(IDEA_PAGE)(page);
      await press(page, /^Save/);
    },
    says: ["Gift idea saved successfully!"],
  },
  {
    where: "saving an idea, failing",
    show: async (page) => {
      await signedIn(IDEA_PAGE)(page);
      await cut(page, "**/api/saved-gift-ideas");
      await press(page, /^Save/);
    },
    errors: CUT,
    says: ["Failed to save gift idea"],
  },
  {
    where: "saving a search",
    show: async (page) => {
      await signedIn("/recommendations?occasion=Birthday&interests=Cooking&budgetMin=25&budgetMax=100")(page);
      await press(page, "Save search");
    },
    says: ["Search saved successfully!"],
  },
  {
    where: "saving a search, failing",
    show: async (page) => {
      await signedIn("/recommendations?occasion=Birthday&interests=Cooking&budgetMin=25&budgetMax=100")(page);
      await cut(page, "**/api/saved-gift-queries");
      await press(page, "Save search");
    },
    errors: CUT,
    says: ["Failed to save your search"],
  },
]);

testWording("the profile", [
  {
    where: "profile",
    show: async (page) => {
      await signedIn("/profile")(page);
      await slow(page, "**/api/profile", ["Saving..."]);
      await press(page, "Save Changes");
    },
    says: [
      "Profile Settings | GiftHearth",
      ...["Profile Information", "Notification Settings", "Gift Preferences", "Security Settings"],
      ...["Charitable Impact", "Saved Gift Ideas", "Saved Gift Searches", "Sign Out"],
      ...["Your email cannot be changed", "Save Changes", "Saving..."],
      "Profile updated successfully",
    ],
  },
  {
    where: "profile that can't be saved",
    show: async (page) => {
      await signedIn("/profile")(page);
      await cut(page, "**/api/profile");
      await press(page, "Save Changes");
    },
    errors: CUT,
    says: ["Error updating profile"],
  },
  {
    where: "notification settings",
    show: signedIn("/profile?tab=notifications"),
    says: ["Notification Settings", "Two weeks before", "Three days before", "Time zone", "Save Changes"],
  },
  {
    where: "gift preferences",
    show: signedIn("/profile?tab=preferences"),
    says: ["Gift Preferences", "Favorite categories", "Books", "Tech", "From (US dollars)", "Save Changes"],
  },
  {
    where: "security settings",
    show: signedIn("/profile?tab=security"),
    says: [
      "Change Password",
      "Two-Factor Authentication",
      "Active Sessions",
      "an authenticator app on it shows a new code every half minute",
      "Set Up",
    ],
  },
  {
    where: "contributions",
    show: async (page) => {
      await signedIn("/profile?tab=impact", clickShopLink)(page);
      await page.getByText("0 successful conversions").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Charities" }).click();
      await page.getByText("Set Preferred Charity").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Activity" }).click();
    },
    says: [
      ...["Overview", "Charities", "Activity"],
      ...["Total Confirmed", "0 successful conversions", "Pending Contributions", "1 tracked click"],
      ...[
        "What it may come to",
        "Nothing yet: a gallon of clean water takes 10 cents, a meal $2 and a tree $5.",
      ],
      ...["Set Preferred Charity", "Coming soon"],
      ...["bread-pan", "$2.00", "Pending"],
    ],
  },
  {
    where: "contributions, one of them confirmed",
    show: async (page) => {
      await signedIn("/profile")(page);
      await page.route("**/api/contributions", (route) => route.fulfill({ json: CONFIRMED }));
      const main = page.getByRole("main");
      for (const [name, text] of [
        ["Charitable Impact", "1 successful conversion"],
        ["Charities", "100.0% of your total contribution"],
        ["Activity", "$4.00"],
      ] as const) {
        await main.getByRole("link", { name, exact: true }).click();
        await main.getByText(text).waitFor();
      }
    },
    says: [
      "1 successful conversion",
      "As much as 1 meal, or 20 gallons of clean water.",
      ...["Riverbank Trust", "100.0% of your total contribution"],
      ...["$4.00", "Confirmed"],
      "Activity is recorded when you click on product links, and confirmed after a purchase.",
    ],
  },
]);

test.describe("for an administrator", () => {
  testWording("the admin page that isn't there", [
    {
      where: "admin page that isn't there",
      show: signedIn("/admin/dashboard"),
      errors: [/status of 404/],
      says: ["Admin page not found", "may not exist", "permission", "Admin Dashboard", "Main site"],
    },
  ]);

  test("the account menu says Admin Dashboard", async ({ page, server }) => {
    const email = await openAdminAccount(page, server);
    await page.goto("/");
    await accountButton(page, nameOf(email)).click();
    await expect(page.getByRole("menuitem", { name: "Admin Dashboard" })).toBeVisible();
  });
});

test("signed out, the contribution dashboard asks to log in", async ({ page }) => {
  await open("/profile?tab=impact")(page);
  await expect(page).toHaveURL(/\/auth/);
});
