import { recoveryCodesResponse, twoFactorSetup, twoFactorState } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import type { Mail } from "../../api/src/people/mail/mailer.ts";
import { turnTwoFactorOff } from "../../api/src/people/two-factor/two-factor.repository.ts";
import { cookieOf, PASSWORD, type SignedIn, signUp, withCookie } from "../support/accounts.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { authenticatorCode } from "../support/authenticator.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const EMAIL = "ann@example.org";
const PATH = "/api/auth/two-factor";
const HALF_MINUTE = 30_000;

describeOnEachDatabase("two-factor authentication", (database) => {
  function setUp(env: Readonly<Record<string, string>> = {}) {
    let now = NOW.getTime();
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    const app = createTestApp(database(), { env, mailer, clock: () => new Date(now) });
    return {
      app,
      mails,
      /** The next half minute, whose code wasn't used yet. */
      passTime(halfMinutes = 1) {
        now += halfMinutes * HALF_MINUTE;
      },
      codeOf: (uri: string, halfMinutes = 0) =>
        authenticatorCode(new URL(uri).searchParams.get("secret") ?? "", now + halfMinutes * HALF_MINUTE),
    };
  }

  const stateOf = async (ann: SignedIn) => twoFactorState.parse(await (await ann.request(PATH)).json());
  const begin = (ann: SignedIn, currentPassword = PASSWORD) => ann.post(`${PATH}/setup`, { currentPassword });
  const signIn = (app: TestApp, code?: string, password = PASSWORD) =>
    app.post("/api/auth/sign-in", { email: EMAIL, password, ...(code !== undefined && { code }) });
  const end = (ann: SignedIn, currentPassword: string, code: string) =>
    ann.request(PATH, {
      method: "DELETE",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ currentPassword, code }),
    });
  const fieldsOf = async (response: Response) => Object.keys((await response.json()).error.fields ?? {});

  /** Somebody with an app, signed in anew as the confirmation leaves them. */
  async function turnedOn({ app, codeOf, passTime }: ReturnType<typeof setUp>) {
    const first = await signUp(app, EMAIL);
    const { uri, ...setup } = twoFactorSetup.parse(await (await begin(first)).json());
    const confirmed = await first.post(`${PATH}/confirm`, { code: codeOf(uri) });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = recoveryCodesResponse.parse(await confirmed.json());
    passTime();
    return { first, ann: withCookie(app, first.id, cookieOf(confirmed)), uri, setup, recoveryCodes };
  }

  it("is set up with the password and the app's first code, ends other sessions, and is told by mail", async () => {
    const parts = setUp();
    const { app, mails, codeOf } = parts;
    const before = await signUp(app, EMAIL);
    expect(await stateOf(before)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(await fieldsOf(await begin(before, "a stolen session"))).toEqual(["currentPassword"]);
    const { uri, secret, qr } = twoFactorSetup.parse(await (await begin(before)).json());
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain("GiftHearth");
    expect([qr.size > 20, qr.path.startsWith("M")]).toEqual([true, true]);
    // Nothing is asked for until the app has shown that it knows the secret.
    expect((await signIn(app)).status).toBe(200);
    for (const code of [codeOf(uri, 5), "Müller"]) {
      expect(await fieldsOf(await before.post(`${PATH}/confirm`, { code }))).toEqual(["code"]);
    }
    const confirmed = await before.post(`${PATH}/confirm`, { code: codeOf(uri).replace(/^(...)/, "$1 ") });
    const { recoveryCodes } = recoveryCodesResponse.parse(await confirmed.json());
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
    expect((await before.request(PATH)).status).toBe(401);
    const ann = withCookie(app, before.id, cookieOf(confirmed));
    expect(await stateOf(ann)).toEqual({ since: NOW.toISOString(), recoveryCodesLeft: 10 });
    expect((await begin(ann)).status).toBe(409);
    await expect.poll(() => mails.map(({ subject }) => subject).join()).toContain("turned on");
    const kept = JSON.stringify([
      await database().selectFrom("two_factor").selectAll().execute(),
      await database().selectFrom("recovery_codes").selectAll().execute(),
      await (await ann.request("/api/account/data")).json(),
      app.log(),
    ]);
    for (const told of [secret, ...recoveryCodes]) expect(kept).not.toContain(told);
    expect(kept).toContain('"recoveryCodesLeft":10');
  });

  it("asks for a code at sign-in, takes each once, and tells nothing without the password", async () => {
    const parts = setUp();
    const { app, codeOf, passTime } = parts;
    const { uri, recoveryCodes } = await turnedOn(parts);
    const missing = await signIn(app);
    expect([missing.status, await fieldsOf(missing)]).toEqual([401, ["code"]]);
    expect(missing.headers.getSetCookie()).toEqual([]);
    expect(await fieldsOf(await signIn(app, codeOf(uri), "a wrong password"))).toEqual([]);
    expect(await fieldsOf(await signIn(app, "000 000"))).toEqual(["code"]);
    const code = codeOf(uri);
    const both = await Promise.all([signIn(app, code), signIn(app, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(app, code)).status).toBe(401);
    // An app whose clock is behind: its code was shown before the one that was taken.
    expect((await signIn(app, codeOf(uri, -1))).status).toBe(401);
    passTime(2);
    expect((await signIn(app, codeOf(uri, 1))).status).toBe(200);

    const [recovery = ""] = recoveryCodes;
    expect((await signIn(app, ` ${recovery.toUpperCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect((await signIn(app, recovery)).status).toBe(401);
    expect((await signIn(app, recovery.slice(0, -1))).status).toBe(401);
  });

  it("ends, and has new recovery codes, by the password and a code alone", async () => {
    const parts = setUp();
    const { app, codeOf, passTime, mails } = parts;
    const { ann, uri, recoveryCodes } = await turnedOn(parts);
    expect(await fieldsOf(await end(ann, "a stolen session", codeOf(uri)))).toEqual(["currentPassword"]);
    expect(await fieldsOf(await end(ann, PASSWORD, "123456"))).toEqual(["code"]);
    const proof = { currentPassword: PASSWORD, code: codeOf(uri) };
    const renewed = await ann.post(`${PATH}/recovery-codes`, proof);
    const fresh = recoveryCodesResponse.parse(await renewed.json()).recoveryCodes;
    expect((await signIn(app, recoveryCodes[0])).status).toBe(401);
    passTime();
    expect((await end(ann, PASSWORD, fresh[0] ?? "")).status).toBe(204);
    expect(await stateOf(ann)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await end(ann, PASSWORD, codeOf(uri))).status).toBe(409);
    expect((await signIn(app)).status).toBe(200);
    await expect.poll(() => mails.map(({ subject }) => subject).join()).toContain("turned off");
  });

  it("limits codes that are tried with the right password", async () => {
    const parts = setUp({ RATE_LIMITS: "on" });
    const { app, codeOf } = parts;
    const { uri } = await turnedOn(parts);
    // From ever other networks, so that it isn't their limits that end it.
    const tried = async (code: string, network: number) => {
      const body = JSON.stringify({ email: EMAIL, password: PASSWORD, code });
      const headers = { "Content-Type": "application/json" };
      const from = `198.51.${network}.7`;
      return (await app.request("/api/auth/sign-in", { method: "POST", from, headers, body })).status;
    };
    for (let network = 1; network <= 10; network++) expect(await tried("999999", network)).toBe(401);
    expect(await tried(codeOf(uri), 20)).toBe(429);
  });

  it("is turned off by the operator for who has lost all", async () => {
    const parts = setUp();
    await turnedOn(parts);
    expect(await turnTwoFactorOff(database(), "nobody@example.org")).toBe(false);
    expect(await turnTwoFactorOff(database(), "Ann@Example.org")).toBe(true);
    expect(await turnTwoFactorOff(database(), EMAIL)).toBe(false);
    expect((await signIn(parts.app)).status).toBe(200);
  });
});
