import { localTime } from "@gifthearth/core/account";
import { preferences, recipient } from "@gifthearth/core/contract";
import { pino } from "pino";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createReadyIdeas } from "../../api/src/gifts/ready-ideas.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { type Mail, UndeliveredError } from "../../api/src/people/mail/mailer.ts";
import {
  createReminderRound,
  createReminderSweep,
  type FindReadyIdeas,
} from "../../api/src/people/reminders/reminder-round.ts";
import { type SignedIn, signUp, unconfirm } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../support/databases.ts";
import { jsonRequest } from "../support/partners.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RUTH = {
  name: "Ruth",
  relation: "mother",
  tastes: ["Gardening"],
  days: [{ name: "Birthday", month: 12, day: 24, year: 1956 }],
  reminders: true,
};
const BERLIN = { timeZone: "Europe/Berlin" };
const none: FindReadyIdeas = async () => [];

/** Servers on one database whose clock is the test's, and the mails that they send. */
function setUp(db: Database, findReadyIdeas = none) {
  const mails: Mail[] = [];
  let now = new Date("2026-11-21T12:00:00Z");
  const clock = () => now;
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const app = createTestApp(db, { clock, mailer });
  const logger = pino({ level: "silent" });
  const config = { publicUrl: "https://gifts.example" };
  const roundOf = (changes: object = {}) =>
    createReminderRound({ config, db, clock, mailer, findReadyIdeas, logger, ...changes });
  const round = roundOf();
  return {
    ...{ app, mails, clock, round, roundOf },
    /** At the instant, a round. @returns the subjects of the mails that it sent */
    async at(instant: string, act = round) {
      now = new Date(instant);
      await act();
      return mails.splice(0).map(({ subject }) => subject);
    },
    moveTo(instant: number) {
      now = new Date(instant);
    },
  };
}

const change = (user: SignedIn, wanted: object) =>
  user.request("/api/preferences", jsonRequest("PATCH", wanted));
const add = async (user: SignedIn, changes: object = {}) =>
  recipient.parse(await (await user.post("/api/people", { ...RUTH, ...changes })).json());

describeOnEachDatabase("reminders", (database, url) => {
  it("are sent once each by three processes over two months, whatever ends or fails in between", async () => {
    const { app, moveTo, mails, clock } = setUp(database());
    moveTo(Date.parse("2026-11-20T12:00:00Z"));
    const user = await signUp(app);
    await change(user, BERLIN);
    const dates = ["2026-12-05", "2026-12-06", "2026-12-24", "2027-01-01"];
    for (const date of dates) {
      const [, month, day] = date.split("-").map(Number);
      for (let index = 0; index < 3; index++) {
        await add(user, { name: `P${index} ${date}`, days: [{ name: "Birthday", month, day, year: null }] });
      }
    }
    const logger = pino({ level: "silent" });
    const others = [1, 2].map(() => openDatabase(url(), logger));
    let tries = 0;
    let isDown = true;
    const mailer = {
      async send(mail: Mail) {
        tries++;
        // Of every third nobody knows what became of it: its process ends.
        if (tries % 3 === 0 && tries < 12) await new Promise(() => {});
        if (isDown) throw new UndeliveredError("it is down", false);
        mails.push(mail);
      },
    };
    const config = { publicUrl: "https://gifts.example" };
    for (let day = 0; day < 60; day++) {
      isDown = day === 14 || day === 15;
      moveTo(Date.parse("2026-11-21T10:00:00Z") + day * DAY);
      const rounds = [database(), ...others].map((db) =>
        createReminderRound({ config, db, clock, mailer, findReadyIdeas: none, logger })(),
      );
      // Those that ended never come back.
      const hasEnded = new Promise((resolve) => setTimeout(resolve, tries < 12 ? 150 : 20_000).unref());
      await Promise.all(rounds.map((round) => Promise.race([round, hasEnded])));
      for (const { subject } of mails) expect(subject).toMatch(/^P\d /);
    }
    const subjects = mails.map(({ subject }) => subject);
    const ended = await database()
      .selectFrom("reminders")
      .selectAll()
      .where("state", "=", "sending")
      .execute();
    expect(ended.length).toBeGreaterThan(0);
    expect(subjects.length + ended.length).toBe(dates.length * 3 * 2);
    const counts = Map.groupBy(subjects, (subject) => subject);
    for (const [subject, all] of counts) expect(all.length, subject).toBeLessThanOrEqual(2);
    await Promise.all(others.map((db) => db.destroy()));
  });

  it("that a process took on and didn't begin to send are another's after a while", async () => {
    const { app, at, roundOf } = setUp(database());
    await add(await signUp(app));
    const stuck = roundOf({ findReadyIdeas: () => new Promise(() => {}) });
    void at("2026-12-10T12:00:00Z", stuck);
    await expect
      .poll(() => database().selectFrom("reminders").select("state").execute())
      .toEqual([{ state: "claimed" }]);
    expect(await at("2026-12-10T12:05:00Z")).toEqual([]);
    expect(await at("2026-12-10T12:11:00Z")).toEqual(["Ruth’s birthday is on December 24"]);
    expect(await at("2026-12-10T12:30:00Z")).toEqual([]);
  });

  it("end by a mail's link, for one person or for all, in one click or by the page", async () => {
    const { app, mails, round, moveTo } = setUp(database());
    const user = await signUp(app);
    const ruth = await add(user);
    await add(user, { name: "Ben" });
    moveTo(Date.parse("2026-12-10T12:00:00Z"));
    await round();
    const linkOf = (name: string) => {
      const mail = mails.find(({ subject }) => subject.startsWith(name));
      expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      return /^<https:\/\/gifts\.example(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    };
    const press = (path: string, fields: object) =>
      app.request(path, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click", ...fields }),
      });
    const page = await press(linkOf("Ruth"), { from: "page", ended: "person" });
    expect([page.status, page.headers.get("Location")]).toEqual([303, "/reminders/unsubscribe?outcome=done"]);
    const reminds = async (id: string) => (await (await user.request(`/api/people/${id}`)).json()).reminders;
    expect(await reminds(ruth.id)).toBe(false);
    expect((await press(linkOf("Ben"), {})).status).toBe(200);
    const wanted = preferences.parse(await (await user.request("/api/preferences")).json());
    expect(wanted.reminderLeads).toEqual([]);
    expect((await press("/reminders/unsubscribe?token=x", {})).status).toBe(400);
    const failed = await press("/reminders/unsubscribe?token=x", { from: "page" });
    expect(failed.headers.get("Location")).toBe("/reminders/unsubscribe?outcome=failed");
  });
});

