/**
 * `node tests/faults/full-disk.ts [--limit file-size]`: what each route that writes answers while the server's disk is
 * full, and once there is room again. The disk is a small one of its own; where mounting isn't allowed, or with
 * `--limit file-size`, the system refuses the server to let its files grow, which SQLite tells as a failing disk.
 * Ends with 1 when a route answered neither as ever nor 503, or when anything is half done or lost.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { PASSWORD, signUpAt, unconfirm } from "../support/accounts.ts";
import { charityOf } from "../support/charities.ts";
import { earningsReport } from "../support/earnings-report.ts";
import { calculate } from "../support/payouts.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { formatTable } from "../support/table.ts";

const DISK = "6m";
const PHASES = ["with room", "disk full", "room again"] as const;
type Phase = (typeof PHASES)[number];

const { values } = parseArgs({ options: { limit: { type: "string", default: "disk" } } });
const inNamespace = process.env.OWN_MOUNTS === "yes";
if (values.limit === "disk" && !inNamespace) {
  // The disk is seen by this process and its children alone, and is gone with them.
  const own = ["--map-root-user", "--mount"];
  if (spawnSync("unshare", [...own, "true"]).status === 0) {
    const again = spawnSync("unshare", [...own, process.execPath, import.meta.filename], {
      stdio: "inherit",
      env: { ...process.env, OWN_MOUNTS: "yes" },
    });
    process.exit(again.status ?? 1);
  }
  process.stdout.write("Mounting isn't allowed here, so the size of files is limited instead.\n");
}

/** A way to leave the server no room, and to make room again. */
interface Room {
  take(): void;
  give(): void;
}

function roomOnDisk(folder: string): Room {
  const filler = join(folder, "filler");
  return {
    take() {
      const file = openSync(filler, "a");
      for (let size = 65_536; size >= 1; size >>= 1) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch {
          // No room for that much any more.
        }
      }
      closeSync(file);
    },
    give: () => rmSync(filler),
  };
}

