import { describe, expect, it } from "vitest";
import type { Mail } from "../../api/src/people/mail/mailer.ts";
import { createRender } from "../../sites/main/src/ssr/render.tsx";
import { cookieOf, PASSWORD, signUp, unconfirm } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnSqlite } from "../support/databases.ts";

const site = createRender({ entry: "/e.js", styles: "/s.css", fonts: [], imports: [], pages: {} });

const FORM = "application/x-www-form-urlencoded";
const CREDENTIALS = { email: "ann@example.org", password: PASSWORD };

interface Sending {
  readonly fields?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a form as a browser does by itself. */
function send(app: TestApp, path: string, { fields = {}, cookie = "", headers = {} }: Sending = {}) {
  return app.request(path, {
    method: "POST",
    headers: { "Content-Type": FORM, Origin: "http://localhost:3000", Cookie: cookie, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Whom a session cookie belongs to. */
async function userOf(app: TestApp, cookie: string): Promise<string | undefined> {
  const response = await app.request("/api/auth/session", { headers: { Cookie: cookie } });
  return ((await response.json()) as { user: { email: string } | null }).user?.email;
}

/** The link to a page of ours in the mails, which come in their own time. */
async function linkIn(mails: readonly Mail[], page: string): Promise<URL> {
  const link = new RegExp(`http\\S+/auth/${page}\\S+`);
  const find = () => mails.map(({ text }) => link.exec(text)?.[0]).find(Boolean) ?? "";
  await expect.poll(find).not.toBe("");
  return new URL(find());
}

/** The page of an answer, which must never hold the password that was sent. */
async function pageOf(response: Response, status: number): Promise<string> {
  const html = await response.text();
  expect(response.status, html.slice(0, 300)).toBe(status);
  expect(html).not.toContain(PASSWORD);
  return html;
}

describeOnSqlite("A form that the browser sends by itself", (db) => {
  describe("to any page", () => {
    it("is refused from a page of somebody else's, and changes nothing", async () => {
      const app = createTestApp(db(), { site });
      await signUp(app);
      for (const headers of [
        { Origin: "https://evil.example" },
        { Origin: "null" },
        { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" },
      ]) {
        const response = await send(app, "/auth", { fields: CREDENTIALS, headers });
        expect(response.status).toBe(403);
        expect(response.headers.get("Set-Cookie")).toBeNull();
        expect(await response.text()).toContain("from our own pages only");
      }
    });

    it("is refused where nothing is to be sent, with the methods that there are", async () => {
      const app = createTestApp(db(), { site });
      for (const path of ["/", "/impact", "/nowhere", "/profile"]) {
        const response = await send(app, path);
        expect(response.status, path).toBe(405);
        expect(response.headers.get("Allow")).toBe("GET, HEAD");
      }
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        expect((await app.request("/auth", { method })).status).toBe(405);
      }
    });

    it("is refused as anything but a plain form, and when it is too long", async () => {
      const app = createTestApp(db(), { site });
      for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
        const response = await send(app, "/auth", { headers: { "Content-Type": type } });
        expect(response.status, type).toBe(415);
      }
      const long = await send(app, "/auth", { fields: { email: "x".repeat(70_000) } });
      expect(long.status).toBe(413);
    });

    it("leaves HEAD and GET as they are", async () => {
      const app = createTestApp(db(), { site });
      expect((await app.request("/auth", { method: "HEAD" })).status).toBe(200);
      expect((await app.request("/auth/sign-out")).headers.get("Location")).toBe("/profile");
    });
  });

  describe("to sign in", () => {
    it("leads to where the visitor came from, and nowhere else", async () => {
      const app = createTestApp(db(), { site });
      await signUp(app);
      for (const [path, target] of [
        ["/auth", "/gift-finder"],
        ["/auth?next=%2Fsaved-gifts", "/saved-gifts"],
        ["/auth?next=https%3A%2F%2Fevil.example", "/gift-finder"],
        ["/auth?next=%2F%2Fevil.example", "/gift-finder"],
        ["/auth?next=%2F%5Cevil.example", "/gift-finder"],
      ] as const) {
        const response = await send(app, path, {
          fields: CREDENTIALS,
          headers: { "User-Agent": "A plain browser" },
        });
        expect(response.status, path).toBe(303);
        expect(response.headers.get("Location"), path).toBe(target);
        expect(await userOf(app, cookieOf(response))).toBe("ann@example.org");
      }
      const sessions = await db().selectFrom("sessions").select("device").execute();
      expect(sessions.map(({ device }) => device)).toContain("A plain browser");
    });

    it("comes back with what was wrong, and without the password", async () => {
      const app = createTestApp(db(), { site });
      const fields = { email: 'no"body@example.org', password: PASSWORD };
      const response = await send(app, "/auth", { fields });
      expect(response.headers.get("Set-Cookie")).toBeNull();
      const html = await pageOf(response, 401);
      expect(html).toContain("The email or password is not right");
      expect(html).toContain('value="no&quot;body@example.org"');
    });

    it("does nothing when it is blank", async () => {
      const app = createTestApp(db(), { site });
      const html = await pageOf(await send(app, "/auth", { fields: { email: "ann@example.org" } }), 400);
      expect(html).toContain('value="ann@example.org"');
      expect(html).not.toContain("form-error");
    });
  });

  describe("to sign up", () => {
    const path = "/auth?mode=sign-up";
    const whole = { ...CREDENTIALS, confirmPassword: PASSWORD, username: "Ann", fullName: "" };

    it("says to check one's mail, and its link opens the account, signs in, and leads on", async () => {
      const mails: Mail[] = [];
      const app = createTestApp(db(), { site, mailer: { send: async (mail) => void mails.push(mail) } });
      const fields = { ...whole, email: "Ann@example.org" };
      const asked = await send(app, `${path}&next=%2Fprofile`, { fields });
      expect(asked.headers.get("Set-Cookie")).toBeNull();
      const said = await pageOf(asked, 200);
      expect(said).toContain("Check your email");
      expect(said).toContain("Ann@example.org</strong>");
      expect(said).toContain('href="/auth?mode=sign-up&amp;next=%2Fprofile"');
      expect(await (await app.request(`${path}&next=%2Fprofile`)).text()).toContain("Create your account");

      const link = await linkIn(mails, "finish");
      const page = link.pathname + link.search;
      expect(await (await app.request(page)).text()).toContain("Finish My Account");
      expect(await pageOf(await send(app, page), 400)).toContain("All fields are required");
      const wrong = await send(app, page, { fields: { password: "another one" } });
      expect(await pageOf(wrong, 400)).toContain("not the password that was chosen");
      const finished = await send(app, page, { fields: { password: PASSWORD } });
      expect(finished.status).toBe(303);
      expect(finished.headers.get("Location")).toBe("/profile");
      expect(await userOf(app, cookieOf(finished))).toBe("ann@example.org");
      const again = await pageOf(await send(app, page, { fields: { password: PASSWORD } }), 400);
      expect(again).toContain("no longer good");
    });

    it.each([
      ["All fields are required", { ...whole, email: "" }],
      ["All fields are required", { ...whole, confirmPassword: "" }],
      ["Passwords do not match", { ...whole, confirmPassword: `${PASSWORD}!` }],
      ["Password must be at least 6 characters", { ...whole, password: "short", confirmPassword: "short" }],
    ])("comes back with “%s”, and what was typed", async (message, fields) => {
      const app = createTestApp(db(), { site });
      const html = await pageOf(await send(app, path, { fields }), 400);
      expect(html).toContain(message);
      expect(html).toContain('value="Ann"');
      expect(html).toContain("Create your account");
    });

    it("says the same where there is such an account", async () => {
      const app = createTestApp(db(), { site });
      const page = async () => {
        const html = await pageOf(await send(app, path, { fields: whole }), 200);
        return /<main.*<\/main>/s.exec(html)?.[0];
      };
      const asNew = await page();
      await signUp(app);
      expect(await page()).toBe(asNew);
    });
  });

  it("signs out, and not by being looked at", async () => {
    const app = createTestApp(db(), { site });
    const { cookie } = await signUp(app);
    await app.request("/auth/sign-out", { headers: { Cookie: cookie } });
    expect(await userOf(app, cookie)).toBe("ann@example.org");
    const response = await send(app, "/auth/sign-out", { cookie });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/");
    expect(response.headers.get("Set-Cookie")).toContain("Max-Age=0");
    expect(await userOf(app, cookie)).toBeUndefined();
  });

  it("sets a new password by the mailed link", async () => {
    const mails: Mail[] = [];
    const app = createTestApp(db(), { site, mailer: { send: async (mail) => void mails.push(mail) } });
    await signUp(app);

    const wrong = await pageOf(await send(app, "/auth/forgot", { fields: { email: "ann" } }), 400);
    expect(wrong).toContain("Please enter a valid email address");
    expect(wrong).toContain('value="ann"');
    const asked = await send(app, "/auth/forgot", { fields: { email: "ann@example.org" } });
    expect(asked.headers.get("Location")).toBe("/auth/forgot?sent");
    const said = await (await app.request("/auth/forgot?sent")).text();
    expect(said).toContain("a mail is on its way");

    const link = await linkIn(mails, "reset");
    const page = link.pathname + link.search;
    const unequal = await send(app, page, { fields: { password: "a new one", confirmPassword: "another" } });
    expect(await pageOf(unequal, 400)).toContain("Passwords do not match");
    const fields = { password: "a new pass phrase", confirmPassword: "a new pass phrase" };
    expect((await send(app, page, { fields })).headers.get("Location")).toBe("/auth?reset");
    expect(await (await app.request("/auth?reset")).text()).toContain("Your password is set");
    const signIn = { email: "ann@example.org", password: "a new pass phrase" };
    expect((await send(app, "/auth", { fields: signIn })).status).toBe(303);

    const again = await pageOf(await send(app, page, { fields }), 400);
    expect(again).toContain("form-error");
    expect(again).not.toContain("a new pass phrase");
  });

  it("confirms an address by the mailed link", async () => {
    const mails: Mail[] = [];
    const app = createTestApp(db(), { site, mailer: { send: async (mail) => void mails.push(mail) } });
    const { post } = await signUp(app);
    await unconfirm(db());
    await post("/api/auth/confirm-email/request", {});
    const link = await linkIn(mails, "confirm");
    expect(await pageOf(await send(app, "/auth/confirm?token=none"), 400)).toContain("form-error");
    const done = await send(app, link.pathname + link.search);
    expect(done.headers.get("Location")).toBe("/auth/confirm?done");
    expect(await (await app.request("/auth/confirm?done")).text()).toContain("your email is confirmed");
    const users = await db().selectFrom("users").select("email_confirmed_at").execute();
    expect(users[0]?.email_confirmed_at).not.toBeNull();
  });

  it("asks for the newsletter", async () => {
    const mails: Mail[] = [];
    const app = createTestApp(db(), { site, mailer: { send: async (mail) => void mails.push(mail) } });
    const whole = { email: "bob@example.org", firstName: "Bob", frequency: "monthly", consent: "true" };
    for (const [message, fields] of [
      ["Please enter your email address", { ...whole, email: " " }],
      ["Please enter a valid email address", { ...whole, email: "bob@example" }],
      ["Please tick the box to agree", { email: whole.email, firstName: "Bob", frequency: "monthly" }],
    ] as const) {
      const html = await pageOf(await send(app, "/newsletter", { fields }), 400);
      expect(html).toContain(message);
      expect(html).toContain('value="Bob"');
      expect(html).toContain('<option value="monthly" selected="">');
    }
    const asked = await send(app, "/newsletter", { fields: whole });
    expect(asked.status).toBe(303);
    expect(asked.headers.get("Location")).toBe("/newsletter?outcome=asked");
    expect(await (await app.request("/newsletter?outcome=asked")).text()).toContain(
      "Thanks for subscribing!",
    );
    await expect.poll(() => mails.map(({ to }) => to)).toEqual(["bob@example.org"]);
  });

  it("saves an idea for who is signed in, and leads others to that first", async () => {
    const app = createTestApp(db(), { site });
    const page = "/save?idea=cast-iron-bread-pan-with-lid&country=NL";
    const asked = await send(app, page);
    expect(asked.status).toBe(303);
    expect(asked.headers.get("Location")).toBe(`/auth?${new URLSearchParams({ next: page })}`);
    const { cookie } = await signUp(app);
    const saved = await send(app, page, { cookie });
    expect(saved.headers.get("Location")).toBe("/saved-gift-ideas");
    const rows = await db().selectFrom("saved_gift_ideas").select(["title", "affiliate_url"]).execute();
    expect(rows).toEqual([
      {
        title: "Cast-Iron Bread Pan with Lid",
        affiliate_url: expect.stringMatching(
          /^https:\/\/www\.amazon\.nl\/s\?.*gh_tracking=cast-iron-bread-pan/,
        ),
      },
    ]);
    expect((await send(app, "/save?idea=none", { cookie })).status).toBe(404);
  });
});
