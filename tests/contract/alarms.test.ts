import { randomUUID } from "node:crypto";
import { auditActions } from "@gifthearth/core/contract";
import { hashedText, type LedgerEvent } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { expect, it } from "vitest";
import { type CloseException, closeMonth } from "../../api/src/money/ledger/close.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { signLog } from "../../api/src/money/log/ledger-log.ts";
import { findAlarms } from "../../api/src/operating/alarms/find-alarms.ts";
import { createAlarmWatch, listAlarms } from "../../api/src/operating/alarms/watch.ts";
import { createMetrics } from "../../api/src/operating/metrics/metrics.ts";
import { recordAction } from "../../api/src/people/audit/audit.repository.ts";
import type { Mail } from "../../api/src/people/mail/mailer.ts";
import { createTestApp, LEDGER_KEY } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

describeOnEachDatabase("The operator", (db) => {
  it("is told of each thing that is wrong with the money once, until it is resolved", async () => {
    await chooseTreesAndMeals(db());
    let now = new Date("2026-10-05T00:00:00.000Z");
    let isMailDown = false;
    const mails: Mail[] = [];
    const logged: string[] = [];
    const metrics = createMetrics();
    const watch = createAlarmWatch({
      config: {
        adminEmail: "ops@example.org",
        publicUrl: "https://gifts.example.org",
        ledgerWitnesses: [],
        backups: null,
      },
      db: db(),
      clock: () => now,
      mailer: {
        async send(mail) {
          if (isMailDown) throw new Error("down");
          mails.push(mail);
        },
      },
      metrics,
      logger: pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    });
    const kinds = async () => (await listAlarms(db())).map(({ kind }) => kind).sort();
    await report(db(), "2026-08", 10_000);
    await report(db(), "2026-08", 2_000, { marketplace: "DE", currency: "EUR" });
    await report(db(), "2026-09", 10_000);
    const logConfig = { publicUrl: "https://gifts.example", dataDirectory: "nowhere", ledgerKey: LEDGER_KEY };
    const sign = () => signLog({ db: db(), config: logConfig, clock: () => now });
    let ids = 0;
    const close = (month: string, exception?: CloseException) =>
      closeMonth(
        {
          db: db(),
          clock: () => now,
          newId: () => `id-${ids++}`,
          actor: "command line",
          config: { charityShare: 0.5, payout: { platform: "manual" } },
        },
        month,
        exception,
      );
    await close("2026-08");
    // Until the 10th there is time.
    await watch();
    expect(await kinds()).toEqual([]);
    await sign();

    now = new Date("2026-10-12T00:00:00.000Z");
    isMailDown = true;
    await watch();
    expect(await kinds()).toEqual(["close_overdue", "reports_missing"]);
    expect(logged).toContain(
      "The reports of DE gifts-20 for 2026-09 are missing. Please import them, or close 2026-09 without them.",
    );
    isMailDown = false;
    await watch();
    await watch();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "ops@example.org", subject: "GiftHearth: 2 things need you" });
    expect(await metrics.text()).toContain('money_alarms{kind="close_overdue"} 1');

    await close("2026-09", { without: ["DE gifts-20"], reason: "The programme ended" });
    await watch();
    expect(await kinds()).toEqual([]);
    expect(await metrics.text()).toContain('money_alarms{kind="close_overdue"} 0');

    // What was closed is signed within a minute, unless the key is gone.
    now = new Date("2026-10-12T02:00:00.000Z");
    await watch();
    expect(await kinds()).toEqual(["log_unsigned"]);
    expect(logged.at(-1)).toMatch(/^The ledger's log is not signed since event 2: /);
    await sign();
    await watch();
    expect(await kinds()).toEqual([]);

    // All that was calculated is late, one failed, one was taken back, and somebody has been at the ledger.
    now = new Date("2026-11-05T00:00:00.000Z");
    const [first, second, third] = await db()
      .selectFrom("donation_ledger")
      .select("id")
      .orderBy("id")
      .execute();
    const set = (id: string | undefined, change: object) =>
      db()
        .updateTable("donation_ledger")
        .set(change)
        .where("id", "=", id ?? "")
        .execute();
    await set(first?.id, { status: "failed", failure_reason: "closed account" });
    await set(second?.id, { status: "failed", completed_at: "2026-10-20T00:00:00.000Z" });
    await set(third?.id, { last_problem: "no answer", attempted_at: "2026-10-20T00:00:00.000Z" });
    await watch();
    expect(await kinds()).toEqual([
      "donation_failed",
      "donation_overdue",
      "donation_overdue",
      "donation_reversed",
      "donation_unclear",
      "ledger_broken",
    ]);
    expect(mails[2]?.text).toContain("failed: closed account. Please have it made again on the dashboard.");

    const app = createTestApp(db());
    const admin = await signUpAdmin(db(), app);
    const overview = await (await admin.request("/api/admin/overview")).json();
    expect(overview.alarms).toHaveLength(6);
  });

  it("is told of a ledger that was spoilt, or written anew after it was signed", async () => {
    await chooseTreesAndMeals(db());
    await report(db(), "2026-08", 10_000);
    const clock = () => new Date("2026-09-05T00:00:00.000Z");
    const config = { charityShare: 0.5, payout: { platform: "manual" } } as const;
    await closeMonth({ db: db(), clock, newId: randomUUID, actor: "command line", config }, "2026-08");
    await signLog({
      db: db(),
      clock,
      config: { publicUrl: "https://gifts.example", dataDirectory: "nowhere", ledgerKey: LEDGER_KEY },
    });
    const sentences = async () =>
      (await findAlarms(db(), clock(), { ledgerWitnesses: [], backups: null })).map(
        ({ sentence }) => sentence,
      );
    expect(await sentences()).toEqual([]);

    const event = await db().selectFrom("ledger_events").selectAll().executeTakeFirstOrThrow();
    const write = (change: object) => db().updateTable("ledger_events").set(change).execute();
    await write({ data: "{" });
    expect(await sentences()).toEqual([expect.stringContaining("event 1 of the ledger can't be read")]);

    await write({ data: event.data });
    const [first] = await readEvents(db());
    const forged = { ...(first as LedgerEvent), at: "2026-09-04T00:00:00.000Z" };
    const hash = sha256(hashedText(forged));
    await write({ at: forged.at, hash });
    await db().updateTable("ledger_head").set({ hash }).execute();
    expect(await sentences()).toEqual([
      expect.stringContaining("its first 1 events are not those that were signed"),
    ]);
  });

  it("finds what was done in the audit log, by whom, a page at a time", async () => {
    const app = createTestApp(db());
    const admin = await signUpAdmin(db(), app);
    const { id: userId } = await db().selectFrom("users").select("id").executeTakeFirstOrThrow();
    for (let number = 0; number < 60; number += 1) {
      await recordAction(db(), {
        id: `action-${String(number).padStart(2, "0")}`,
        at: new Date(Date.parse("2026-11-01T00:00:00.000Z") + number * 60_000),
        actor: number === 7 ? { userId } : "schedule",
        action: "month.close",
        details: { month: number === 9 ? "100%_2026-10" : "2026-09" },
      });
    }
    const read = async (query = "") =>
      auditActions.parse(await (await admin.request(`/api/admin/actions?${query}`)).json());
    const all = await read("search=month.close");
    expect([all.total, all.pages, all.items.length, all.items[0]?.id]).toEqual([60, 2, 50, "action-59"]);
    expect((await read("search=month.close&page=9")).items.at(-1)?.id).toBe("action-00");
    expect((await read("search=100%25_")).items.map(({ id }) => id)).toEqual(["action-09"]);
    const own = await read(`search=${encodeURIComponent("ADMIN@")}`);
    expect(own.items.map(({ id, actor }) => [id, actor.includes("@")])).toContainEqual(["action-07", true]);
  });
});
