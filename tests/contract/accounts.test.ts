import { activeSessions, finishedSignUp, sessionResponse } from "@gifthearth/core/contract";
import { afterEach, expect, it } from "vitest";
import { createPendingAccountSweep } from "../../api/src/people/auth/pending-accounts.ts";
import type { Mail, Mailer } from "../../api/src/people/mail/mailer.ts";
import {
  cookieOf,
  PASSWORD,
  signUp,
  unconfirm,
  type WatchedApp,
  watchSecrets,
  withCookie,
} from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const EMAIL = "ann@example.org";
const FORM = { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };

describeOnEachDatabase("accounts", (database) => {
  const watched: WatchedApp[] = [];
  afterEach(() => {
    for (const { leaks } of watched.splice(0)) expect(leaks()).toEqual([]);
  });

  function setUp(env: Readonly<Record<string, string>> = {}, failing?: Mailer) {
    const mails: Mail[] = [];
    let arrived = () => {};
    const mailer = {
      send: async (mail: Mail) => {
        mails.push(mail);
        arrived();
      },
    };
    const app = watchSecrets(createTestApp(database(), { mailer: failing ?? mailer, env }));
    watched.push(app);
    /** The token in the link of the mail that a request leads to. */
    async function mailedToken(request: () => Promise<Response>, status = 204): Promise<string> {
      mails.length = 0;
      const arrival = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      expect((await request()).status).toBe(status);
      await arrival;
      return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
    }
    return { app, mails, mailedToken };
  }
  const session = async (response: Response) => sessionResponse.parse(await response.json());

  const asked = (app: WatchedApp, form: object = {}) => app.post("/api/auth/sign-up", { ...FORM, ...form });
  const finish = (app: WatchedApp, token: string, password = PASSWORD) =>
    app.post("/api/auth/sign-up/finish", { token, password });
  const isBadLink = async (response: Response) => {
    expect(response.status).toBe(400);
    expect((await response.json()).error.fields.token).toMatch(/no longer good/);
  };

  it("opens an account by the mailed link and the password, signs in, and says where the visitor was heading", async () => {
    const { app, mailedToken, mails } = setUp();
    const names = { username: " annie ", fullName: "" };
    const next = "/saved-gifts";
    const token = await mailedToken(() => asked(app, { email: "Ann@example.org ", ...names, next }), 202);
    expect(mails[0]).toMatchObject({ to: EMAIL, subject: "Finish your account at GiftHearth" });
    expect(mails[0]?.text, "what was typed is no way to write to others").not.toMatch(/annie|saved-gifts/);
    expect(await database().selectFrom("users").selectAll().execute()).toEqual([]);
    expect((await app.post("/api/auth/sign-in", { email: EMAIL, password: PASSWORD })).status).toBe(401);

    const response = await finish(app, token);
    expect(response.status).toBe(201);
    const cookies = response.headers.getSetCookie();
    const finished = finishedSignUp.parse(await response.json());
    expect(finished).toMatchObject({
      user: { email: EMAIL, emailConfirmed: true },
      profile: { username: "annie", fullName: null },
      isAdmin: false,
      next,
    });
    expect(cookies.at(-1)).toMatch(/^gh_session=\w+; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    const signedIn = withCookie(app, "", cookieOf(response));
    expect((await session(await signedIn.request("/api/auth/session"))).user?.email).toBe(EMAIL);
    await isBadLink(await finish(app, token));
  });

  it("answers a sign-up alike for a new, a pending and a taken address, and tells its owner alone by mail", async () => {
    const { app, mails, mailedToken } = setUp();
    const answer = async (email: string) => {
      let response = new Response();
      await mailedToken(async () => {
        response = await asked(app, { email });
        return response;
      }, 202);
      expect(response.headers.getSetCookie()).toEqual([]);
      const headers = Object.fromEntries(response.headers);
      return [await response.text(), { ...headers, "x-request-id": "" }, mails.at(-1)?.subject];
    };
    const [body, headers, subject] = await answer(EMAIL);
    expect(subject).toMatch(/^Finish your account/);
    expect(await answer(EMAIL)).toEqual([body, headers, subject]);
    await signUp(app);
    const taken = "You already have an account at GiftHearth";
    expect(await answer(" ANN@Example.org"), "in any case").toEqual([body, headers, taken]);
    expect(mails.at(-1)?.text).toMatch(/http:\S+\/auth\n[\s\S]*http:\S+\/auth\/forgot\n/);
    expect(await database().selectFrom("pending_accounts").selectAll().execute()).toEqual([]);
    const signIn = await app.post("/api/auth/sign-in", { email: " Ann@example.ORG", password: PASSWORD });
    expect(signIn.status, "and what is there stays as it was").toBe(200);
  });

  it("opens no account with a stranger's password for who only has the mail", async () => {
    const { app, mailedToken } = setUp();
    const theirs = { password: "the stranger's own", confirmPassword: "the stranger's own" };
    const token = await mailedToken(() => asked(app, { ...theirs, username: "Eve" }), 202);
    const wrong = await finish(app, token);
    expect(wrong.status).toBe(400);
    expect(Object.keys((await wrong.json()).error.fields)).toEqual(["password"]);
    // Who signs up after that has a link of their own: each opens with its own password.
    const own = await mailedToken(() => asked(app), 202);
    expect((await finish(app, own, theirs.password)).status).toBe(400);
    expect((await session(await finish(app, own))).profile?.username).toBeNull();
  });

  it("leaves the owner's link good when a stranger signs up with the address, and finishing ends the stranger's", async () => {
    const { app, mailedToken } = setUp();
    const theirs = { password: "the stranger's own", confirmPassword: "the stranger's own" };
    const own = await mailedToken(() => asked(app), 202);
    const token = await mailedToken(() => asked(app, theirs), 202);
    await mailedToken(() => asked(app, { email: "bob@example.org" }), 202);
    expect((await session(await finish(app, own))).user?.email).toBe(EMAIL);
    await isBadLink(await finish(app, token, theirs.password));
    const left = await database().selectFrom("pending_accounts").select("email").execute();
    expect(left).toEqual([{ email: "bob@example.org" }]);
  });

  it("bounds the guesses at the password of a sign-up by who has its link", async () => {
    const { app, mailedToken } = setUp({ RATE_LIMITS: "on" });
    const token = await mailedToken(() => asked(app), 202);
    for (let guess = 0; guess < 10; guess++) expect((await finish(app, token, "wrong")).status).toBe(400);
    expect((await finish(app, token)).status).toBe(429);
  });

  it("takes no link that is too old, made up, or of another kind, and forgets what nobody finishes", async () => {
    const { app, mailedToken } = setUp();
    await signUp(app, "bob@example.org");
    const token = await mailedToken(() => asked(app), 202);
    await isBadLink(await finish(app, "made up"));
    const reset = () => app.post("/api/auth/password-reset", { email: "bob@example.org" });
    await isBadLink(await finish(app, await mailedToken(reset)));
    const pending = () => database().selectFrom("pending_accounts").select("expires_at").execute();
    expect(await pending()).toEqual([{ expires_at: "2026-11-22T12:00:00.000Z" }]);
    await createPendingAccountSweep(database(), () => NOW)();
    expect(await pending()).toHaveLength(1);
    for (const [expires_at, kept] of [
      ["2027-11-21T12:00:00.000Z", 1],
      ["2026-11-21T12:00:00.000Z", 0],
    ] as const) {
      await database().updateTable("pending_accounts").set({ expires_at }).execute();
      await isBadLink(await finish(app, token));
      await createPendingAccountSweep(database(), () => NOW)();
      expect(await pending()).toHaveLength(kept);
    }
  });

  it("sets a cookie that only HTTPS sees where the site has it", async () => {
    const { app } = setUp({ PUBLIC_URL: "https://gifts.example.org" });
    await signUp(app);
    const signIn = await app.post("/api/auth/sign-in", { email: EMAIL, password: PASSWORD });
    expect(signIn.headers.getSetCookie().at(-1)).toMatch(/^__Host-gh_session=\w+; .*Secure/);
  });

  it("opens one account, however many ask, and however often the button is pressed, at once", async () => {
    const { app, mails } = setUp();
    const answers = await Promise.all([1, 2, 3, 4].map(() => asked(app)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await expect.poll(() => mails.length).toBe(4);
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    const presses = await Promise.all([...tokens, ...tokens].map((token) => finish(app, token)));
    expect(presses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
    expect(await database().selectFrom("users").select("email").execute()).toEqual([{ email: EMAIL }]);
  });

  it.each([
    [{}, "email", "All fields are required"],
    [{ ...FORM, confirmPassword: "another" }, "confirmPassword", "Passwords do not match"],
    [
      { ...FORM, password: "12345", confirmPassword: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
  ])("refuses a sign-up of %o: %s", async (form, field, message) => {
    const response = await setUp().app.post("/api/auth/sign-up", form);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ message, fields: { [field]: message } });
  });

  it("tells a wrong password and an unknown address alike", async () => {
    const { app } = setUp();
    await signUp(app);
    const answer = async (email: string) => {
      const response = await app.post("/api/auth/sign-in", { email, password: "wrong one" });
      const { requestId: _, ...error } = (await response.json()).error;
      return [response.status, error, response.headers.getSetCookie()];
    };
    expect(await answer(EMAIL)).toEqual(await answer("nobody@example.org"));
    expect((await answer(EMAIL))[0]).toBe(401);
  });

  it("takes a password as it was typed", async () => {
    const { app, mailedToken } = setUp();
    const password = "  ünïcode \u0000 🎁 ";
    const token = await mailedToken(() => asked(app, { password, confirmPassword: password }), 202);
    expect((await finish(app, token, password)).status).toBe(201);
    const tries = [password, password.trim()].map((typed) =>
      app.post("/api/auth/sign-in", { email: EMAIL, password: typed }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([200, 401]);
  });

  it("ends a session on sign-out, on the server too", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const response = await user.post("/api/auth/sign-out", {});
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/^gh_session=; .*Max-Age=0/);
    expect((await session(await user.request("/api/auth/session"))).user).toBeNull();
  });

  it("begins another session on signing in: nobody can foist one on us", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const again = await app.post(
      "/api/auth/sign-in",
      { email: EMAIL, password: PASSWORD },
      { Cookie: user.cookie },
    );
    expect(cookieOf(again)).not.toBe(user.cookie);
    expect((await session(await user.request("/api/auth/session"))).user).toBeNull();
  });

  it("knows no session of a forged, broken or expired cookie", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const nobody = async (cookie: string) => {
      const response = await app.request("/api/auth/session", { headers: { Cookie: cookie } });
      expect(response.status).toBe(200);
      expect((await session(response)).user).toBeNull();
    };
    await nobody("gh_session=forged");
    await nobody("gh_session=%E0%A4%A; other=%");
    await nobody(`gh_session=${"x".repeat(5_000)}`);
    await nobody(`__Host-${user.cookie}`);
    const rows = await database().selectFrom("sessions").selectAll().execute();
    await nobody(`gh_session=${rows[0]?.token_hash}`);
    await database().updateTable("sessions").set({ expires_at: "2020-01-01T00:00:00.000Z" }).execute();
    await nobody(user.cookie);
  });

  it("keeps a session alive that is used in its second half", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    expect((await user.request("/api/auth/session")).headers.getSetCookie()).toEqual([]);
    const soon = new Date(NOW.getTime() + 10 * 24 * 3_600_000).toISOString();
    await database().updateTable("sessions").set({ expires_at: soon }).execute();
    const response = await user.request("/api/auth/session");
    expect(response.headers.getSetCookie()[0]).toContain(user.cookie);
    const { expires_at } = await database()
      .selectFrom("sessions")
      .select("expires_at")
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at)).toBe(NOW.getTime() + 30 * 24 * 3_600_000);
  });

  it("stores neither passwords nor tokens as they are", async () => {
    const { app } = setUp();
    const { cookie } = await signUp(app);
    const everything = JSON.stringify([
      await database().selectFrom("users").selectAll().execute(),
      await database().selectFrom("sessions").selectAll().execute(),
    ]);
    expect(everything).toContain("$argon2id$");
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(cookie.split("=")[1]);
  });

  it("lists sessions and ends one of them", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const other = await app.post(
      "/api/auth/sign-in",
      { email: EMAIL, password: PASSWORD },
      { "User-Agent": "Firefox" },
    );
    const { items } = activeSessions.parse(await (await user.request("/api/auth/sessions")).json());
    expect(items).toHaveLength(2);
    const [second] = items.filter(({ isCurrent }) => !isCurrent);
    expect(second?.device).toBe("Firefox");
    const ended = await user.request(`/api/auth/sessions/${second?.id}`, { method: "DELETE" });
    expect(ended.status).toBe(204);
    const gone = withCookie(app, "", cookieOf(other));
    expect((await session(await gone.request("/api/auth/session"))).user).toBeNull();
    expect((await session(await user.request("/api/auth/session"))).user).not.toBeNull();
  });

  it("sets a new password by a mailed link, once, and ends every session", async () => {
    const { app, mailedToken } = setUp();
    const user = await signUp(app);
    const token = await mailedToken(() => app.post("/api/auth/password-reset", { email: EMAIL }));
    expect(token.length).toBeGreaterThan(40);
    const password = "another pass phrase";
    const reset = () =>
      app.post("/api/auth/password-reset/confirm", { token, password, confirmPassword: password });
    expect((await reset()).status).toBe(204);
    expect((await session(await user.request("/api/auth/session"))).user).toBeNull();
    const signIn = (typed: string) => app.post("/api/auth/sign-in", { email: EMAIL, password: typed });
    expect((await signIn(PASSWORD)).status).toBe(401);
    const signedIn = await signIn(password);
    expect((await session(signedIn)).user?.emailConfirmed).toBe(true);
    const again = await reset();
    expect(again.status).toBe(400);
    expect((await again.json()).error.message).toMatch(/no longer good/);
  });

  it("takes no link that is too old, of another kind, or made up", async () => {
    const { app, mailedToken } = setUp();
    await signUp(app);
    const reset = async (token: string) => {
      const form = { token, password: "another one", confirmPassword: "another one" };
      return (await app.post("/api/auth/password-reset/confirm", form)).status;
    };
    const token = await mailedToken(() => app.post("/api/auth/password-reset", { email: EMAIL }));
    await database().updateTable("mailed_tokens").set({ expires_at: "2026-11-21T11:59:59.000Z" }).execute();
    expect(await reset(token)).toBe(400);
    expect(await reset("made up")).toBe(400);
    await unconfirm(database());
    const confirmation = await mailedToken(async () => {
      const signedIn = await app.post("/api/auth/sign-in", { email: EMAIL, password: PASSWORD });
      return withCookie(app, "", cookieOf(signedIn)).post("/api/auth/confirm-email/request", {});
    });
    expect(await reset(confirmation)).toBe(400);
  });

  it("answers alike for an address without an account, and mails nothing", async () => {
    const { app, mails } = setUp();
    const response = await app.post("/api/auth/password-reset", { email: "nobody@example.org" });
    expect(response.status).toBe(204);
    await database().selectFrom("users").selectAll().execute();
    expect(mails).toEqual([]);
  });

  it("answers as ever though no mail can be sent, and the log says that none was", async () => {
    const { app } = setUp({}, { send: () => Promise.reject(new Error("The mail server is gone")) });
    expect((await asked(app)).status).toBe(202);
    await signUp(app);
    expect((await app.post("/api/auth/password-reset", { email: EMAIL })).status).toBe(204);
    await expect.poll(() => app.log().match(/The mail server is gone/g)?.length ?? 0).toBeGreaterThan(1);
  });

  it("confirms an address by the mailed link", async () => {
    const { app, mailedToken } = setUp();
    const user = await signUp(app);
    await unconfirm(database());
    const token = await mailedToken(() => user.post("/api/auth/confirm-email/request", {}));
    expect((await app.post("/api/auth/confirm-email", { token })).status).toBe(204);
    const { user: confirmed } = await session(await user.request("/api/auth/session"));
    expect(confirmed?.emailConfirmed).toBe(true);
  });

  it("changes a password, goes on here and ends every other session", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const other = await app.post("/api/auth/sign-in", { email: EMAIL, password: PASSWORD });
    const change = (currentPassword: string) =>
      user.post("/api/auth/password", {
        currentPassword,
        password: "a new one",
        confirmPassword: "a new one",
      });
    const wrong = await change("not mine");
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).error.fields).toEqual({ currentPassword: "The password is not right" });
    const response = await change(PASSWORD);
    expect(response.status).toBe(204);
    const still = withCookie(app, "", cookieOf(response));
    expect((await session(await still.request("/api/auth/session"))).user).not.toBeNull();
    const gone = withCookie(app, "", cookieOf(other));
    expect((await session(await gone.request("/api/auth/session"))).user).toBeNull();
  });

  it("leaves nobody signed in by the old password, however many sign in while it is changed", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const credentials = { email: EMAIL, password: PASSWORD };
    const password = "another pass phrase";
    /** Signs in by the old password for as long as it is taken. @returns the cookies */
    async function keepSigningIn(): Promise<string[]> {
      const cookies: string[] = [];
      for (;;) {
        const response = await app.post("/api/auth/sign-in", credentials);
        if (response.status === 401) return cookies;
        expect(response.status).toBe(200);
        cookies.push(cookieOf(response));
      }
    }
    const change = { currentPassword: PASSWORD, password, confirmPassword: password };
    const [changed, ...cookies] = await Promise.all([
      user.post("/api/auth/password", change),
      ...Array.from({ length: 6 }, keepSigningIn),
    ]);
    expect(changed.status).toBe(204);
    for (const cookie of cookies.flat()) {
      const left = withCookie(app, "", cookie);
      expect((await session(await left.request("/api/auth/session"))).user).toBeNull();
    }
  });

  it("makes mailed links worthless when the password is changed", async () => {
    const { app, mailedToken } = setUp();
    const user = await signUp(app);
    const token = await mailedToken(() => app.post("/api/auth/password-reset", { email: EMAIL }));
    const form = { password: "a new one", confirmPassword: "a new one" };
    await user.post("/api/auth/password", { currentPassword: PASSWORD, ...form });
    expect((await app.post("/api/auth/password-reset/confirm", { token, ...form })).status).toBe(400);
  });

  it("limits attempts for each account and address, and says when to come back", async () => {
    const { app } = setUp({ RATE_LIMITS: "on" });
    await signUp(app);
    const signIn = (password: string) => app.post("/api/auth/sign-in", { email: EMAIL, password });
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn("wrong")).status).toBe(401);
    const refused = await signIn(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect((await refused.json()).error.message).toBe("Too many attempts. Please try again in 15 minutes.");
    const others = await app.post("/api/auth/sign-in", { email: "bob@example.org", password: "x" });
    expect(others.status).toBe(401);
  });

  it("locks no owner out, however many networks try the account, and slows each of them down", async () => {
    const { app } = setUp({ RATE_LIMITS: "on" });
    await signUp(app);
    const signIn = async (from: string, password = "wrong") => {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, from };
      return (
        await app.request("/api/auth/sign-in", { ...init, body: JSON.stringify({ email: EMAIL, password }) })
      ).status;
    };
    for (let network = 0; network < 11; network++) {
      for (let attempt = 0; attempt < 10; attempt++) await signIn(`198.51.100.${network}`);
    }
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) statuses.push(await signIn("198.51.100.99"));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(await signIn("203.0.113.9")).toBe(401);
    expect(await signIn("203.0.113.9", PASSWORD)).toBe(200);
    expect(await signIn("203.0.113.9", PASSWORD)).toBe(200);
  });

  it("changes a password once, whoever else knows the old one at that moment", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    const change = async (password: string) => {
      const form = { currentPassword: PASSWORD, password, confirmPassword: password };
      const response = await user.post("/api/auth/password", form);
      return { password, status: response.status, error: await response.text() };
    };
    const changes = await Promise.all(["the first one", "the second one", "the third one"].map(change));
    const [done, ...others] = changes.filter(({ status }) => status === 204);
    expect(others).toEqual([]);
    for (const { status, error } of changes.filter((one) => one !== done)) {
      // Who comes later finds the password changed, or the session ended.
      expect([400, 401]).toContain(status);
      expect(error).toMatch(/password is not right|sign in/);
    }
    for (const { password, status } of changes) {
      const signIn = await app.post("/api/auth/sign-in", { email: EMAIL, password });
      expect(signIn.status).toBe(status === 204 ? 200 : 401);
    }
  });

  it("knows nobody to a page of somebody else's, whatever cookies come along", async () => {
    const { app } = setUp();
    const { cookie } = await signUp(app);
    const click = { productId: "tea", affiliateLink: "https://www.amazon.com/s?k=tea" };
    for (const Origin of ["https://evil.example", "null"]) {
      expect((await app.post("/api/click-events", click, { Cookie: cookie, Origin })).status).toBe(201);
    }
    await app.post("/api/click-events", click, { Cookie: cookie, Origin: "http://localhost" });
    const clicks = await database().selectFrom("click_events").select("user_id").execute();
    expect(clicks.filter(({ user_id }) => user_id !== null)).toHaveLength(1);
    expect(clicks).toHaveLength(3);
  });

  it("fills no inbox by sign-ups for ann@, ann+1@ and so on; past the limit the answer is alike, and what was mailed stays good", async () => {
    const { app, mails } = setUp({ RATE_LIMITS: "on" });
    for (let account = 0; account < 12; account++) {
      expect((await asked(app, { email: `ann+${account}@example.org` })).status).toBe(202);
    }
    expect((await asked(app, { email: "ann+4@example.org" })).status).toBe(202);
    expect((await asked(app, { email: "bob@example.org" })).status).toBe(202);
    await expect.poll(() => mails.map(({ to }) => to)).toContain("bob@example.org");
    const toAnn = mails.filter(({ to }) => to !== "bob@example.org");
    expect(toAnn).toHaveLength(10);
    const token = /token=([\w-]+)/.exec(toAnn.find(({ to }) => to === "ann+4@example.org")?.text ?? "")?.[1];
    expect((await finish(app, token ?? "")).status).toBe(201);
    // A new password can be had though no sign-up is mailed any more, up to a limit of its own.
    const reset = async () => (await app.post("/api/auth/password-reset", { email: EMAIL })).status;
    for (let request = 0; request < 5; request++) expect(await reset()).toBe(204);
    expect(await reset()).toBe(429);
  });

  it("does not fill an inbox by telling accounts for ann+1@, ann+2@ of new passwords", async () => {
    const { app, mails } = setUp({ RATE_LIMITS: "on" });
    for (let account = 0; account < 4; account++) {
      let user = await signUp(app, `ann+${account}@example.org`);
      for (let change = 0; change < 4; change++) {
        const form = { currentPassword: PASSWORD, password: PASSWORD, confirmPassword: PASSWORD };
        const changed = await user.post("/api/auth/password", form);
        expect(changed.status).toBe(204);
        user = withCookie(app, user.id, cookieOf(changed));
      }
    }
    await expect.poll(() => mails.length).toBe(10);
    expect(mails.filter(({ subject }) => subject.includes("was changed"))).toHaveLength(10);
  });

  it("cuts off who tries one address after another, whatever they try at once", async () => {
    const { app } = setUp({ RATE_LIMITS: "on" });
    const guesses = Array.from({ length: 80 }, (_, number) =>
      app.post("/api/auth/sign-in", { email: `person-${number}@example.org`, password: "123456" }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it.each(["username", "fullName"])("keeps an account's %s a name", async (field) => {
    const { app, mailedToken } = setUp();
    const name = "<b>O'Neil</b>\u0000\u0007 \ud800\n'); drop table users; --";
    const open = (value: string) => asked(app, { [field]: value });
    const long = await open("x".repeat(1_000));
    expect(long.status).toBe(400);
    expect(Object.keys((await long.json()).error.fields)).toEqual([field]);
    const opened = await finish(app, await mailedToken(() => open(name), 202));
    expect((await session(opened)).profile).toMatchObject({
      [field]: "<b>O'Neil</b> \ufffd '); drop table users; --",
    });
  });

  it.each([
    "ann@example.org'; drop table users; --",
    "<ann@example.org>",
    "ann\u0000 smith@example.org",
    `${"x".repeat(1_000)}@example.org`,
    "ann@example.org,bob@example.org",
    "ann@example.org\r\nBcc: bob@example.org",
  ])("takes %j for no address", async (email) => {
    const { app, mails } = setUp();
    const response = await app.post("/api/auth/sign-up", { ...FORM, email });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).error.fields)).toEqual(["email"]);
    expect((await app.post("/api/auth/password-reset", { email })).status).toBe(400);
    expect([400, 401]).toContain((await app.post("/api/auth/sign-in", { email, password: "x" })).status);
    expect(mails).toEqual([]);
  });

  it("changes names and takes them away", async () => {
    const user = await signUp(setUp().app);
    const change = (body: object) =>
      user.request("/api/profile", {
        method: "PATCH",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      });
    const changed = await change({
      username: "  <b>annie</b>\u0007 ",
      fullName: "Ann'; drop table users; --",
    });
    expect(await changed.json()).toEqual({
      id: user.id,
      username: "<b>annie</b>",
      fullName: "Ann'; drop table users; --",
    });
    expect(await (await change({ username: "" })).json()).toMatchObject({ username: null });
    expect(await (await change({})).json()).toMatchObject({ fullName: "Ann'; drop table users; --" });
    const long = await change({ fullName: "x".repeat(1_000) });
    expect(long.status).toBe(400);
    expect(Object.keys((await long.json()).error.fields)).toEqual(["fullName"]);
  });

  it("gives a user all that is kept, and deletes it", async () => {
    const { app } = setUp();
    const user = await signUp(app);
    await user.post("/api/saved-gift-queries", { occasion: "Birthday", interests: ["Tea"] });
    await user.post("/api/click-events", { productId: "x", affiliateLink: "https://www.amazon.com/s?k=x" });
    const data = await user.request("/api/account/data");
    expect(data.headers.get("Content-Disposition")).toMatch(/attachment/);
    const kept = await data.text();
    expect(JSON.parse(kept)).toMatchObject({
      account: { email: EMAIL },
      savedGiftQueries: [{ occasion: "Birthday" }],
      clicks: [{ product_id: "x" }],
    });
    expect(kept).not.toContain("argon2");

    const remove = (password: string) =>
      user.request("/api/account", {
        method: "DELETE",
        body: JSON.stringify({ password }),
        headers: { "Content-Type": "application/json" },
      });
    expect((await remove("wrong")).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(204);
    for (const table of [
      "users",
      "profiles",
      "sessions",
      "saved_gift_queries",
      "user_gift_history",
    ] as const) {
      expect(await database().selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const [click] = await database().selectFrom("click_events").selectAll().execute();
    expect(click?.user_id).toBeNull();
    expect((await app.post("/api/auth/sign-in", { email: EMAIL, password: PASSWORD })).status).toBe(401);
  });
});
