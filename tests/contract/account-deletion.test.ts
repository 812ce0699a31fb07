import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { cookieOf, PASSWORD, signUp, unconfirm, withCookie } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const CREDENTIALS = { email: "ann@example.org", password: PASSWORD };
const IDEA = { title: "Tea Tray", affiliateUrl: "https://www.amazon.com/s?k=tea+tray" };
const SEARCH = { occasion: "Birthday", interests: ["Tea"] };

describeOnEachDatabase("An account that is deleted while it is in use", (database) => {
  it("goes at once with all that is its own; what comes too late is refused as signed out", async () => {
    for (let round = 0; round < 4; round++) {
      const app = createTestApp(database());
      const user = await signUp(app, CREDENTIALS.email);
      await unconfirm(database());
      const signIn = () => app.post("/api/auth/sign-in", CREDENTIALS);
      const other = withCookie(app, user.id, cookieOf(await signIn()));

      const refusals = [
        () => user.post("/api/saved-gift-ideas", IDEA),
        () => user.post("/api/saved-gift-ideas", IDEA),
        () => user.post("/api/saved-gift-queries", SEARCH),
        () => user.post("/api/auth/confirm-email/request", {}),
        signIn,
        signIn,
      ].map(async (act) => {
        for (;;) {
          const { status } = await act();
          if (status >= 400) return status;
          await setImmediate();
        }
      });
      const deletion = other.request("/api/account", {
        method: "DELETE",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ password: PASSWORD }),
      });
      expect((await deletion).status).toBe(204);
      expect(await Promise.all(refusals)).toEqual([401, 401, 401, 401, 401, 401]);

      for (const table of ["sessions", "saved_gift_ideas", "user_gift_history", "mailed_tokens"] as const) {
        expect(await database().selectFrom(table).select("user_id").execute(), table).toEqual([]);
      }
      expect(app.log()).not.toMatch(/"level":50/);
    }
  });

  it("is named by no event that comes meanwhile, though all of them count", async () => {
    const paths = {
      "/api/click-events": { productId: "tea-tray", affiliateLink: IDEA.affiliateUrl },
      "/api/analytics-events": { events: [{ eventName: "form_submit" }] },
      "/api/user-interactions": { interactionType: "charity_info" },
    };
    const app = createTestApp(database());
    let stored = 0;
    for (let round = 0; round < 4; round++) {
      const user = await signUp(app, CREDENTIALS.email);
      let isDeleted = false;
      const deletion = user
        .request("/api/account", {
          method: "DELETE",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ password: PASSWORD }),
        })
        .finally(() => {
          isDeleted = true;
        });
      const reports: Promise<Response>[] = [];
      while (!isDeleted) {
        for (const [path, body] of Object.entries(paths)) reports.push(user.post(path, body));
        await setTimeout(1);
      }
      expect((await deletion).status).toBe(204);
      for (const { status } of await Promise.all(reports)) expect(status).toBe(201);
      stored += reports.length;
    }
    const counts = await Promise.all(
      (["click_events", "analytics_events", "user_interactions"] as const).map(async (table) => {
        const rows = await database().selectFrom(table).select("user_id").execute();
        expect(rows.filter(({ user_id }) => user_id !== null)).toEqual([]);
        return rows.length;
      }),
    );
    expect(counts).toEqual([stored / 3, stored / 3, stored / 3]);
    const details = await database().selectFrom("analytics_events").select("event_details").execute();
    expect(new Set(details.map(({ event_details }) => event_details))).toEqual(
      new Set([JSON.stringify({ user_id: "anonymous" })]),
    );
  });
});
