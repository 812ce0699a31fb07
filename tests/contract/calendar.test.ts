import { calendar, newCalendar } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnSqlite } from "../support/databases.ts";

describeOnSqlite("the calendar", (database) => {
  it("is read by its address alone, which is told once, replaced and taken back", async () => {
    const app = createTestApp(database());
    const user = await signUp(app);
    const days = [{ name: "Birthday", month: 12, day: 24, year: null }];
    await user.post("/api/people", { name: "Ruth", needs: "No nuts", days });
    const stranger = await signUp(app, "eve@example.org");
    await stranger.post("/api/people", { name: "Eve's own", days });
    const since = async () => calendar.parse(await (await user.request("/api/calendar")).json()).createdAt;
    expect(await since()).toBeNull();
    const make = async () => newCalendar.parse(await (await user.post("/api/calendar", {})).json()).path;
    const first = await make();
    const answer = await app.request(first);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    const file = await answer.text();
    expect(file).toContain("SUMMARY:Ruth: Birthday\r\n");
    expect(file).not.toMatch(/nuts|Eve|example\.org/);
    const second = await make();
    expect([(await app.request(first)).status, (await app.request(second)).status]).toEqual([404, 200]);
    expect(await since()).toBe(NOW.toISOString());
    expect((await user.request("/api/calendar", { method: "DELETE" })).status).toBe(204);
    expect((await app.request(second)).status).toBe(404);
    const key = second.slice("/calendar/".length, -".ics".length);
    expect(
      app.log() + JSON.stringify(await database().selectFrom("calendar_feeds").selectAll().execute()),
    ).not.toContain(key);
  });

  it.each(["x.ics", ".ics", "%00.ics", `${"x".repeat(10_000)}.ics`, "..%2f.ics"])(
    "is not found at %j",
    async (file) => {
      expect((await createTestApp(database()).request(`/calendar/${file}`)).status).toBe(404);
    },
  );
});
