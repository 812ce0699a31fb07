import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import { giftIdeaResponse, type PartnerFigures } from "@gifthearth/core/contract";
import { verifyLedger } from "@gifthearth/core/ledger";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { importFeed } from "../../api/src/gifts/offers/import-feed.ts";
import { insertClickEvent } from "../../api/src/money/events/events.repository.ts";
import { disagreements } from "../../api/src/money/ledger/agreement.ts";
import { closeMonth } from "../../api/src/money/ledger/close.ts";
import { readReportSources } from "../../api/src/money/ledger/closes.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { fetchNetwork } from "../../api/src/money/revenue/networks/fetch-network.ts";
import { noteReferenceRates } from "../../api/src/money/revenue/reference-rates.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase, openSqlite } from "../support/databases.ts";
import { earningsReport } from "../support/earnings-report.ts";
import { startLocalServer } from "../support/local-server.ts";
import { becomePartner } from "../support/partners.ts";
import { chooseTreesAndMeals, importText } from "../support/revenue.ts";

const LATER = new Date("2026-12-02T00:00:00.000Z");
const ECB = `Date,USD,JPY,GBP,\n2026-11-02,1.2,170,0.9,\n2026-10-30,1.08,160,0.864,\n2026-10-29,1.5,160,0.9,\n2026-09-30,1.1,N/A,0.88,\n`;

const noteRates = (db: Database, file = Buffer.from(ECB)) =>
  noteReferenceRates({ db, clock: () => LATER, newId: randomUUID }, file, "command line");

/** As Awin's publisher API gives a transaction. */
const transaction = (id: number, change: object = {}) => ({
  id,
  url: "https://hearth.example.org",
  advertiserId: 1001,
  publisherId: 45_001,
  commissionStatus: "approved",
  commissionAmount: { amount: 5.4, currency: "EUR" },
  saleAmount: { amount: 54, currency: "EUR" },
  clickRefs: null,
  clickDate: "2026-10-04T10:01:00",
  transactionDate: "2026-10-04T10:22:00",
  validationDate: "2026-10-28T09:00:00",
  customerCountry: "DE",
  declineReason: null,
  amended: false,
  paidToPublisher: false,
  type: "Commission group transaction",
  ...change,
});

/** As Awin's platform exports transactions. */
const csv = (...rows: readonly string[]) =>
  `\uFEFF${["id;publisher_id;sale_amount;commission;currency;date;click_ref;commission_status;decline_reason", ...rows].join("\n")}\n`;

const AWIN = { marketplace: "awin", trackingId: "45001" };
const importAwin = (db: Database, text: string, change: object = {}) =>
  importText(db, text, { ...AWIN, ...change }, () => LATER);

/** An idea of the catalogue, and what a German shop sells of it, as Awin's product feed has it. */
const SOLD = "long-spouted-copper-watering-can";
const AWIN_FEED = `"aw_deep_link","product_name","aw_product_id","merchant_product_id","merchant_image_url","description","merchant_category","search_price","merchant_name","merchant_id","category_name","category_id","aw_image_url","currency","store_price","delivery_cost","merchant_deep_link","language","last_updated","display_price","data_feed_id","brand_name","in_stock"
"https://www.awin1.com/pclick.php?p=40012345678&a=45001&m=1001","Gießkanne Kupfer mit langem Hals für Zimmerpflanzen","40012345678","GK-17","https://img.kupferhaus.example/17.jpg","Für ""trockene"" Wurzeln, 1 Liter","Garten > Gießen","34.90","Kupferhaus DE","1001","Garden","412","","EUR","","4.90","https://www.kupferhaus.example/gk-17","de","2026-10-01 04:00:00","EUR34.90","8123","Esschert","1"
`;

