import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./fixtures.ts";
import { openAdminAccount } from "./people.ts";

const HEAD = "id,title,link,availability,price,brand";
const CAN = "can,Haws Long Spout Copper Watering Can,https://shop.example/can,in stock,39.90 USD,Haws";
const others = (count: number) =>
  Array.from(
    { length: count },
    (_, place) =>
      `thing${place},Thing Number ${place},https://shop.example/${place},in stock,${place + 5} USD,`,
  );

/** The message at the top. */
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

test.describe("shops", () => {
  test.use({ baseURL: async ({ unscheduled }, use) => use(unscheduled.url) });

  test("an administrator imports a shop's feed, confirms one that shrank, and removes the shop", async ({
    page,
    unscheduled,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 4\d\d/);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAdminAccount(page, unscheduled);
    await page.goto("/admin/dashboard?section=shops");
    const main = page.getByRole("main");
    const dialog = page.getByRole("alertdialog");
    const form = main.getByRole("region", { name: "Import a feed" });
    const upload = async (lines: readonly string[]) => {
      const buffer = Buffer.from([HEAD, ...lines].join("\n"));
      await form.getByLabel("File").setInputFiles({ name: "feed.csv", mimeType: "text/csv", buffer });
      await form.getByRole("button", { name: "Import the feed" }).click();
    };
    const expectFit = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };

    await expect(main.getByText("None yet. Cards link to a search of the marketplace.")).toBeVisible();
    await form.getByRole("button", { name: "Import the feed" }).click();
    await expect(form.getByText("Please choose the feed's file")).toBeVisible();
    await expectFit();

    await form.getByRole("textbox", { name: "Shop" }).fill("Pots & Co");
    await upload(["can,Haws Can,https://shop.example/can,in stock,39.90 USD"]);
    await expect(form.getByRole("alert")).toContainText("Line 2, column 5");

    await upload([CAN, ...others(6), "gone,Sold Thing,https://shop.example/gone,out of stock,5 USD,"]);
    await expect(toast(page, "Pots & Co shows 7 offers now")).toBeVisible();
    await expect(form.getByRole("status")).toContainText("7 of 8 products");
    await expect(main.getByText(/United States · 7 offers/)).toBeVisible();
    await expectFit();

    await upload([CAN]);
    await expect(toast(page, "The feed of Pots & Co waits to be confirmed")).toBeVisible();
    await expect(main.getByText("A feed of 1 offer waits")).toBeVisible();
    await expectFit();
    await main.getByRole("button", { name: "Confirm the feed of Pots & Co" }).click();
    await expect(dialog).toContainText("1 offer instead of the 7 that are shown.");
    await expectFit();
    await dialog.getByRole("button", { name: "Show it" }).click();
    await expect(toast(page, "The feed of Pots & Co is shown")).toBeVisible();
    await expect(main.getByText(/United States · 1 offer ·/)).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto("/gift-ideas/long-spouted-copper-watering-can");
    const inShops = visitor.getByRole("region", { name: "In shops now" });
    await expect(inShops.getByRole("link", { name: /Haws Long Spout Copper Watering Can/ })).toBeVisible();
    await expect(inShops).toContainText("$39.90 · Pots & Co");
    await visitor.close();

    await main.getByRole("button", { name: "Remove Pots & Co" }).click();
    await dialog.getByRole("button", { name: "Remove it" }).click();
    await expect(toast(page, "Pots & Co is removed")).toBeVisible();
    await expect(main.getByText("None yet. Cards link to a search of the marketplace.")).toBeVisible();
  });
});
