import { recipientQuery } from "@gifthearth/core";
import { recipient, recipientIdeas, recipients } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../support/databases.ts";
import { jsonRequest } from "../support/partners.ts";

const RUTH = {
  name: "Ruth",
  relation: "mother",
  tastes: ["Gardening", "Crime novels"],
  sizes: "Shoes 39",
  owns: "A bread pan",
  needs: "No nuts",
  budgetMin: 25,
  budgetMax: 80,
  days: [
    { name: "Birthday", month: 2, day: 29, year: 1956 },
    { name: "Name day", month: 7, day: 4, year: null },
  ],
  gifts: [{ title: "Wool Rug", year: 2025 }],
  reminders: true,
};
const NOTHING_MORE = {
  ...{ relation: null, tastes: [], sizes: "", owns: "", needs: "" },
  ...{ budgetMin: null, budgetMax: null, days: [], gifts: [] },
  reminders: false,
};

describeOnEachDatabase("people", (database) => {
  it("are kept, changed as a whole, and deleted with their days", async () => {
    const user = await signUp(createTestApp(database()));
    const posted = await user.post("/api/people", RUTH);
    expect(posted.status).toBe(201);
    const { id, ...kept } = recipient.parse(await posted.json());
    expect(kept).toEqual(RUTH);
    await user.post("/api/people", { name: "Ben" });
    const list = async () => recipients.parse(await (await user.request("/api/people")).json()).items;
    expect((await list()).map(({ name }) => name)).toEqual(["Ben", "Ruth"]);
    expect((await list())[0]).toMatchObject(NOTHING_MORE);
    expect(await (await user.request(`/api/people/${id}`)).json()).toEqual({ id, ...RUTH });
    const changed = { ...RUTH, days: RUTH.days.slice(1), gifts: [] };
    expect((await user.request(`/api/people/${id}`, jsonRequest("PUT", changed))).status).toBe(200);
    expect(await (await user.request(`/api/people/${id}`)).json()).toEqual({ id, ...changed });
    const own = await (await user.request("/api/account/data")).json();
    expect(own.people[1]).toEqual({ id, ...changed });
    expect((await user.request(`/api/people/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await user.request(`/api/people/${id}`)).status).toBe(404);
    expect(await database().selectFrom("person_days").selectAll().execute()).toEqual([]);
  });

  it("are no more than a hundred, however many are added at once", async () => {
    const user = await signUp(createTestApp(database()));
    const rows = Array.from({ length: 98 }, (_, number) => ({
      ...{ id: `person-${number}`, user_id: user.id, name: "Somebody", relation: null },
      ...{ tastes: "[]", sizes: "", owns: "", needs: "", gifts: "[]", budget_min: null, budget_max: null },
      ...{ created_at: "", updated_at: "" },
    }));
    await database().insertInto("people").values(rows).execute();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.post("/api/people", { name: "Ben" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  });
});

it("a search for a person repeats nothing that they were given or have", async () => {
  const source = createCuratedSource(CATALOGUE);
  const found = async (person: Partial<Parameters<typeof recipientQuery>[0]>) => {
    const query = recipientQuery({ ...RUTH, relation: "mother", ...person }, "Birthday");
    const titles: string[] = [];
    const ideas = source.suggest(query, new AbortController().signal);
    for await (const { title } of ideas) titles.push(title);
    return titles;
  };
  const [given, owned, other] = await found({ gifts: [] });
  expect([given, owned, other]).not.toContain(undefined);
  const gifts = [{ title: given ?? "" }, { title: "x".repeat(120) }];
  const again = await found({ gifts, owns: owned ?? "" });
  expect(again).toContain(other);
  expect(again).not.toContain(given);
  expect(again).not.toContain(owned);
});

describeOnSqlite("people", (database) => {
  it("have ideas of the catalogue for their next day, for whoever keeps them alone", async () => {
    const asked: unknown[] = [];
    const catalogue = createCuratedSource(CATALOGUE);
    const app = createTestApp(database(), {
      sources: [
        {
          ...catalogue,
          suggest(request, signal) {
            asked.push([
              request.occasion,
              request.profile?.daysLeft,
              request.budgetMin,
              request.additionalNotes,
            ]);
            return catalogue.suggest(request, signal);
          },
        },
      ],
    });
    const user = await signUp(app);
    const { id } = await (await user.post("/api/people", RUTH)).json();
    const ideas = async () => {
      const { items } = recipientIdeas.parse(await (await user.request(`/api/people/${id}/ideas`)).json());
      return items;
    };
    const found = await ideas();
    expect(found.length).toBe(3);
    expect(found.every(({ why, drawing }) => why && drawing)).toBe(true);
    expect(asked).toEqual([["Birthday", 99, 25, expect.stringContaining("No nuts.")]]);
    const gifts = [{ title: found[0]?.title, year: null }];
    await user.request(
      `/api/people/${id}`,
      jsonRequest("PUT", { ...RUTH, gifts, days: [], budgetMin: null }),
    );
    await user.request("/api/preferences", jsonRequest("PATCH", { budgetMin: 30 }));
    expect((await ideas()).map(({ title }) => title)).not.toContain(found[0]?.title);
    expect(asked[1]).toEqual(["Just Because", null, 30, expect.any(String)]);
    const stranger = await signUp(app, "eve@example.org");
    expect((await stranger.request(`/api/people/${id}/ideas`)).status).toBe(404);
  });

  it.each([
    ["no name", { name: " " }],
    ["a name of 10 kB", { name: "x".repeat(10_000) }],
    ["the 30th of February", { days: [{ name: "Birthday", month: 2, day: 30, year: null }] }],
    ["the 31st of April", { days: [{ name: "Birthday", month: 4, day: 31, year: null }] }],
    ["a thirteenth month", { days: [{ name: "Birthday", month: 13, day: 1, year: null }] }],
    ["a day without a name", { days: [{ name: "", month: 1, day: 1, year: null }] }],
    ["an odd year", { days: [{ name: "Birthday", month: 1, day: 1, year: 12 }] }],
    ["a budget upside down", { budgetMin: 80, budgetMax: 20 }],
    ["an unknown relation", { relation: "nemesis" }],
    ["too many tastes", { tastes: Array.from({ length: 21 }, (_, number) => `Taste ${number}`) }],
  ])("with %s are refused", async (_, wrong) => {
    const user = await signUp(createTestApp(database()));
    expect((await user.post("/api/people", { ...RUTH, ...wrong })).status).toBe(400);
  });
});
