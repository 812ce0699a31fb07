import { pino } from "pino";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { addAccountAt, PASSWORD } from "../support/accounts.ts";
import { openMailFiles } from "../support/mail-files.ts";
import { type ServerProcess, serverAt } from "../support/server-process.ts";
import { expect, expectLive, type Locator, type Page } from "./fixtures.ts";

export { PASSWORD };

let people = 0;

/** An address that nobody else has, whichever process they are in. */
export const newEmail = () => `person-${process.pid}-${people++}@example.org`;

/**
 * Opens an account and signs the page's context in.
 * @param form the account's names, or an address of its own
 * @param server the one that the test's pages are of unless given
 * @returns its address
 */
export async function openAccount(
  page: Page,
  { email = newEmail(), ...names }: { email?: string; username?: string; fullName?: string } = {},
  server?: ServerProcess,
): Promise<string> {
  const base = server?.url ?? (await page.request.get("/healthz")).url();
  const { url, databaseUrl } = serverAt(base);
  await addAccountAt({ databaseUrl }, email, names);
  const data = { email, password: PASSWORD };
  const response = await page.request.post(`${url}/api/auth/sign-in`, { data });
  expect(response.status()).toBe(200);
  return email;
}

/** Opens an account and makes it an administrator's. @returns its address */
export async function openAdminAccount(page: Page, server: ServerProcess): Promise<string> {
  const email = await openAccount(page, {}, server);
  const db = openDatabase(server.databaseUrl, pino({ level: "silent" }));
  await grantAdmin(db, email).finally(() => db.destroy());
  return email;
}

/** Makes who is signed in a partner, through the API. @returns the partner id */
export async function becomePartner(
  page: Page,
  server: ServerProcess,
  changes: object = {},
): Promise<string> {
  const data = { name: "Ann's Blog", website: "https://blog.example", kind: "blog", ...changes };
  const reply = await page.request.post(`${server.url}/api/partners`, { data });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

/** Opens the account that a form on the page has just asked for, by the mailed link. */
export async function finishAccount(page: Page, server: ServerProcess, email: string): Promise<void> {
  await page.goto(server.url + (await mailedLink(server, email, "/auth/finish")));
  await expectLive(page);
  await page.getByRole("main").getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Finish My Account" }).click();
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

/** A mail to somebody that holds a text, as it was sent; waits for it. */
export async function mailTo(server: ServerProcess, email: string, text: string | RegExp): Promise<string> {
  const mails = openMailFiles(server);
  let found = "";
  await expect
    .poll(async () => {
      found = (await mails.to(email)).find((mail) => mail.search(text) >= 0) ?? "";
      return found;
    })
    .not.toBe("");
  return found;
}

/** The link in a mail to somebody. @param path where it leads */
export async function mailedLink(server: ServerProcess, email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=[\\w-]+`);
  return link.exec(await mailTo(server, email, link))?.[0] ?? "";
}
