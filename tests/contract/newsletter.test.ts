import { randomUUID } from "node:crypto";
import { NEWSLETTER_CONSENT } from "@gifthearth/core";
import { newsletterConfirmation, newsletterSubscription } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { createLedgerChanges } from "../../api/src/money/ledger/changes.ts";
import { createSchedule } from "../../api/src/money/ledger/schedule.ts";
import type { Mail } from "../../api/src/people/mail/mailer.ts";
import { createNewsletterSweep } from "../../api/src/people/newsletter/sweep.ts";
import { signUp, unconfirm, type WatchedApp, watchSecrets } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const EMAIL = "ann@example.org";
const FORM = { email: EMAIL, firstName: "Ann", frequency: "weekly", consent: true };
const DAY = 24 * 3_600_000;

/** A form as a browser or a mail program posts it. */
const posting = (fields: Readonly<Record<string, string>>, headers = {}): RequestInit => ({
  method: "POST",
  headers,
  body: new URLSearchParams(fields),
});
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };

describeOnEachDatabase("newsletter", (database) => {
  const watched: WatchedApp[] = [];
  afterEach(() => {
    for (const { leaks } of watched.splice(0)) expect(leaks()).toEqual([]);
  });

  function setUp(env: Readonly<Record<string, string>> = {}) {
    const mails: Mail[] = [];
    let now = NOW;
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    const clock = () => now;
    const app = watchSecrets(createTestApp(database(), { mailer, env, clock }));
    watched.push(app);
    const subscribe = (form: object = {}, headers = {}) =>
      app.post("/api/newsletter", { ...FORM, ...form }, headers);
    /** The mail that something leads to. */
    async function mailOf(act: () => Promise<Response>): Promise<Mail> {
      const count = mails.length;
      expect((await act()).status).toBeLessThan(300);
      await expect.poll(() => mails.length).toBe(count + 1);
      return mails.at(-1) as Mail;
    }
    const confirm = (token: string) => app.post("/api/newsletter/confirm", { token });
    /** Signs up and confirms. @returns the browser's key and the welcome */
    async function confirmed(form: object = {}) {
      const token = tokenIn(await mailOf(() => subscribe(form)));
      let key = "";
      const welcome = await mailOf(async () => {
        const response = await confirm(token);
        key = newsletterConfirmation.parse(await response.clone().json()).browserKey;
        return response;
      });
      return { key, welcome };
    }
    const wait = (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    };
    return { app, mails, subscribe, mailOf, confirm, confirmed, wait, clock };
  }
  const tokenIn = (mail: Mail) => /confirm\?token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
  const unsubscribePath = ({ headers }: Mail) => {
    const link = /^<(.+)>$/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    return link.slice(new URL(link).origin.length);
  };
  const rows = () => database().selectFrom("newsletter_subscribers").selectAll().execute();
  const only = async () => {
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    return row;
  };

  it("writes a sign-up down as pending, with what was agreed to, and answers with it", async () => {
    const { subscribe } = setUp();
    const response = await subscribe({ email: " Ann@Example.org", firstName: "  Ann \n Lee " });
    expect(response.status).toBe(201);
    expect(newsletterSubscription.parse(await response.json())).toEqual({
      firstName: "Ann Lee",
      email: EMAIL,
      frequency: "weekly",
    });
    expect(await only()).toMatchObject({
      email: EMAIL,
      first_name: "Ann Lee",
      frequency: "weekly",
      state: "pending",
      consent_at: NOW.toISOString(),
      consent_version: NEWSLETTER_CONSENT.version,
      confirmed_at: null,
    });
  });

  it("is every two weeks unless chosen, and an empty first name is none (section 3)", async () => {
    const { subscribe } = setUp();
    await subscribe({ firstName: "  ", frequency: undefined });
    expect(await only()).toMatchObject({ first_name: null, frequency: "biweekly" });
  });

  it.each([
    [{ email: undefined }, "email", "Please enter your email address"],
    [{ email: "  " }, "email", "Please enter your email address"],
    [{ email: null }, "email", "Please enter your email address"],
    [{ email: "ann" }, "email", "Please enter a valid email address"],
    [{ email: "", consent: false, frequency: "daily" }, "email", "Please enter your email address"],
    [{ frequency: "daily" }, "frequency", "Please choose weekly, biweekly or monthly"],
    [{ consent: false }, "consent", "Please tick the box to agree"],
    [{ consent: undefined }, "consent", "Please tick the box to agree"],
  ])("refuses %o, and writes nothing (section 5)", async (change, field, message) => {
    const response = await setUp().subscribe(change);
    expect(response.status).toBe(400);
    const { error } = await response.json();
    expect(error.message).toBe(message);
    expect(error.fields[field]).toBe(message);
    expect(await rows()).toEqual([]);
  });

  it("mails a link that confirms, once; then a welcome; and stores neither token nor key as it is", async () => {
    const { subscribe, mailOf, confirm, mails } = setUp();
    const mail = await mailOf(() => subscribe());
    expect(mail).toMatchObject({ to: EMAIL, subject: "Please confirm your GiftHearth newsletter" });
    // What a stranger typed is no message to whoever has the address.
    expect(mail.text).not.toContain("Ann");
    const token = tokenIn(mail);
    expect(token.length).toBeGreaterThan(40);
    const welcome = await mailOf(() => confirm(token));
    expect(welcome.subject).toBe("Welcome to the GiftHearth newsletter");
    expect(welcome.text).toContain("Hello Ann,");
    expect(await only()).toMatchObject({ state: "confirmed", confirmed_at: NOW.toISOString() });
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect((await again.json()).error.fields.token).toMatch(/no longer good/);
    const unsubscribe = mails.map((sent) => unsubscribePath(sent).split("token=")[1] as string);
    const stored = JSON.stringify([
      await database().selectFrom("newsletter_requests").selectAll().execute(),
      await database().selectFrom("newsletter_keys").selectAll().execute(),
    ]);
    for (const secret of [token, ...unsubscribe]) expect(stored).not.toContain(secret);
  });

  it("confirms for one of many who press at once", async () => {
    const { subscribe, mailOf, confirm } = setUp();
    const token = tokenIn(await mailOf(() => subscribe()));
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("takes no link after a week, nor one that is made up", async () => {
    const { subscribe, mailOf, confirm, wait } = setUp();
    const token = tokenIn(await mailOf(() => subscribe()));
    expect((await confirm("made up")).status).toBe(400);
    wait(7 * DAY);
    expect((await confirm(token)).status).toBe(400);
    expect(await only()).toMatchObject({ state: "pending" });
  });

  it("names one-click unsubscribing in every mail, and takes it without cookies or origin", async () => {
    const { app, subscribe, mailOf, confirmed } = setUp();
    const first = await mailOf(() => subscribe());
    const { welcome } = await confirmed();
    const already = await mailOf(() => subscribe());
    const change = await mailOf(() => subscribe({ frequency: "monthly" }));
    for (const { headers, text } of [first, welcome, already, change]) {
      expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      const link = headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
      expect(link).toMatch(/^http:\/\/localhost:3000\/newsletter\/unsubscribe\?token=[\w-]{40,}$/);
      expect(text).toContain(link);
    }
    const path = unsubscribePath(welcome);
    const response = await app.request(path, posting(ONE_CLICK));
    expect(response.status).toBe(200);
    expect(await only()).toMatchObject({
      state: "unsubscribed",
      unsubscribed_at: NOW.toISOString(),
      first_name: null,
    });
    const again = await app.request(path, posting(ONE_CLICK));
    expect(again.status).toBe(200);
  });

  it("unsubscribes by a multipart form, too, and from somebody else's origin", async () => {
    const { app, confirmed } = setUp();
    const path = unsubscribePath((await confirmed()).welcome);
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const headers = { Origin: "https://mail.example" };
    expect((await app.request(path, { method: "POST", headers, body })).status).toBe(200);
    expect(await only()).toMatchObject({ state: "unsubscribed" });
  });

  it.each([
    ["no body", {}],
    ["another body", posting({ x: "y" })],
    ["JSON", { headers: { "Content-Type": "application/json" }, body: '{"List-Unsubscribe":"One-Click"}' }],
    [
      "a broken form",
      { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: Buffer.from("nonsense") },
    ],
  ])("does not unsubscribe by a post with %s", async (_, init) => {
    const { app, confirmed } = setUp();
    const path = unsubscribePath((await confirmed()).welcome);
    expect((await app.request(path, { method: "POST", ...init })).status).toBe(400);
    expect(await only()).toMatchObject({ state: "confirmed" });
  });

  it("unsubscribes by no GET, and by no link but a mail's", async () => {
    const { app, subscribe, mailOf, confirmed } = setUp();
    const token = tokenIn(await mailOf(() => subscribe()));
    const { key, welcome } = await confirmed();
    await app.request(unsubscribePath(welcome));
    for (const other of [token, key, "made-up", ""]) {
      const path = `/newsletter/unsubscribe?token=${other}`;
      const response = await app.request(path, posting(ONE_CLICK));
      expect(response.status, other).toBe(400);
    }
    expect(await only()).toMatchObject({ state: "confirmed" });
  });

  it("takes the pages' own forms without scripts, and leads on to how it went", async () => {
    const { app, subscribe, mailOf, mails } = setUp();
    const token = tokenIn(await mailOf(() => subscribe()));
    const post = async (path: string, fields: Readonly<Record<string, string>>, headers = {}) => {
      const response = await app.request(path, posting(fields, headers));
      return [response.status, response.headers.get("Location")];
    };
    // As browsers send it from a page with `no-referrer`.
    const unnamed = { Origin: "null" };
    const [done, failed] = ["done", "failed"].map((outcome) => [
      303,
      `/newsletter/confirm?outcome=${outcome}`,
    ]);
    expect(await post("/newsletter/confirm", { token }, unnamed)).toEqual(done);
    expect(await post("/newsletter/confirm", { token })).toEqual(failed);
    expect(await post("/newsletter/confirm", {})).toEqual(failed);
    const path = unsubscribePath(mails[0] as Mail);
    expect(await post(path, { ...ONE_CLICK, from: "page" }, unnamed)).toEqual([
      303,
      "/newsletter/unsubscribe?outcome=done",
    ]);
    expect(await post("/newsletter/unsubscribe", { ...ONE_CLICK, from: "page" })).toEqual([
      303,
      "/newsletter/unsubscribe?outcome=failed",
    ]);
    expect(await only()).toMatchObject({ state: "unsubscribed" });
  });

  it("withdraws a sign-up that is not confirmed yet, links and all", async () => {
    const { app, subscribe, mailOf, confirm } = setUp();
    const mail = await mailOf(() => subscribe());
    const init = posting(ONE_CLICK);
    expect((await app.request(unsubscribePath(mail), init)).status).toBe(200);
    expect((await confirm(tokenIn(mail))).status).toBe(400);
  });

  it("answers alike whether an address is new, pending, subscribed or unsubscribed", async () => {
    const { app, subscribe, mailOf, confirmed } = setUp();
    const answer = async () => {
      let response = new Response();
      await mailOf(async () => {
        response = await subscribe();
        return response;
      });
      const headers = Object.fromEntries(response.headers);
      return [response.status, await response.json(), { ...headers, "x-request-id": "" }];
    };
    const asNew = await answer();
    expect(await answer()).toEqual(asNew);
    const { welcome } = await confirmed();
    expect(await answer()).toEqual(asNew);
    await app.request(unsubscribePath(welcome), posting(ONE_CLICK));
    expect(await answer()).toEqual(asNew);
    expect((await mailOf(() => subscribe())).subject).toMatch(/^Please confirm/);
  });

  it("says that one is subscribed already only to a browser that confirmed that very address", async () => {
    const { app, subscribe, confirmed } = setUp();
    const { key, welcome } = await confirmed();
    const { key: other } = await confirmed({ email: "bob@example.org" });
    const statusWith = async (browserKey: string, email = EMAIL) =>
      (await subscribe({ browserKey, email })).status;
    const refused = await subscribe({ browserKey: key, email: " ANN@example.org" });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({
      code: "conflict",
      message: "You're already subscribed!",
    });
    expect(await statusWith(other)).toBe(201);
    expect(await statusWith(key, "bob@example.org")).toBe(201);
    expect(await statusWith("made up")).toBe(201);
    await app.request(unsubscribePath(welcome), posting(ONE_CLICK));
    expect(await statusWith(key)).toBe(201);
  });

  it("changes nothing of a subscription that somebody else asks for; its owner may by the mail", async () => {
    const { subscribe, mailOf, confirm, confirmed, mails } = setUp();
    await confirmed();
    const same = await mailOf(() => subscribe());
    expect(same.subject).toBe("You already get the GiftHearth newsletter");
    expect(tokenIn(same)).toBe("");
    const mail = await mailOf(() => subscribe({ frequency: "monthly", firstName: "Eve" }));
    expect(mail.text).toContain("monthly");
    expect(mail.text).not.toContain("Eve");
    expect(await only()).toMatchObject({ state: "confirmed", frequency: "weekly", first_name: "Ann" });
    const count = mails.length;
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    // The mail asked for no more than that.
    expect(await only()).toMatchObject({ state: "confirmed", frequency: "monthly", first_name: "Ann" });
    expect(mails).toHaveLength(count);
  });

  it("lets nobody else move when an address was signed up", async () => {
    const { subscribe, mailOf, confirm, wait } = setUp();
    const token = tokenIn(await mailOf(() => subscribe()));
    const askedAt = async () => (await only())?.requested_at ?? "";
    const first = await askedAt();
    wait(DAY);
    await mailOf(() => subscribe());
    expect(await askedAt()).toBe(first);
    await mailOf(() => confirm(token));
    wait(DAY);
    const change = tokenIn(await mailOf(() => subscribe({ frequency: "monthly" })));
    expect(await askedAt()).toBe(first);
    wait(DAY / 2);
    await confirm(change);
    expect(await askedAt()).toBe((await only())?.consent_at);
    expect(Date.parse(await askedAt()) - Date.parse(first)).toBe(2 * DAY);
  });

  it("greets nobody by a name that came with another sign-up than the one confirmed", async () => {
    const { subscribe, mailOf, confirm } = setUp();
    await mailOf(() => subscribe({ firstName: "You have won at evil.example" }));
    const token = tokenIn(await mailOf(() => subscribe({ firstName: null })));
    const welcome = await mailOf(() => confirm(token));
    expect(welcome.text).toMatch(/^Hello,/);
    expect(await only()).toMatchObject({ state: "confirmed", first_name: null });
  });

  it("does not fill an inbox: three mails a day to one, however it is written, and answers as ever", async () => {
    const { subscribe, mails, app } = setUp({ RATE_LIMITS: "on" });
    const addresses = [EMAIL, "ANN@example.org", "ann+1@example.org", "ann+2@example.org", EMAIL];
    const atGmail = [
      "annlee@gmail.com",
      "ann.lee@gmail.com",
      "a.n.n.lee@googlemail.com",
      "annle.e+1@gmail.com",
    ];
    for (const email of [...addresses, ...atGmail]) expect((await subscribe({ email })).status).toBe(201);
    // Elsewhere a dot makes another inbox.
    await subscribe({ email: "a.nn@example.org" });
    await expect.poll(() => mails.map(({ to }) => to)).toContain("a.nn@example.org");
    const toAnn = mails.filter(({ to }) => /^ann[+@]/.test(to));
    expect(toAnn).toHaveLength(3);
    expect(mails).toHaveLength(3 + 3 + 1);
    expect(app.log()).not.toContain("could not be sent");
  });

  it("lets one network sign up so many addresses and no more", async () => {
    const { subscribe } = setUp({ RATE_LIMITS: "on" });
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++) {
      statuses.push((await subscribe({ email: `person-${index}@example.org` })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    expect(await rows()).toHaveLength(20);
  });

  it("forgets after a week whom nobody confirmed, and keeps who did, in the schedule's round", async () => {
    const { subscribe, mailOf, confirmed, wait, clock } = setUp();
    const schedule = createSchedule({
      config: parseConfig({}),
      db: database(),
      clock,
      newId: randomUUID,
      logger: pino({ level: "silent" }),
      ledgerChanges: createLedgerChanges(),
      sweep: [createNewsletterSweep(database(), clock)],
    });
    const emailsAfterRound = async () => {
      await schedule.round();
      return (await rows()).map(({ email }) => email).sort();
    };
    await confirmed();
    await mailOf(() => subscribe({ email: "bob@example.org" }));
    wait(7 * DAY - 1);
    await mailOf(() => subscribe({ email: "cy@example.org" }));
    expect(await emailsAfterRound()).toEqual([EMAIL, "bob@example.org", "cy@example.org"]);
    wait(3_600_000);
    await mailOf(() => subscribe({ email: "cy@example.org" }));
    expect(await emailsAfterRound()).toEqual([EMAIL, "cy@example.org"]);
    const requests = await database().selectFrom("newsletter_requests").selectAll().execute();
    expect(requests).toHaveLength(2);
  });

  it("belongs to the account whose address is confirmed: it is in its data, and goes with it", async () => {
    const { app, mails, confirmed } = setUp();
    await confirmed();
    await confirmed({ email: "bob@example.org" });
    const ann = await signUp(app);
    await unconfirm(database());
    const data = async () => (await ann.request("/api/account/data")).json();
    expect((await data()).newsletter).toBeNull();
    await ann.post("/api/auth/confirm-email/request", {});
    await expect.poll(() => mails.at(-1)?.text).toContain("/auth/confirm?token=");
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1];
    expect((await app.post("/api/auth/confirm-email", { token })).status).toBe(204);
    expect((await data()).newsletter).toMatchObject({ email: EMAIL, state: "confirmed" });
    const init = { method: "DELETE", headers: { "Content-Type": "application/json" } };
    const gone = await ann.request("/api/account", {
      ...init,
      body: JSON.stringify({ password: "a good pass phrase" }),
    });
    expect(gone.status).toBe(204);
    expect((await rows()).map(({ email }) => email)).toEqual(["bob@example.org"]);
    const keys = await database().selectFrom("newsletter_keys").selectAll().execute();
    const [bob] = await rows();
    expect(new Set(keys.map(({ subscriber_id }) => subscriber_id))).toEqual(new Set([bob?.id]));
  });

  it("leaves alone the newsletter of an address that an account only claims", async () => {
    const { app, confirmed } = setUp();
    await confirmed();
    const eve = await signUp(app);
    await unconfirm(database());
    const init = { method: "DELETE", headers: { "Content-Type": "application/json" } };
    await eve.request("/api/account", { ...init, body: JSON.stringify({ password: "a good pass phrase" }) });
    expect(await only()).toMatchObject({ email: EMAIL, state: "confirmed" });
  });
});