function roomInFiles({ pid }: ServerProcess, folder: string): Room {
  const limit = (bytes: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  return {
    take: () => limit(String(statSync(join(folder, "gifthearth.db-wal")).size)),
    give: () => limit("unlimited"),
  };
}

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

async function ask(url: string, { method = "POST", path, body, cookie = "" }: Asked): Promise<Response> {
  const type = typeof body === "string" ? "text/csv" : "application/json";
  return fetch(url + path, {
    method,
    headers: { Cookie: cookie, ...(body !== undefined && { "Content-Type": type }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

/** What there must be for every route to have something to write to. */
async function prepare(url: string, db: Database, folder: string, phase: Phase) {
  const name = phase.replaceAll(" ", "-");
  const made = async (asked: Asked): Promise<{ readonly response: Response; readonly id: string }> => {
    const response = await ask(url, asked);
    if (!response.ok) throw new Error(`${asked.path} answered ${response.status}: ${await response.text()}`);
    return { response, id: ((await response.json()) as { id?: string }).id ?? "" };
  };
  const signUp = (email: string) => signUpAt({ url, databaseUrl: databaseIn(folder) }, email);
  const user = await signUp(`${name}@example.org`);
  const forgetful = await signUp(`${name}-forgetful@example.org`);
  const parting = await signUp(`${name}-parting@example.org`);
  const changing = await signUp(`${name}-changing@example.org`);
  const admin = await signUp(`${name}-admin@example.org`);
  await grantAdmin(db, `${name}-admin@example.org`);
  const { id: idea } = await made({ path: "/api/saved-gift-ideas", body: IDEA, cookie: user });
  const { id: search } = await made({ path: "/api/saved-gift-queries", body: SEARCH, cookie: user });
  const { id: partner } = await made({ path: "/api/partners", body: PARTNER, cookie: user });
  const { id: ended } = await made({ path: "/api/partners", body: PARTNER, cookie: user });
  const { id: chat } = await made({ path: "/api/chat/sessions", body: {}, cookie: user });
  await made({ path: "/api/admin/charities", body: charityOf(name), cookie: admin });
  const donations = ["pay", "confirm", "fail", "reissue"].map((what) => `${name}-${what}`);
  await calculate(
    db,
    donations.map((id, index) => ({ id, charityId: name, platform: "manual", month: `2026-0${index + 1}` })),
  );
  const [, confirm = "", fail = "", reissue = ""] = donations;
  const path = `/api/admin/donations/${reissue}/fail`;
  await made({ path, body: { reason: "Closed" }, cookie: admin });
  const email = `${name}-forgetful@example.org`;
  // As that of an account may be which was opened long ago.
  await unconfirm(db);
  await ask(url, { path: "/api/auth/confirm-email/request", cookie: forgetful });
  await ask(url, { path: "/api/auth/password-reset", body: { email } });
  const newcomer = `${name}@newcomers.example`;
  await ask(url, { path: "/api/auth/sign-up", body: formOf(newcomer) });
  await ask(url, { path: "/api/newsletter", body: { ...NEWSLETTER, email } });
  const [confirmation, reset, subscription, finish] = await Promise.all([
    tokenMailed(folder, email, "auth/confirm"),
    tokenMailed(folder, email, "auth/reset"),
    tokenMailed(folder, email, "newsletter/confirm"),
    tokenMailed(folder, newcomer, "auth/finish"),
  ]);
  const { items } = (await (
    await ask(url, { method: "GET", path: "/api/auth/sessions", cookie: user })
  ).json()) as {
    items: readonly { id: string }[];
  };
  return {
    ...{ name, user, changing, parting, admin, idea, search, partner, ended, chat, confirm, fail, reissue },
    ...{ confirmation, reset, subscription, finish, session: items[0]?.id ?? "" },
  };
}

/** The token in a mail to somebody, once it is there. */
async function tokenMailed(folder: string, to: string, link: string): Promise<string> {
  for (;;) {
    for (const file of readdirSync(join(folder, "mail"))) {
      const text = file.endsWith(".eml") ? readFileSync(join(folder, "mail", file), "utf8") : "";
      const token = text.includes(`To: ${to}`) && new RegExp(`${link}\\S*token=([\\w-]+)`).exec(text)?.[1];
      if (token) return token;
    }
    await setTimeout(20);
  }
}

// As long as they may be: what fits into a page that is there already needs no room.
const LONG = "x".repeat(900);
const CLICK = { productId: LONG.slice(0, 100), affiliateLink: `https://www.amazon.com/s?k=${LONG}` };
const FEEDBACK = {
  name: "Ann",
  email: "a@example.org",
  isQuickMode: true,
  quickRating: 4,
  quickFeedback: LONG,
};
const IDEA = {
  title: "Tea",
  description: LONG,
  affiliateUrl: `https://www.amazon.com/s?k=${LONG}`,
  category: "Food",
};
const SEARCH = { occasion: "Birthday", interests: ["Tea"], additionalNotes: LONG + LONG };
const PARTNER = {
  name: LONG.slice(0, 50),
  website: `https://blog.example/${LONG.slice(0, 100)}`,
  kind: "blog",
};
const NEWSLETTER = { frequency: "weekly", consent: true };
const FOUND = { occasion: "Birthday", interests: ["Cooking"], budgetMin: 20, budgetMax: 80 };
const NEW_PASSWORD = "another good phrase";
const formOf = (email: string) => ({ email, password: PASSWORD, confirmPassword: PASSWORD });
const databaseIn = (folder: string) => `file:${folder}/gifthearth.db`;

/** Every route that writes, asked for something that fits. */
const ROUTES: Readonly<Record<string, (of: Awaited<ReturnType<typeof prepare>>) => Omit<Asked, "path">>> = {
  "POST /api/click-events": () => ({ body: CLICK }),
  "POST /api/analytics-events": () => ({
    body: { events: [{ eventName: "form_submit", eventDetails: {} }] },
  }),
  "POST /api/user-interactions": () => ({
    body: { interactionType: "charity_info", elementId: "x", details: { action: "view" } },
  }),
  "POST /api/functions/ai-gift-finder": () => ({ body: FOUND }),
  "POST /api/recommendations": () => ({ body: { interests: ["Cooking"] } }),
  "POST /api/functions/standard-recommender": () => ({ body: { interests: ["Cooking"] } }),
  "POST /api/feedback": ({ user }) => ({ body: FEEDBACK, cookie: user }),
  "POST /api/newsletter": ({ name }) => ({ body: { ...NEWSLETTER, email: `${name}@letters.example` } }),
  "POST /api/newsletter/confirm": ({ subscription }) => ({ body: { token: subscription } }),
  "POST /api/auth/sign-up": ({ name }) => ({ body: { ...formOf(`${name}@new.example`), fullName: "Ben" } }),
  "POST /api/auth/sign-up/finish": ({ finish }) => ({ body: { token: finish, password: PASSWORD } }),
  "POST /api/auth/sign-in": ({ name }) => ({ body: { email: `${name}@example.org`, password: PASSWORD } }),
  "POST /api/auth/confirm-email": ({ confirmation }) => ({ body: { token: confirmation } }),
  "POST /api/auth/confirm-email/request": ({ user }) => ({ cookie: user }),
  "POST /api/auth/password-reset": ({ name }) => ({ body: { email: `${name}@example.org` } }),
  "POST /api/auth/password-reset/confirm": ({ reset }) => ({
    body: { token: reset, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  }),
  "PATCH /api/profile": ({ user }) => ({ body: { fullName: "Ann Other" }, cookie: user }),
  "POST /api/saved-gift-ideas": ({ user }) => ({ body: { ...IDEA, title: "More tea" }, cookie: user }),
  "POST /api/saved-gift-queries": ({ user }) => ({ body: SEARCH, cookie: user }),
  "DELETE /api/saved-gift-ideas/{idea}": ({ user }) => ({ cookie: user }),
  "DELETE /api/saved-gift-queries/{search}": ({ user }) => ({ cookie: user }),
  "POST /api/partners": ({ user }) => ({ body: PARTNER, cookie: user }),
  "PATCH /api/partners/{partner}": ({ user }) => ({ body: { name: "Another" }, cookie: user }),
  "DELETE /api/partners/{ended}": ({ user }) => ({ cookie: user }),
  "POST /api/chat/sessions": ({ user }) => ({ body: {}, cookie: user }),
  "POST /api/functions/chat-gift-finder": ({ user, chat }) => ({
    body: { sessionId: chat, userMessage: "A birthday gift for my mother, who likes tea" },
    cookie: user,
  }),
  "PATCH /api/admin/partners/{partner}": ({ admin }) => ({ body: { hourlyLimit: 5 }, cookie: admin }),
  "POST /api/admin/charities": ({ name, admin }) => ({ body: charityOf(`${name}-new`), cookie: admin }),
  "PATCH /api/admin/charities/{name}": ({ admin }) => ({ body: { name: "Renamed" }, cookie: admin }),
  "PUT /api/admin/monthly-charities/2099-01": ({ name, admin }) => ({
    body: { items: [{ charityId: name, share: 1 }] },
    cookie: admin,
  }),
  "POST /api/admin/revenue?marketplace=US&trackingId={name}&period=2025-10": ({ admin, name }) => ({
    body: earningsReport(...Array(200).fill({ shipped: "2025-10-05", trackingId: name })),
    cookie: admin,
  }),
  "POST /api/admin/donations/pay": ({ admin }) => ({ cookie: admin }),
  "POST /api/admin/donations/{confirm}/confirm": ({ admin }) => ({ body: { receipt: "1" }, cookie: admin }),
  "POST /api/admin/donations/{fail}/fail": ({ admin }) => ({ body: { reason: "Closed" }, cookie: admin }),
  "POST /api/admin/donations/{reissue}/reissue": ({ admin }) => ({
    body: { platform: "sandbox" },
    cookie: admin,
  }),
  "DELETE /api/auth/sessions/{session}": ({ user }) => ({ cookie: user }),
  "POST /api/auth/password": ({ changing }) => ({
    body: { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    cookie: changing,
  }),
  "POST /api/auth/sign-out": ({ admin }) => ({ cookie: admin }),
  "DELETE /api/account": ({ parting }) => ({ body: { password: PASSWORD }, cookie: parting }),
};

async function run(folder: string): Promise<boolean> {
  const databaseUrl = databaseIn(folder);
  const isDisk = values.limit === "disk" && inNamespace;
  if (isDisk) execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder]);
  const server = await startServerProcess({
    ...{
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SCHEDULE: "off",
      RATE_LIMITS: "off",
      FEATURE_CHAT: "true",
    },
    // Else the system would end a process whose file may not grow; it tells the process nothing on a full disk.
    NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})",
  });
  const db = openDatabase(databaseUrl, pino({ level: "silent" }));
  try {
    const room = isDisk ? roomOnDisk(folder) : roomInFiles(server, folder);
    const prepared = {
      "with room": await prepare(server.url, db, folder, "with room"),
      "disk full": await prepare(server.url, db, folder, "disk full"),
      "room again": await prepare(server.url, db, folder, "room again"),
    };
    await db.destroy();
    const answers = new Map<string, string[]>();
    const askAll = async (phase: Phase, before: () => Promise<void> = async () => {}) => {
      for (const [route, asked] of Object.entries(ROUTES)) {
        await before();
        const [method = "", template = ""] = route.split(" ");
        const path = template.replace(/\{(\w+)\}/g, (_, key) => String(Reflect.get(prepared[phase], key)));
        const response = await ask(server.url, { method, path, ...asked(prepared[phase]) });
        await response.text();
        answers.set(route, [...(answers.get(route) ?? []), String(response.status)]);
      }
    };
    const fillUp = async () => {
      room.take();
      // What the database's files have room for, too.
      while ((await ask(server.url, { path: "/api/feedback", body: FEEDBACK })).status < 300) {}
    };
    await askAll("with room");
    await askAll("disk full", fillUp);
    const read = await ask(server.url, { method: "GET", path: "/readyz" });
    room.give();
    await askAll("room again");

    process.stdout.write(
      `${formatTable(
        ["Route", ...PHASES],
        [...answers].map(([route, all]) => [route, ...all]),
      )}\n`,
    );
    const count = (status: string) => [...answers.values()].filter(([, full]) => full === status).length;
    const statuses = [...new Set([...answers.values()].map(([, full = ""]) => full))].sort();
    process.stdout.write(`\nWith the ${isDisk ? "disk full" : "files limited"}: `);
    process.stdout.write(`${statuses.map((status) => `${count(status)} x ${status}`).join(", ")}; `);
    process.stdout.write(`/readyz ${read.status}\n`);
    const faults = faultsIn(folder);
    process.stdout.write(faults.length > 0 ? `${faults.join("\n")}\n` : "Nothing is half done or damaged\n");
    const isWell = [...answers.values()].every(
      ([before, full, after]) => after === before && (full === before || full === "503"),
    );
    return isWell && faults.length === 0;
  } finally {
    await server.discard();
  }
}

/** What the file itself tells: damage, rows without what they belong to, accounts without a profile. */
function faultsIn(folder: string): string[] {
  const file = new Sqlite(join(folder, "gifthearth.db"), { readonly: true });
  const integrity = file.pragma("integrity_check", { simple: true });
  const orphans = file.pragma("foreign_key_check") as unknown[];
  const bare = file.prepare("select id from users where id not in (select id from profiles)").all();
  file.close();
  return [
    ...(integrity === "ok" ? [] : [`The file is damaged: ${integrity}`]),
    ...(orphans.length === 0 ? [] : [`Rows belong to nothing: ${JSON.stringify(orphans)}`]),
    ...(bare.length === 0 ? [] : [`Accounts have no profile: ${JSON.stringify(bare)}`]),
  ];
}

const folder = mkdtempSync(join(tmpdir(), "gifthearth-full-disk-"));
let isWell = false;
try {
  isWell = await run(folder);
} finally {
  if (inNamespace) spawnSync("umount", ["--lazy", folder]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);
