import { expect, expectAccessible, test } from "./fixtures.ts";
import { openAccount } from "./people.ts";

test("a person is kept, with a day that there is, and a search begins with what is known of them", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await openAccount(page);
  await page.goto("/people");
  await page.getByRole("link", { name: "Add a person" }).click();
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Ruth");
  await main.getByLabel("Who are they to you?").selectOption("mother");
  await main.getByLabel("Month of day 1").selectOption("February");
  await main.getByLabel("Day of day 1").fill("30");
  await main.getByLabel("Remind me by email").check();
  await main.getByLabel("What they like").fill("Gardening, Tea");
  await main.getByLabel("What you gave").fill("Wool Rug, 2025");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("There is no such day")).toBeVisible();
  await main.getByLabel("Day of day 1").fill("29");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ruth is saved")).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Ruth");
  await expectAccessible(page);
  await expect(main.getByLabel("Remind me by email")).toBeChecked();
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(main.getByText(`Local time: ${zone}.`)).toBeVisible();
  await main.getByRole("button", { name: "Find ideas for Birthday" }).click();
  await expect(page).toHaveURL(/\/gift-finder(\?|$)/);
  await expect(main.getByLabel("Notes")).toHaveValue("Already has Wool Rug.");
  await page.goto("/people");
  await main.getByRole("button", { name: "Make a calendar address" }).click();
  const address = await main.getByRole("textbox", { name: "Your calendar address" }).inputValue();
  expect(await (await page.request.get(new URL(address).pathname)).text()).toContain(
    "SUMMARY:Ruth: Birthday",
  );
  await expectAccessible(page);
  await main.getByRole("button", { name: "Remove the address" }).click();
  await expect(main.getByRole("button", { name: "Make a calendar address" })).toBeVisible();
  await main.getByRole("link", { name: "Ruth" }).click();
  await main.getByRole("button", { name: "Delete Ruth" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nobody here yet.")).toBeVisible();
});
