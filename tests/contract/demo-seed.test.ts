import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  Contributions,
  DonationStatsResponse,
  PartnerFigures,
  Partners,
  SessionResponse,
} from "@gifthearth/core/contract";
import { charityRequest } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { createMediaAddresses } from "../../api/src/gifts/offers/media/media-address.ts";
import { listShops } from "../../api/src/gifts/offers/offers.repository.ts";
import { addCharity } from "../../api/src/money/charities/charities.service.ts";
import { foldStored, readEvents } from "../../api/src/money/ledger/events.ts";
import { closedMonths } from "../../api/src/money/ledger/public-ledger.ts";
import { verifyCommand } from "../../api/src/money/ledger/verify-command.ts";
import { describeExistingData } from "../../api/src/operating/demo/existing-data.ts";
import { seedDemo } from "../../api/src/operating/demo/seed.ts";
import { cookieOf, PASSWORD, signUp, withCookie } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { charityOf } from "../support/charities.ts";
import { runCommand, runFile } from "../support/command.ts";
import { describeOnEachDatabase, openSqlite } from "../support/databases.ts";
import { report } from "../support/revenue.ts";

const config = parseConfig({});
const seed = (db: Database, present = NOW) => seedDemo({ db, config, present, password: PASSWORD });

function verify(db: Database) {
  const context = { config, clock: () => NOW, newId: randomUUID, openDatabase: async () => db };
  return verifyCommand.run(context, []);
}

describeOnEachDatabase("the demo's year", (db) => {
  it("leaves a ledger that is right, the same each time and on every database", async () => {
    await seed(db());
    expect(await verify(db())).toMatchObject({ wentWell: true });
    const events = await readEvents(db());
    const other = await openSqlite();
    try {
      await seed(other.db, new Date(NOW.getTime() - 1));
      // The last donations are asked for when the demo is made, and so alone depend on the moment.
      const settled = (await readEvents(other.db)).filter(({ at }) => at < "2026-11-02");
      expect(events.slice(0, settled.length)).toEqual(settled);
      expect(settled.length).toBeGreaterThan(60);
    } finally {
      await other.discard();
    }
  });

  it("lets the visitor and the admin sign in, and see what is theirs", async () => {
    await seed(db());
    const app = createTestApp(db());
    const signIn = async (email: string) => {
      const response = await app.post("/api/auth/sign-in", { email, password: PASSWORD });
      const { user, isAdmin } = (await response.json()) as SessionResponse;
      return { isAdmin, ...withCookie(app, user?.id ?? "", cookieOf(response)) };
    };
    const ann = await signIn("ann@example.org");
    const admin = await signIn("admin@example.org");
    expect([ann.isAdmin, admin.isAdmin]).toEqual([false, true]);
    const contributions = (await (await ann.request("/api/contributions")).json()) as Contributions;
    expect(contributions.totalConfirmedContribution).toBeGreaterThan(0);
    expect(contributions.pendingContribution).toBeGreaterThan(0);
    expect(contributions.recentActivity).toHaveLength(5);
    const parts = contributions.charityBreakdown;
    expect(parts.length).toBeGreaterThan(1);
    const cents = parts.reduce((sum, { amount }) => sum + Math.round(100 * amount), 0);
    expect(cents).toBe(Math.round(100 * contributions.totalConfirmedContribution));
    for (const path of ["/api/saved-gift-ideas", "/api/saved-gift-queries"]) {
      const { items } = (await (await ann.request(path)).json()) as { readonly items: readonly unknown[] };
      expect(items.length).toBeGreaterThan(0);
    }
    const partners = (await (await ann.request("/api/partners")).json()) as Partners;
    expect(partners.items.map(({ kind, charityName }) => [kind, charityName])).toEqual([
      ["blog", null],
      ["charity", "Open Books (demo)"],
    ]);
    for (const { id } of partners.items) {
      const figures = (await (
        await ann.request(`/api/partners/${id}/figures?range=30`)
      ).json()) as PartnerFigures;
      const { loads, searches, shopClicks } = figures.totals;
      expect(loads).toBeGreaterThan(searches);
      expect(searches).toBeGreaterThan(shopClicks);
      expect(shopClicks).toBeGreaterThan(20);
      const { clicks } = await db()
        .selectFrom("click_events")
        .select(({ fn }) => fn.countAll<number>().as("clicks"))
        .where("partner_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(Number(clicks)).toBeGreaterThan(shopClicks);
    }
    expect((await admin.request("/api/admin/donations")).status).toBe(200);
    const stats = (await (await app.request("/api/donation-stats")).json()) as DonationStatsResponse;
    expect(stats).toMatchObject({ isDemo: true, isSample: false, charitiesSupported: 4 });
    const { sold, returned } = await db()
      .selectFrom("affiliate_revenue")
      .where("report_id", "in", (reports) => reports.selectFrom("affiliate_reports").select("id"))
      .select(({ fn }) => [fn.sum<number>("items").as("sold"), fn.sum<number>("returns").as("returned")])
      .executeTakeFirstOrThrow();
    expect(returned).toBeLessThan(0);
    expect(stats.happyRecipients).toBe(sold + returned);
    expect(stats.totalDonations).toBeGreaterThan(stats.currentMonthDonation);
  });

  it("is for an empty database: whatever real use leaves is named", async () => {
    expect(await describeExistingData(db())).toEqual([]);
    const app = createTestApp(db());
    const link = "https://www.amazon.com/s?k=tea";
    await app.post("/api/click-events", { productId: "tea", affiliateLink: link });
    expect(await describeExistingData(db())).toEqual(["1 click"]);
    await signUp(app);
    await report(db(), "2026-10", 100);
    const context = { db: db(), clock: () => NOW, newId: randomUUID, actor: "command line" as const };
    await addCharity(context, charityRequest.parse(charityOf("trees")));
    expect(await describeExistingData(db())).toEqual([
      "1 account",
      "1 click",
      "1 earnings report",
      "1 charity",
    ]);
  });
});

/** What goes into the year is reckoned before any database is asked, and comes out the same on each. */
describe("what is in the demo's year", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  beforeEach(async () => {
    opened = await openSqlite();
  });
  afterEach(() => opened.discard());
  const db = () => opened.db;

  it("has something of everything that may happen to a month", async () => {
    await seed(db());
    const months = closedMonths(await foldStored(db()));
    expect(months).toHaveLength(12);
    expect(months.at(-3)).toMatchObject({ month: "2026-01", donation: 0, donations: [] });
    expect(months.at(-3)?.carriedOut).toBeLessThan(0);
    expect(months.at(-4)?.carriedIn).toBe(months.at(-3)?.carriedOut);
    const corrected = months.filter(({ commission }) => commission.length > 1);
    expect(corrected.map(({ month, commission }) => [month, commission[0]?.month])).toEqual([
      ["2026-06", "2026-05"],
    ]);
    expect(new Set(months.flatMap(({ reports }) => reports.map(({ marketplace }) => marketplace)))).toEqual(
      new Set(["US", "GB", "DE"]),
    );
    const ofMonth = (month: string) => months.find((each) => each.month === month)?.donations ?? [];
    const again = ofMonth("2026-04").filter(({ charityId }) => charityId === "tall-tree-fund");
    expect(again.map(({ status, platform }) => [status, platform])).toEqual([
      ["failed", "sandbox"],
      ["complete", "manual"],
    ]);
    expect(again[1]).toMatchObject({ replaces: again[0]?.id, receipt: "Demo receipt 1, no money moved" });
    const takenBack = ofMonth("2026-08").filter(({ charityId }) => charityId === "open-books");
    expect(takenBack.map(({ status, platform }) => [status, platform])).toEqual([
      ["failed", "sandbox"],
      ["submitted", "manual"],
    ]);
    expect((await readEvents(db())).filter(({ type }) => type === "donation_reversed")).toHaveLength(1);
    expect(ofMonth("2026-10").map(({ status }) => status)).toEqual(["submitted", "submitted", "submitted"]);
  });

  it.each(["2027-08", "2027-10", "2028-01"])(
    "has one month below zero when made in %s, too",
    async (made) => {
      await seed(db(), new Date(`${made}-15T12:00:00.000Z`));
      const months = closedMonths(await foldStored(db()));
      const carried = months.filter(({ carriedOut }) => carriedOut < 0);
      expect(carried).toEqual([months.at(-3)]);
      expect(months.filter(({ donations }) => donations.length === 0)).toEqual(carried);
    },
  );

  it("can begin on the first moment of a month", async () => {
    await seed(db(), new Date("2026-11-01T00:00:00.000Z"));
    expect(await verify(db())).toMatchObject({ wentWell: true });
    const late = await db()
      .selectFrom("ledger_events")
      .select("seq")
      .where("at", ">", "2026-11-01T00:00:00.000Z")
      .execute();
    expect(late).toEqual([]);
  });
});