describeOnSqlite("reminders", (database) => {
  it("over two years in eight time zones come once each from three servers, in the daytime, and never after the day", async () => {
    const { app, clock, moveTo } = setUp(database());
    const zones = ["Pacific/Kiritimati", "Pacific/Niue", "Asia/Kathmandu", "Australia/Lord_Howe"];
    zones.push("America/Havana", "Africa/Cairo", "Europe/Berlin", "Antarctica/Troll");
    const sent: (readonly [string, number])[] = [];
    const mailer = { send: async ({ subject }: Mail) => void sent.push([subject, clock().getTime()]) };
    const days = [
      [2, 28],
      [2, 29],
      [1, 1],
      [12, 31],
      [3, 28],
      [11, 7],
    ];
    const zoneOf = new Map<string, string>();
    for (const [index, timeZone] of zones.entries()) {
      const user = await signUp(app, `user${index}@example.org`);
      await change(user, { timeZone });
      for (const [month, day] of days) {
        const name = `${timeZone} ${month}-${day}`;
        zoneOf.set(name, timeZone);
        await add(user, { name, days: [{ name: "Birthday", month, day, year: null }] });
      }
    }
    const logger = pino({ level: "silent" });
    const config = { publicUrl: "https://gifts.example" };
    const servers = [1, 2, 3].map(() =>
      createReminderRound({ config, db: database(), clock, mailer, findReadyIdeas: none, logger }),
    );
    const start = Date.parse("2027-01-16T00:30:00Z");
    for (let instant = start; instant < start + 731 * DAY; instant += 9 * HOUR) {
      moveTo(instant);
      await Promise.all(servers.map((round) => round()));
    }
    const seen = new Map<string, string[]>();
    for (const [subject, instant] of sent) {
      const [, name = "", day = ""] = /^(.+)’s birthday is on (.+)$/.exec(subject) ?? [];
      const { date, time } = localTime(new Date(instant), zoneOf.get(name) ?? "");
      const of = occurrence(day, date);
      const left = Math.round((Date.parse(of) - Date.parse(date)) / DAY);
      expect(time >= "08:00" && time < "21:00", `${subject} at ${time}`).toBe(true);
      // Servers that look every nine hours may miss a day's hours.
      expect([14, 13, 3, 2], `${subject} on ${date}`).toContain(left);
      seen.set(name, [...(seen.get(name) ?? []), `${of} ${left > 3 ? 14 : 3}`]);
    }
    for (const name of zoneOf.keys()) {
      const all = seen.get(name) ?? [];
      expect(new Set(all).size, name).toBe(all.length);
      // Twice two, and one more where the two years end between a day's reminders.
      expect([4, 5], `${name}: ${all.join(", ")}`).toContain(all.length);
    }
  });

  it("tell who and when, three ideas within the budget, and nothing of health or faith", async () => {
    const findReadyIdeas = createReadyIdeas([createCuratedSource(CATALOGUE)]);
    const { app, mails, round, moveTo } = setUp(database(), findReadyIdeas);
    const user = await signUp(app);
    const days = [{ name: "Chemotherapy ends <b>", month: 12, day: 24, year: null }];
    const needs = "She is diabetic and keeps kosher.";
    const names = { name: "<b>Ruth</b>\r\nBcc: eve@example.org", days };
    await add(user, { ...names, needs, budgetMin: 20, budgetMax: 60, owns: "A bread pan" });
    moveTo(Date.parse("2026-12-10T12:00:00Z"));
    await round();
    const [{ to, subject, text, usefulFor } = { to: "", subject: "", text: "" }] = mails;
    expect(to).toBe("ann@example.org");
    expect(subject).toBe("<b>Ruth</b> Bcc: eve@example.org’s day is on December 24");
    expect(text).toContain("Thursday, December 24 (in two weeks)");
    expect(text.match(/^- .+ \(.*\$\d+.*\)$/gm)).toHaveLength(3);
    expect(text.match(/https:\/\/gifts\.example\/gift-ideas\/[\w-]+$/gm)).toHaveLength(3);
    expect(text).not.toMatch(/diabet|kosher|sugar|allerg/i);
    expect(usefulFor).toBeGreaterThan(9 * DAY);
  });

  it("come only to confirmed addresses, of people of whom they are wanted, at the times that are", async () => {
    const { app, at, moveTo } = setUp(database());
    moveTo(Date.parse("2026-12-05T12:00:00Z"));
    const user = await signUp(app);
    await add(user, { name: "Silent", reminders: false });
    const { id, ...ruth } = await add(user);
    await change(user, { reminderLeads: [3] });
    expect(await at("2026-12-10T12:00:00Z")).toEqual([]);
    await unconfirm(database());
    expect(await at("2026-12-21T12:00:00Z")).toEqual([]);
    await database().updateTable("users").set({ email_confirmed_at: "2026-12-21" }).execute();
    expect(await at("2026-12-21T13:00:00Z")).toEqual(["Ruth’s birthday is on December 24"]);
    const days = [...ruth.days, { name: "Name day", month: 12, day: 23, year: null }];
    const put = await user.request(`/api/people/${id}`, jsonRequest("PUT", { ...ruth, days }));
    expect(put.status).toBe(200);
    expect(await at("2026-12-21T14:00:00Z"), "nobody needs to be told of what they wrote just now").toEqual(
      [],
    );
    const data = await (await user.request("/api/account/data")).json();
    expect(data.reminders).toMatchObject([{ name: "Ruth", date: "2026-12-24", lead: 3 }]);
    expect(data.preferences.reminderLeads).toEqual([3]);
    expect((await at("2027-12-21T14:00:00Z")).sort()).toEqual([
      "Ruth’s birthday is on December 24",
      "Ruth’s day is on December 23",
    ]);
  });

  it("are forgotten long after their day", async () => {
    const { app, at, clock } = setUp(database());
    await add(await signUp(app));
    await at("2026-12-10T12:00:00Z");
    await at("2028-02-10T12:00:00Z", createReminderSweep(database(), clock));
    expect(await database().selectFrom("reminders").selectAll().execute()).toEqual([]);
  });

  it.each([
    [{ timeZone: "Europe/Nowhere" }],
    [{ timeZone: null }],
    [{ reminderLeads: [7] }],
    [{ reminderLeads: "14" }],
    [{ favoriteCategories: ["weapons"] }],
    [{ budgetMin: 80, budgetMax: 20 }],
    [{ budgetMin: 200 }],
  ])("preferences %j are refused", async (wrong) => {
    const user = await signUp(setUp(database()).app);
    await change(user, { budgetMax: 100 });
    expect((await change(user, wrong)).status).toBe(400);
    const kept = preferences.parse(await (await user.request("/api/preferences")).json());
    expect(kept).toEqual({
      ...{ timeZone: null, reminderLeads: [14, 3], favoriteCategories: [] },
      ...{ budgetMin: null, budgetMax: 100 },
      checkpointMails: false,
    });
  });
});

/** "December 24", the next time from a date on: `YYYY-MM-DD`. */
function occurrence(day: string, from: string): string {
  const dated = (year: number) => new Date(`${day} ${year} UTC`).toISOString().slice(0, 10);
  const year = Number(from.slice(0, 4));
  return dated(year) >= from ? dated(year) : dated(year + 1);
}
