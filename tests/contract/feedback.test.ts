import { adminFeedback, errorBody, feedbackCreated, feedbackRequest } from "@gifthearth/core/contract";
import { SqliteAdapter, sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { storeFeedback } from "../../api/src/people/feedback/feedback.service.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const ANN = { name: "Ann", email: "ann@example.org" };
const DETAILED = { ...ANN, overallRating: 4 };
const QUICK = { ...ANN, isQuickMode: true, quickRating: 5, quickFeedback: "Lovely" };

const refusal = async (response: Response, status: number) => {
  expect(response.status).toBe(status);
  return errorBody.parse(await response.json()).error;
};

/** From now on the database lets nobody write down feedback. */
async function denyFeedback(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`pragma query_only = 1`.execute(db);
    return;
  }
  await sql`create function deny() returns trigger language plpgsql as
    $$ begin raise exception 'denied' using errcode = '42501'; end $$`.execute(db);
  await sql`create trigger deny before insert on feedback execute function deny()`.execute(db);
}

describeOnEachDatabase("POST /api/feedback", (db) => {
  const stored = () => db().selectFrom("feedback").selectAll().execute();
  const send = (body: unknown, app = createTestApp(db())) => app.post("/api/feedback", body);

  it("stores the detailed mode, and of the other mode nothing", async () => {
    const response = await send({
      ...DETAILED,
      name: "  Ann  ",
      accuracyRating: 3,
      easeOfUseRating: 5,
      charitableModelRating: 1,
      bestFeature: "The notes\u0000",
      improvements: "",
      preferredRetailers: "The bookshop",
      futureUse: "Probably not",
      wouldRecommend: "Maybe",
      additionalComments: "<b>=1+1</b>",
      quickRating: 2,
      quickFeedback: "not sent",
      userId: "somebody",
    });
    expect(response.status).toBe(201);
    const { id } = feedbackCreated.parse(await response.json());
    expect(await stored()).toEqual([
      {
        id,
        created_at: NOW.toISOString(),
        name: "Ann",
        email: "ann@example.org",
        user_id: null,
        is_quick_mode: 0,
        quick_rating: null,
        quick_feedback: null,
        preferred_retailers: "The bookshop",
        overall_rating: 4,
        accuracy_rating: 3,
        ease_of_use_rating: 5,
        charitable_model_rating: 1,
        best_feature: "The notes",
        improvements: null,
        future_use: "Probably not",
        would_recommend: "Maybe",
        additional_comments: "<b>=1+1</b>",
      },
    ]);
  });

  it("stores the quick mode, and of the other mode nothing", async () => {
    await send({
      ...QUICK,
      preferredRetailers: "Any",
      overallRating: 1,
      bestFeature: "x",
      futureUse: "Maybe",
    });
    expect(await stored()).toMatchObject([
      {
        is_quick_mode: 1,
        quick_rating: 5,
        quick_feedback: "Lovely",
        preferred_retailers: "Any",
        overall_rating: null,
        best_feature: null,
        future_use: null,
      },
    ]);
  });

  it("keeps whose it is, where somebody is signed in", async () => {
    const user = await signUp(createTestApp(db()));
    expect((await user.post("/api/feedback", DETAILED)).status).toBe(201);
    expect(await stored()).toMatchObject([{ user_id: user.id }]);
  });

  it("refuses with what to mend, the first fault first", async () => {
    const cases: readonly (readonly [unknown, string, string])[] = [
      [{}, "email", "Please enter a valid email address"],
      [{ ...DETAILED, email: "ann" }, "email", "Please enter a valid email address"],
      [{ email: "ann@example.org", name: " " }, "name", "Please enter your name"],
      [{ ...ANN, isQuickMode: true }, "quickRating", "Please provide a rating"],
      [
        { ...ANN, isQuickMode: true, quickRating: 3, quickFeedback: " " },
        "quickFeedback",
        "Please share your thoughts in the feedback field",
      ],
      [ANN, "overallRating", "Please provide an overall rating"],
      [
        { ...DETAILED, overallRating: 6 },
        "overallRating",
        "Please give a rating as a whole number from 1 to 5",
      ],
      [
        { ...DETAILED, overallRating: "4" },
        "overallRating",
        "Please give a rating as a whole number from 1 to 5",
      ],
      [
        { ...DETAILED, accuracyRating: 2.5 },
        "accuracyRating",
        "Please give a rating as a whole number from 1 to 5",
      ],
      [
        { ...DETAILED, futureUse: "Never" },
        "futureUse",
        "Please answer Definitely, Probably, Maybe, Probably not, Definitely not or nothing",
      ],
      [{ ...DETAILED, wouldRecommend: 1 }, "wouldRecommend", "Please answer Yes, Maybe, No or nothing"],
      [
        { ...DETAILED, bestFeature: "x".repeat(2_001) },
        "bestFeature",
        "Please keep this to 2000 characters or fewer",
      ],
    ];
    for (const [body, field, message] of cases) {
      const error = await refusal(await send(body), 400);
      expect(error).toMatchObject({ code: "invalid_request", message, fields: { [field]: message } });
    }
    expect(await stored()).toEqual([]);
  });

  it("says so when the database misses a field (section 8)", async () => {
    await db().schema.dropTable("feedback").execute();
    await db()
      .schema.createTable("feedback")
      .addColumn("id", "text")
      .addColumn("created_at", "text")
      .addColumn("name", "text")
      .addColumn("email", "text")
      .addColumn("user_id", "text")
      .addColumn("is_quick_mode", "integer")
      .addColumn("quick_rating", "integer")
      .addColumn("quick_feedback", "text")
      .addColumn("preferred_retailers", "text")
      .addColumn("overall_rating", "integer")
      .addColumn("accuracy_rating", "integer", (column) => column.notNull())
      .addColumn("ease_of_use_rating", "integer")
      .addColumn("charitable_model_rating", "integer")
      .addColumn("best_feature", "text")
      .addColumn("improvements", "text")
      .addColumn("future_use", "text")
      .addColumn("would_recommend", "text")
      .addColumn("additional_comments", "text")
      .execute();
    const error = await refusal(await send(DETAILED), 400);
    expect(error.message).toBe("Missing required fields. Please fill in all required information.");
  });

  it("says so when the database denies it (section 8)", async () => {
    await denyFeedback(db());
    const error = await refusal(await send(DETAILED), 403);
    expect(error.message).toBe("Permission denied. Please check if you are logged in.");
  });

  it("says the same when the account was deleted just now, and keeps nothing", async () => {
    const received = { id: "1", createdAt: NOW.toISOString(), userId: "gone" };
    await expect(storeFeedback(db(), feedbackRequest.parse(DETAILED), received)).rejects.toMatchObject({
      code: "unauthorized",
      message: "Permission denied. Please check if you are logged in.",
    });
    expect(await stored()).toEqual([]);
  });

  it("says so when the database fails otherwise (section 8), which only the log explains", async () => {
    await db().schema.dropTable("feedback").execute();
    const app = createTestApp(db());
    const error = await refusal(await send(DETAILED, app), 503);
    expect(error.message).toBe("Failed to submit feedback. Please try again later.");
    expect(app.log()).toMatch(/no such table|does not exist/);
  });

  it("answers pages of any origin, without credentials", async () => {
    const response = await createTestApp(db()).post("/api/feedback", QUICK, { Origin: "https://a.example" });
    expect(response.status).toBe(201);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  it("takes so much from one network, and no more", async () => {
    const app = createTestApp(db(), { env: { RATE_LIMITS: "on" } });
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await send(DETAILED, app)).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    expect(await stored()).toHaveLength(20);
  });
});

describeOnEachDatabase("GET /api/admin/feedback", (db) => {
  async function fill(app: TestApp): Promise<void> {
    const rows = [
      { ...QUICK, name: "Quinn", quickRating: 2, quickFeedback: "100% lovely_\\" },
      { ...DETAILED, name: "Dora", overallRating: 2, accuracyRating: 5, bestFeature: "The NOTES" },
      { ...DETAILED, name: "Ed", overallRating: 5, accuracyRating: 4, improvements: "=cmd|'/c calc'!A1" },
    ];
    for (const row of rows) expect((await app.post("/api/feedback", row)).status).toBe(201);
  }

  async function open() {
    let time = NOW.getTime();
    const DAY = 24 * 60 * 60 * 1000;
    const app = createTestApp(db());
    const admin = await signUpAdmin(db(), app);
    const clock = () => {
      time -= DAY;
      return new Date(time);
    };
    await fill(createTestApp(db(), { clock }));
    const read = async (query = "") => {
      const response = await admin.request(`/api/admin/feedback${query}`);
      expect(response.status, query).toBe(200);
      return adminFeedback.parse(await response.json());
    };
    const namesOf = async (query: string) => (await read(query)).items.map(({ name }) => name);
    return { admin, app, read, namesOf };
  }

  it("lists the newest first, with the averages of those who gave a rating", async () => {
    const { read } = await open();
    const { items, ...rest } = await read();
    expect(items.map(({ name }) => name)).toEqual(["Quinn", "Dora", "Ed"]);
    expect(items[0]).toMatchObject({ isQuickMode: true, quickRating: 2, userId: null, overallRating: null });
    expect(rest).toEqual({
      page: 1,
      pages: 1,
      total: 3,
      averages: {
        quickRating: { average: 2, count: 1 },
        overallRating: { average: 3.5, count: 2 },
        accuracyRating: { average: 4.5, count: 2 },
        easeOfUseRating: { average: null, count: 0 },
        charitableModelRating: { average: null, count: 0 },
      },
    });
  });

  it("narrows by mode, rating, day and text", async () => {
    const { namesOf, read } = await open();
    expect(await namesOf("?mode=quick")).toEqual(["Quinn"]);
    expect(await namesOf("?mode=detailed")).toEqual(["Dora", "Ed"]);
    expect(await namesOf("?rating=2")).toEqual(["Quinn", "Dora"]);
    expect(await namesOf("?from=2026-11-19")).toEqual(["Quinn", "Dora"]);
    expect(await namesOf("?to=2026-11-19")).toEqual(["Dora", "Ed"]);
    expect(await namesOf("?from=2026-11-19&to=2026-11-19")).toEqual(["Dora"]);
    expect(await namesOf("?text=notes")).toEqual(["Dora"]);
    expect(await namesOf("?text=QUINN")).toEqual(["Quinn"]);
    expect(await namesOf("?text=0%25")).toEqual(["Quinn"]);
    expect(await namesOf("?text=y_%5C")).toEqual(["Quinn"]);
    expect(await namesOf("?text=%25")).toEqual(["Quinn"]);
    expect(await namesOf("?mode=quick&rating=5")).toEqual([]);
    expect(await namesOf("?mode=&rating=&from=&to=&text=")).toHaveLength(3);
    expect((await read("?rating=2")).averages.overallRating).toEqual({ average: 2, count: 1 });
  });

  it("finds a text beyond ASCII as it was written", async () => {
    const { app, namesOf } = await open();
    await app.post("/api/feedback", { ...DETAILED, name: "Émilie ŻÓŁĆ" });
    for (const text of ["Émilie ŻÓŁĆ", "ÉMILIE"]) {
      expect(await namesOf(`?text=${encodeURIComponent(text)}`), text).toEqual(["Émilie ŻÓŁĆ"]);
    }
  });

  it("shows page by page, and the last for one beyond it", async () => {
    const { app, read } = await open();
    for (let sent = 0; sent < 20; sent++) await app.post("/api/feedback", DETAILED);
    expect(await read()).toMatchObject({ page: 1, pages: 2, total: 23 });
    expect((await read()).items).toHaveLength(20);
    const last = await read("?page=2");
    expect(last.items.map(({ name }) => name)).toEqual(["Quinn", "Dora", "Ed"]);
    expect(await read("?page=99")).toEqual(last);
  });

  it("refuses a filter that it can't read, and says why", async () => {
    const { admin } = await open();
    const bad = [
      "mode=slow",
      "rating=6",
      "from=yesterday",
      "to=2026-02-30",
      "page=0",
      "page=x",
      "format=pdf",
    ];
    for (const query of bad) {
      const error = await refusal(await admin.request(`/api/admin/feedback?${query}`), 400);
      expect(Object.keys(error.fields ?? {}), query).toEqual([query.split("=")[0]]);
    }
  });

  it("gives all that fits as CSV, of which no cell is a formula, and writes down who took it", async () => {
    const { admin } = await open();
    const response = await admin.request("/api/admin/feedback?format=csv&mode=detailed&text=ann");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="gifthearth-feedback-2026-11-21.csv"',
    );
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("Overall Experience,Gift Recommendations Accuracy,Ease of Use,50% Donation");
    expect(lines[2]).toContain(",'=cmd|'/c calc'!A1,");
    const actions = await db().selectFrom("admin_actions").selectAll().execute();
    expect(actions).toMatchObject([{ actor: admin.id, action: "feedback.export" }]);
    const details = { mode: "detailed", rating: "", from: "", to: "", isSearch: true, count: 2 };
    expect(JSON.parse(actions[0]?.details ?? "")).toEqual(details);
  });
});
