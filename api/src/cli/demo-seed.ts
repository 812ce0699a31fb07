/** `npm run demo:seed`: fills an empty database with a believable year, so that every screen can be seen. */
import { randomBytes } from "node:crypto";
import { pino } from "pino";
import type { Database } from "../db/database.ts";
import { NoDatabaseError, placeOfDatabase, refuseOthersFile } from "../db/existing-database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { describeExistingData } from "../operating/demo/existing-data.ts";
import { ADMIN_EMAIL, VISITOR_EMAIL } from "../operating/demo/people.ts";
import { type DemoYear, seedDemo } from "../operating/demo/seed.ts";
import { type DemoShops, seedShops } from "../operating/demo/shops/seed-shops.ts";
import { reasonOf } from "../runtime/reason.ts";
import { type Program, type ProgramAnswer, type ProgramContext, start, UsageError } from "./program.ts";

const NO_SHOPS = "--no-shops";

async function seed(
  { config, given, clock, newId }: ProgramContext,
  args: readonly string[],
): Promise<ProgramAnswer> {
  const [option, ...others] = args;
  if (others.length > 0 || (option !== undefined && option !== NO_SHOPS)) throw new UsageError();
  const db = await openNewDatabase(config.databaseUrl);
  try {
    const existing = await describeExistingData(db);
    if (existing.length > 0) return { text: refusal(existing), wentWell: false };
    // Not always the same: whoever knew it would be an admin wherever the demo is shown.
    const password = randomBytes(9).toString("base64url");
    const year = await seedDemo({ db, config, present: clock(), password });
    const shops = option === NO_SHOPS ? null : await seedShops({ db, config, clock, newId });
    return { text: describeDemo(year, shops, password, config.publicUrl, given), wentWell: true };
  } finally {
    await db.destroy();
  }
}

/** Opens the database, which is made if there is none, and brings it up to date. @throws {NoDatabaseError} */
async function openNewDatabase(url: string): Promise<Database> {
  let db: Database | undefined;
  try {
    await refuseOthersFile(url);
    db = openDatabase(url, pino({ level: "silent" }));
    await migrate(db);
    return db;
  } catch (cause) {
    await db?.destroy();
    if (cause instanceof NoDatabaseError) throw cause;
    const place = placeOfDatabase(url);
    const advice = "Please set DATA_DIR or DATABASE_URL to where an empty one can be.";
    throw new NoDatabaseError(`${place} can't be used: ${reasonOf(cause)}. ${advice}`, { cause });
  }
}

function refusal(existing: readonly string[]): string {
  return [
    `The database is not empty: it has ${existing.join(", ")}. Nothing was changed.`,
    "The demo is only for an empty one. Give it a folder of its own, here and for the server:",
    "  DATA_DIR=./demo npm run demo:seed",
    "  DATA_DIR=./demo npm start",
  ].join("\n");
}

/** What must be set again for a command to be on the demo's database; a file .env is read by it, too. */
const DATABASE_SETTINGS = ["DATA_DIR", "DATABASE_URL"];
const SERVER_SETTINGS = [...DATABASE_SETTINGS, "PORT", "PUBLIC_URL"];

/** Settings as they stand before a command, such as `DATA_DIR=./demo `; empty for none. */
function asPrefix(env: NodeJS.ProcessEnv, names: readonly string[]): string {
  return names
    .filter((name) => env[name]?.trim())
    .map((name) => {
      const value = env[name] as string;
      // It may have a password in it.
      if (value.startsWith("postgres")) return `${name}=... `;
      return /^[\w./:-]+$/.test(value) ? `${name}=${value} ` : `${name}='${value.replaceAll("'", "'\\''")}' `;
    })
    .join("");
}

/** @param given the settings that the next commands must have, too */
function describeDemo(
  year: DemoYear,
  shops: DemoShops | null,
  password: string,
  publicUrl: string,
  given: NodeJS.ProcessEnv,
): string {
  return [
    `Made a year of demo data, ${year.first} to ${year.last}, on which no money has moved:`,
    `  ${year.accounts} accounts with ${year.saved} saved searches and ideas, ${year.clicks} clicks`,
    `  ${year.reports} earnings reports of three marketplaces, ${year.charities} charities, twelve closed months`,
    "  a month below zero that is carried, a late correction, a donation that failed and was made again,",
    "  one that was taken back and waits to be paid by hand, and those of the last month on their way",
    `  ${year.partners} partners, a blog and a charity, with what their widgets did in the last weeks`,
    ...(shops ? describeShops(shops) : []),
    "",
    "Start the server:",
    `  ${asPrefix(given, SERVER_SETTINGS)}npm start`,
    `and sign in at ${publicUrl}/auth as`,
    `  ${VISITOR_EMAIL}, a visitor with the partners at /partners, or`,
    `  ${ADMIN_EMAIL}, an admin; both with the password ${password}`,
    "",
    `The ledger is at ${publicUrl}/impact. Prove it with:`,
    `  ${asPrefix(given, DATABASE_SETTINGS)}npm run donations -- verify`,
  ].join("\n");
}

function describeShops({ names, offers, products, folder }: DemoShops): readonly string[] {
  const count = (number: number) => number.toLocaleString("en-US");
  return [
    `  shops that there aren't (${names.join(", ")}), with ${count(offers)} offers`,
    `  of ${count(products)} products, whose feeds are in ${folder}`,
  ];
}

export const demoSeed: Program = {
  usage: `  npm run demo:seed
      fills an empty database with a year of demo data and three made-up shops in four countries, and prints two
      accounts to sign in with
      --no-shops  leaves the shops out`,
  run: seed,
};

if (import.meta.main) await start(demoSeed);