describe("npm run demo:seed", () => {
  it("says what it made, and refuses to do so twice", async () => {
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-demo-"));
    try {
      // As the operator has it: what it makes is for its own user alone.
      const [code, said] = await runFile("cli/demo-seed.ts", { folder });
      expect([code, said]).toEqual([0, expect.stringMatching(/^Made a year of demo data, \d{4}-\d\d to /)]);
      expect(said).toContain(`\n  DATA_DIR=${folder} npm start\n`);
      expect(said).toContain(`\n  DATA_DIR=${folder} npm run donations -- verify\n`);
      expect(said).toMatch(/ann@example\.org, .*\n.*admin@example\.org, .* password [\w-]{12}\n/);
      const db = openDatabase(`file:${folder}/gifthearth.db`, pino({ level: "silent" }));
      expect((await stat(`${folder}/gifthearth.db`)).mode & 0o077).toBe(0);
      const before = await readEvents(db);
      expect(await runCommand({ folder }, "demo:seed")).toEqual([
        1,
        expect.stringMatching(/^The database is not empty: it has 6 accounts, .*DATA_DIR=/s),
      ]);
      expect(await readEvents(db)).toEqual(before);
      // Its shops' products came through the same import as any.
      const shops = await listShops(db);
      expect(shops.map(({ country }) => country).sort()).toEqual(["DE", "FR", "GB", "US"]);
      expect(Math.min(...shops.map(({ offer_count }) => offer_count))).toBeGreaterThan(4_500);
      const shown = await db
        .selectFrom("offer_matches")
        .innerJoin("offers", "offers.id", "offer_matches.offer_id")
        .select(["title", "image_url"])
        .execute();
      expect(shown.length).toBeGreaterThan(5_000);
      const isBeside =
        /\b(?:Replacement Parts|Carry Case|Ersatzteile|Schutzhülle|Pièces de rechange|Housse)\b.* (?:for|für|pour) /;
      expect(shown.filter(({ title }) => isBeside.test(title))).toEqual([]);
      // Nobody is asked for their pictures.
      const app = createTestApp(db, {
        env: { DATA_DIR: folder },
        safeFetch: () => Promise.reject(new Error("There is no network")),
      });
      const path = await createMediaAddresses(db).pathOf(shown[0]?.image_url ?? "", 320, "webp");
      const picture = await app.request(path);
      expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
      await db.destroy();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
