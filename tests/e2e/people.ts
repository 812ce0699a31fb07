import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { grantAdmin } from "../../api/src/auth/roles.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { PASSWORD } from "../support/accounts.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { expect, type Locator, type Page } from "./fixtures.ts";

export { PASSWORD };

let people = 0;

/** An address that nobody else has, whichever process they are in. */
export const newEmail = () => `person-${process.pid}-${people++}@example.org`;

/**
 * Opens an account through the API, with the page's cookies.
 * @param form fields beside address and password
 * @param server the one that the test's pages are of unless given
 * @returns its address
 */
export async function openAccount(
  page: Page,
  form: Readonly<Record<string, string>> = {},
  server?: ServerProcess,
): Promise<string> {
  const email = newEmail();
  const data = { email, password: PASSWORD, confirmPassword: PASSWORD, ...form };
  const response = await page.request.post(`${server?.url ?? ""}/api/auth/sign-up`, { data });
  expect(response.status()).toBe(201);
  return form.email ?? email;
}

/** Opens an account and makes it an administrator's. @returns its address */
export async function openAdminAccount(page: Page, server: ServerProcess): Promise<string> {
  const email = await openAccount(page, {}, server);
  const db = openDatabase(server.databaseUrl, pino({ level: "silent" }));
  await grantAdmin(db, email).finally(() => db.destroy());
  return email;
}

/** Fills in the sign-in page and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Fills in a new password, twice. */
export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm new password" }).fill(password);
}

/** What opens the account menu, or leads to signing in. @param name the user's */
export const accountButton = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

/** The name that an account without one goes by. */
export const nameOf = (email: string) => email.split("@")[0] ?? "";

/** The newest mail to somebody that holds a text, as it was sent; waits for it. */
export async function mailTo(server: ServerProcess, email: string, text: string | RegExp): Promise<string> {
  const folder = join(server.dataDirectory, "mail");
  let found = "";
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      // What is still being written has another name, which it may lose before it is read.
      for (const name of names.filter((file) => file.endsWith(".eml"))) {
        const mail = await readFile(join(folder, name), "utf8");
        if (mail.includes(`To: ${email}`) && mail.search(text) >= 0) found = mail;
      }
      return found;
    })
    .not.toBe("");
  return found;
}

/** The link in the latest mail to somebody. @param path where it leads */
export async function mailedLink(server: ServerProcess, email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=[\\w-]+`);
  return link.exec(await mailTo(server, email, link))?.[0] ?? "";
}