async function importAwinFeed(db: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-awin-"));
  try {
    const path = join(folder, "datafeed.csv.gz");
    await writeFile(path, gzipSync(AWIN_FEED));
    const request = { path, fileName: "datafeed.csv.gz", shop: "Kupferhaus", network: "awin", country: "DE" };
    const importing = { db, clock: () => NOW, newId: randomUUID };
    expect(await importFeed(importing, request)).toMatchObject({ matchCount: 1, unknownColumns: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
}

describeOnEachDatabase("A network's transactions", (db) => {
  it("go from a click through Awin's report to the partner's page, the close and the ledger", async () => {
    await chooseTreesAndMeals(db());
    await noteRates(db());
    const app = createTestApp(db());
    const ann = await signUp(app, "ann@example.org");
    const admin = await signUpAdmin(db(), app);
    const blog = await becomePartner(ann);
    // A shop's products as Awin's feed has them; who follows an offer leaves a click, whose id the link carries on.
    await importAwinFeed(db());
    const follow = async (partner: string) => {
      const page = await app.request(`/api/gift-ideas/${SOLD}?country=DE${partner && `&partner=${partner}`}`);
      const [offer] = giftIdeaResponse.parse(await page.json()).offers;
      const { status, headers } = await app.request(offer?.link ?? "");
      const shop = new URL(headers.get("Location") ?? "");
      expect([status, offer?.shop, shop.host, shop.searchParams.get("p")]).toEqual([
        302,
        "Kupferhaus",
        "www.awin1.com",
        "40012345678",
      ]);
      return shop.searchParams.get("clickref") ?? "";
    };
    const partnersClick = await follow(blog.id);
    const ourClick = await follow("");
    // The test's clicks are of now; the purchases came after.
    await db().updateTable("click_events").set({ timestamp: "2026-10-04T10:01:00.000Z" }).execute();

    const answer = [
      transaction(1, { clickRefs: { clickRef: partnersClick } }),
      transaction(2, {
        clickRefs: { clickRef: ourClick },
        commissionAmount: { amount: 3.005, currency: "EUR" },
      }),
      transaction(3, { commissionAmount: { amount: "2.50", currency: "GBP" }, type: "Bonus" }),
      transaction(4, { commissionStatus: "pending", clickRefs: { clickRef: "nobodys-click" } }),
      transaction(5, { commissionStatus: "declined", declineReason: "Returned" }),
    ];
    const uploaded = await admin.request(
      "/api/admin/revenue?marketplace=awin&trackingId=45001&period=2026-10&fileName=awin.json",
      {
        method: "POST",
        body: JSON.stringify(answer),
        headers: { "content-type": "application/octet-stream" },
      },
    );
    expect(await uploaded.json()).toMatchObject({
      outcome: "new",
      conversions: 2,
      // 5.83 and 3.25 of euros, and 3.13 of pounds.
      differenceUsd: 12.21,
      snapshot: {
        trackingId: "45001.EUR",
        commission: 3.01,
        usdRate: "1.08",
        rateSource: "ECB reference rate of 2026-10-30",
        notCounted: [
          { reason: "declined by the shop: Returned", lineCount: 1, amount: 5.4 },
          { reason: "not approved by the shop yet, or not paid", lineCount: 1, amount: 5.4 },
        ],
      },
      further: [
        { trackingId: `45001.EUR.${blog.id}`, commission: 5.4, commissionUsd: 5.83 },
        { trackingId: "45001.GBP", commission: 2.5, usdRate: "1.25" },
      ],
    });
    expect(await readReportSources(db(), "2026-10")).toEqual(["awin 45001"]);
    const clicks = await db()
      .selectFrom("click_events")
      .selectAll()
      .orderBy("actual_commission_minor")
      .execute();
    expect(
      clicks.map(({ product_id, partner_id, confirmed, actual_commission_minor }) => [
        ...[product_id, partner_id, confirmed, actual_commission_minor],
      ]),
    ).toEqual([
      [SOLD, null, 1, 325],
      [SOLD, blog.id, 1, 583],
    ]);

    const closing = {
      db: db(),
      clock: () => LATER,
      newId: randomUUID,
      actor: "command line" as const,
      config: { charityShare: 0.5, payout: { platform: "manual" } },
    };
    const { close } = await closeMonth(closing, "2026-10");
    expect(close).toMatchObject({ baseMinor: 1221, donationMinor: 611 });
    const events = await readEvents(db());
    expect((await verifyLedger(events, sha256)).problems).toEqual([]);
    expect(await disagreements(db(), events)).toEqual([]);
    const figures = async () =>
      ((await (await ann.request(`/api/partners/${blog.id}/figures?range=year`)).json()) as PartnerFigures)
        .totals;
    expect(await figures()).toMatchObject({ commission: 5.83, gift: 2.92 });

    // Approved later, and taken back: a correction of the next month, the partner's too.
    const now = [
      transaction(4),
      transaction(1, { commissionStatus: "declined", clickRefs: { clickRef: partnersClick } }),
    ];
    expect(await importAwin(db(), JSON.stringify([...now, answer[1], answer[2]]))).toMatchObject({
      outcome: "replacement",
      monthIsClosed: true,
      differenceUsd: 0,
      conversions: 1,
    });
    expect(await figures()).toMatchObject({ commission: 0 });
    expect(await disagreements(db(), events)).toEqual([]);
  });
});

describe("A network's transactions", () => {
  /** On SQLite alone. */
  async function withDatabase(act: (db: Database) => Promise<void>): Promise<void> {
    const { db, discard } = await openSqlite();
    try {
      await act(db);
    } finally {
      await discard();
    }
  }

  it("are read from Awin's export, in its languages and encodings, and as they were when read again", () =>
    withDatabase(async (db) => {
      await noteRates(db);
      const rows = [
        "11;45001;54,00;5,40;EUR;04/10/2026 10:22;some-click-11;1;",
        "12;45001;54,00;1.234,56;EUR;2026-10-05 10:22:00;;0;",
        "13;45001;54,00;5,40;EUR;2026-10-06;;2;Rückgabe",
      ];
      const outcome = {
        outcome: "new",
        differenceUsd: 5.83,
        snapshot: {
          lineCount: 1,
          notCounted: [
            { reason: "declined by the shop: Rückgabe", amount: 5.4 },
            { reason: "not approved by the shop yet, or not paid", amount: 1234.56 },
          ],
        },
      };
      const utf16 = Buffer.from(csv(...rows), "utf16le");
      const source = {
        async *open() {
          yield utf16;
        },
      };
      expect(await importAwin(db, "", { source, dryRun: true })).toMatchObject(outcome);
      expect(await importAwin(db, csv(...rows))).toMatchObject(outcome);
      expect(await importAwin(db, csv(...rows))).toMatchObject({ outcome: "unchanged", differenceUsd: 0 });
      const german =
        "ID;Provision;Währung;Datum;Klickreferenz;Provisionsstatus;Ablehnungsgrund\n11;5,40;EUR;04.10.2026;;Abgelehnt;Storno\n";
      expect(await importAwin(db, german)).toMatchObject({ outcome: "replacement", differenceUsd: -5.83 });
    }));

  it.each([
    [
      "another month",
      csv("11;45001;54;5.40;EUR;2026-09-30;;1;"),
      'column 6 ("date"): "2026-09-30" lies outside 2026-10',
    ],
    [
      "an unknown state",
      csv("11;45001;54;5.40;EUR;2026-10-04;;maybe;"),
      '"maybe" is no state of a transaction that Awin',
    ],
    [
      "no currency",
      "id,commission,date,status\n1,5.40,2026-10-04,approved\n",
      "Please name it (--currency EUR).",
    ],
    ["one twice", JSON.stringify([transaction(1), transaction(1)]), 'Transaction "1" stands there twice.'],
    [
      "no amount",
      JSON.stringify([transaction(1, { commissionAmount: {} })]),
      'Transaction "1" names no currency',
    ],
    [
      "a currency without a rate",
      JSON.stringify([transaction(1, { commissionAmount: { amount: 1, currency: "SEK" } })]),
      "npm run revenue -- rates",
    ],
    ["JSON that is cut off", "[{", "It may have been cut off."],
    ["an error's JSON", '{"error":"unauthorized"}', "Awin's answer is no list of transactions."],
  ])("are refused, and change nothing, for %s", (_, text, sentence) =>
    withDatabase(async (db) => {
      await noteRates(db);
      await expect(importAwin(db, text)).rejects.toThrow(sentence);
      expect(await db.selectFrom("affiliate_reports").selectAll().execute()).toEqual([]);
    }),
  );

  it("come at no rate that can't be right, though a file of reference rates has it", () =>
    withDatabase(async (db) => {
      const file = Buffer.from("Date,USD,GBP,\n2026-10-30,2.2,1.8,\n");
      await expect(noteRates(db, file)).rejects.toThrow("US dollars for one EUR, from 0.5 to 2");
      await expect(importAwin(db, JSON.stringify([transaction(1)]))).rejects.toThrow("Please");
    }));

  it("count once, also as another account's", () =>
    withDatabase(async (db) => {
      await noteRates(db);
      const text = JSON.stringify([transaction(1)]);
      await importAwin(db, text);
      await expect(importAwin(db, text, { trackingId: "9" })).rejects.toThrow(
        'Transaction "1" is imported already, in the report of Awin 45001 for 2026-10.',
      );
    }));

  it("are asked for by the networks' own APIs", () =>
    withDatabase(async (db) => {
      await noteRates(db);
      const asked: string[] = [];
      const server = await startLocalServer((request, response) => {
        asked.push(`${request.url} ${request.headers.authorization ?? request.headers["x-api-key"]}`);
        response.setHeader("Content-Type", "application/json");
        if (request.headers.authorization === "Bearer bad") response.statusCode = 401;
        const page = new URL(request.url ?? "", "http://x").searchParams.get("page");
        const paid = {
          id: "c1",
          status: "paid",
          net_commission: 2.5,
          currency: "USD",
          transaction_date: "2026-10-31T23:59:59Z",
        };
        // As its SDK of today describes it.
        const pending = {
          id: "c2",
          status: "pending",
          commission_amount: 2.5,
          order_amount: 50,
          purchased_at: "2026-10-31T23:59:59Z",
          brand_name: "Haws",
          country: "US",
          city: null,
          product: null,
        };
        const answer = page
          ? page === "1"
            ? { transactions: [paid], has_more: true }
            : { items: [pending], has_more: false, page: 2, limit: 100, total_count: 2 }
          : [transaction(1)];
        response.end(JSON.stringify(answer));
      });
      const { networks } = parseConfig({
        AWIN_PUBLISHER_ID: "45001",
        AWIN_API_TOKEN: "secret",
        AWIN_API_URL: server.origin,
        CHANNEL3_API_KEY: "key",
        CHANNEL3_API_URL: `${server.origin}/`,
      });
      const ask = (network: string, keys = networks) =>
        fetchNetwork({ db, clock: () => LATER, newId: randomUUID }, keys, {
          network,
          period: "2026-10",
          dryRun: false,
          actor: "schedule",
        });
      expect(await ask("awin")).toMatchObject({ outcome: "new", differenceUsd: 5.83 });
      expect(await ask("channel3")).toMatchObject({
        differenceUsd: 2.5,
        snapshot: { notCounted: [{ lineCount: 1, amount: 2.5 }] },
      });
      expect(asked).toEqual([
        "/publishers/45001/transactions/?startDate=2026-10-01T00%3A00%3A00&endDate=2026-10-31T23%3A59%3A59&timezone=UTC&dateType=transaction Bearer secret",
        "/v1/reporting/transactions?start_date=2026-10-01T00%3A00%3A00Z&end_date=2026-10-31T23%3A59%3A59.999Z&page=1&limit=100 key",
        "/v1/reporting/transactions?start_date=2026-10-01T00%3A00%3A00Z&end_date=2026-10-31T23%3A59%3A59.999Z&page=2&limit=100 key",
      ]);
      const bad = { ...networks, awin: { account: "1", token: "bad", baseUrl: server.origin } };
      await expect(ask("awin", bad)).rejects.toThrow("Please check AWIN_PUBLISHER_ID and AWIN_API_TOKEN.");
      await expect(ask("awin", { awin: null, channel3: null })).rejects.toThrow("Awin is not set up.");
      await server.close();
    }));

  it("find the first click of their id alone, and none of after the purchase", () =>
    withDatabase(async (db) => {
      await noteRates(db);
      const click = (id: string, day: string) =>
        insertClickEvent(db, {
          id,
          at: new Date(`2026-10-${day}T00:00:00Z`),
          userId: null,
          productId: "x",
          affiliateLink: "https://www.amazon.de/s?k=x",
          clickId: "told-click",
          partnerId: null,
        });
      await click("late", "20");
      expect(
        await importAwin(db, JSON.stringify([transaction(1, { clickRefs: { clickRef: "told-click" } })])),
      ).toMatchObject({ conversions: 0 });
      await click("second", "04");
      await click("first", "03");
      await importAwin(
        db,
        JSON.stringify([transaction(1, { clickRefs: { clickRef: "told-click" } }), transaction(2)]),
      );
      const confirmed = await db.selectFrom("click_events").select("id").where("confirmed", "=", 1).execute();
      expect(confirmed).toEqual([{ id: "first" }]);
    }));
});

describe("The same earnings", () => {
  it("count once, whatever the bytes and the marketplace, and bounties beside them", async () => {
    const { db, discard } = await openSqlite();
    await noteRates(db);
    const german = `Kategorie;Name;ASIN;Versanddatum;Preis;Versandte Artikel;Umsatz;Werbekostenerstattung\nKüche;Topf;B00BREAD01;5.10.2026;49,90;1;49,90;2,00\nKüche;Tür;B00BREAD02;6.10.2026;49,90;1;49,90;2,00\n`;
    const bytes = (buffer: Buffer) => ({
      async *open() {
        yield buffer;
      },
    });
    const DE = { marketplace: "DE", trackingId: "hearth-21" };
    const importIt = (text: string, change: object) => importText(db, text, change, () => LATER);
    await importIt(german, { ...DE, fileName: "de.csv" });
    const refusal =
      'The same rows are imported already, as the report of hearth-21 (DE) for 2026-10, from "de.csv" on 2026-12-02. They would count twice.';
    const tabs = german.replaceAll(";", "\t");
    await expect(importIt(tabs, { ...DE, marketplace: "FR" })).rejects.toThrow(refusal);
    const latin = { source: bytes(Buffer.from(tabs, "latin1")), dryRun: true };
    await expect(importIt("", { ...DE, marketplace: "FR", ...latin })).rejects.toThrow(refusal);
    await expect(importIt(tabs, { ...DE, trackingId: "hearth-22" })).rejects.toThrow(refusal);
    // The same place takes it, and so does another month's or what differs by a cent.
    expect(await importIt(tabs, DE)).toMatchObject({ outcome: "replacement", differenceUsd: 0 });
    await importIt(tabs.replace("2,00", "2,01"), { ...DE, trackingId: "hearth-22" });

    const bounty = "Bounty Event,Date,Events,Bounty Earnings($)\nTrial,2026-10-05,2,10.00\n";
    expect(await importIt(bounty, { kind: "bounties" })).toMatchObject({
      outcome: "new",
      snapshot: { trackingId: "hearth-20.bounties", commissionUsd: 10 },
    });
    expect(await importIt(earningsReport({}), {})).toMatchObject({ outcome: "new" });
    expect(await readReportSources(db, "2026-10")).toEqual([
      "DE hearth-21",
      "DE hearth-22",
      "US hearth-20",
      "US hearth-20.bounties",
    ]);
    await discard();
  });
});

describe("A report's rate", () => {
  it("is the month's reference rate, and one that is far off it isn't taken for it", async () => {
    const { db, discard } = await openSqlite();
    const text = earningsReport({}).replaceAll("$", "€");
    const take = (change: object) =>
      importText(db, text, { marketplace: "DE", dryRun: true, ...change }, () => LATER);
    await expect(take({})).rejects.toThrow(
      "Please give the rate: US dollars for one EUR, such as 1.08. Or enter",
    );
    await expect(take({ rate: "2.2" })).rejects.toThrow("from 0.5 to 2");
    expect((await take({ rate: "1.2" })).snapshot).toMatchObject({ rateSource: "entered by the operator" });

    // As the bank publishes it: one file in an archive.
    const packed = deflateRawSync(Buffer.from(ECB));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(1, 26);
    expect(await noteRates(db, Buffer.concat([header, Buffer.from("x"), packed]))).toEqual([
      "2026-10",
      "2026-09",
    ]);
    expect((await take({})).snapshot).toMatchObject({
      usdRate: "1.08",
      rateSource: "ECB reference rate of 2026-10-30",
    });
    await expect(take({ rate: "1.2" })).rejects.toThrow(
      "The rate 1.2 is 11.1% off 1.08, the ECB reference rate of 2026-10-30. Please correct it, or leave it out, or confirm that it is meant (--confirm-rate).",
    );
    expect((await take({ rate: "1.2", isRateConfirmed: true })).snapshot.usdRate).toBe("1.2");
    await expect(take({ rate: "1.5", isRateConfirmed: true })).rejects.toThrow("38.9% off");
    expect((await take({ rate: "1.1" })).snapshot.usdRate).toBe("1.1");
    await expect(noteRates(db, Buffer.from("<html>"))).rejects.toThrow("download eurofxref-hist.zip");
    const yen = await db.selectFrom("exchange_rates").selectAll().where("currency", "=", "JPY").execute();
    expect(yen.map(({ month, usd_rate }) => [month, usd_rate])).toEqual([["2026-10", "0.00675"]]);
    await discard();
  });
});
