import {
  addCharity,
  changeCharity,
  chooseCharities,
  fetchCharities,
  fetchMonthlyCharities,
} from "@gifthearth/client";
import { charities, charity, monthlyCharities } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { createTestApp } from "../support/app.ts";
import { charityOf, signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

describeOnEachDatabase("Charities", (database) => {
  async function setUp() {
    const admin = await signUpAdmin(database(), createTestApp(database()));
    return {
      admin,
      api: { baseUrl: "", fetch: (path: unknown, init?: RequestInit) => admin.request(String(path), init) },
    };
  }
  const half = (charityId: string) => ({ charityId, share: 0.5 });

  it("are added, changed and listed by name, and each change is written down", async () => {
    const { admin, api } = await setUp();
    const trees = await addCharity(
      api,
      charityOf("trees", {
        causes: ["Nature", "Nature"],
        website: "https://trees.example",
        contractDate: "2026-01-31",
        contact: "tom@trees.example",
        platformIds: { change: "n_1" },
      }),
    );
    expect(charity.parse(trees)).toMatchObject({ causes: ["Nature"], activeTo: null, country: "US" });
    await addCharity(api, charityOf("meals", { country: "nl", registration: "KvK 123" }));
    const changed = await changeCharity(api, "trees", { name: "Acorns", activeTo: "2027-03" });
    expect(changed).toMatchObject({
      ...trees,
      name: "Acorns",
      activeTo: "2027-03",
      updatedAt: changed.updatedAt,
    });
    const { items } = charities.parse({ items: await fetchCharities(api) });
    expect(items.map(({ id, name, country }) => [id, name, country])).toEqual([
      ["trees", "Acorns", "US"],
      ["meals", "Meals", "NL"],
    ]);
    expect(await actions(database())).toEqual([
      [admin.id, "charity.add", expect.objectContaining({ id: "trees" })],
      [admin.id, "charity.add", expect.objectContaining({ id: "meals" })],
      [admin.id, "charity.change", { id: "trees", name: "Acorns", activeTo: "2027-03" }],
    ]);
  });

  it.each([
    ["id", { id: "Clean Rivers" }],
    ["name", { name: " " }],
    ["registration", { registration: "123456789" }],
    ["country", { country: "USA" }],
    ["website", { website: "http://trees.example" }],
    ["website", { website: "https://user:secret@trees.example" }],
    ["website", { website: "javascript:alert(1)" }],
    ["contractDate", { contractDate: "2026-02-30" }],
    ["activeFrom", { activeFrom: "2026-13" }],
    ["activeTo", { activeTo: "2025-12" }],
    ["platformIds.change", { platformIds: { change: "" } }],
    ["platformIds.change", { platformIds: { change: "two words" } }],
    ["platformIds.chnage", { platformIds: { chnage: "n_1" } }],
  ])("are refused where the %s is wrong: %o", async (field, changes) => {
    const { admin } = await setUp();
    const response = await admin.post("/api/admin/charities", charityOf("trees", changes));
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).error.fields)).toEqual([field]);
    expect(await actions(database())).toEqual([]);
  });

  it("keep a valid whole when changed", async () => {
    const { api } = await setUp();
    await addCharity(api, charityOf("meals", { country: "NL", registration: "KvK 123" }));
    await expect(changeCharity(api, "meals", { country: "US" })).rejects.toMatchObject({
      status: 400,
      fields: { registration: expect.stringContaining("NN-NNNNNNN") },
    });
    await expect(changeCharity(api, "nobody", { name: "X" })).rejects.toMatchObject({ status: 404 });
    await expect(changeCharity(api, "meals", {})).rejects.toMatchObject({ status: 400 });
    await expect(addCharity(api, charityOf("meals"))).rejects.toMatchObject({
      status: 409,
      message: "There is a charity meals already. Please choose another id.",
    });
  });

  it("are six at most in any month, however many are added at once", async () => {
    const { api } = await setUp();
    const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const added = await Promise.allSettled(ids.map((id) => addCharity(api, charityOf(id))));
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    const refused = added.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ status: 409, message: expect.stringContaining("AB 488") });
    const [first] = await fetchCharities(api);
    await changeCharity(api, first?.id ?? "", { activeTo: "2026-05" });
    await addCharity(api, charityOf("z", { activeFrom: "2026-06" }));
    await expect(changeCharity(api, "z", { activeFrom: "2026-05" })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("active in 2026-05"),
    });
  });

  it("are chosen for a month, and for those after it until others are", async () => {
    const { admin, api } = await setUp();
    await addCharity(api, charityOf("trees"));
    await addCharity(api, charityOf("meals"));
    expect(await fetchMonthlyCharities(api, "2026-11")).toEqual({
      month: "2026-11",
      isClosed: false,
      chosenFor: null,
      items: [],
    });
    await chooseCharities(api, "2026-11", { items: [half("trees"), half("meals")] });
    await chooseCharities(api, "2026-11", {
      items: [
        { charityId: "trees", share: 0.3333 },
        { charityId: "meals", share: 0.6667 },
      ],
    });
    const later = monthlyCharities.parse(await fetchMonthlyCharities(api, "2027-01"));
    expect(later).toMatchObject({ month: "2027-01", chosenFor: "2026-11" });
    expect(later.items).toEqual([
      { charityId: "meals", charityName: "Meals", share: 0.6667 },
      { charityId: "trees", charityName: "Trees", share: 0.3333 },
    ]);
    expect((await fetchMonthlyCharities(api, "2026-10")).items).toEqual([]);
    expect((await actions(database())).at(-1)).toEqual([
      admin.id,
      "charity.choose",
      expect.objectContaining({ month: "2026-11" }),
    ]);
  });

  it("are refused for a month where they can't be given to", async () => {
    const { api, admin } = await setUp();
    await addCharity(api, charityOf("trees", { activeTo: "2026-11" }));
    await addCharity(api, charityOf("meals"));
    const refusals: readonly (readonly [string, readonly object[], string])[] = [
      ["2026-11", [half("trees")], "The shares must add up to 100%. They add up to 50%."],
      ["2026-11", [half("trees"), half("trees")], "Trees is named twice."],
      ["2026-11", [half("trees"), half("nobody")], "There is no charity nobody. Please add it first."],
      [
        "2026-12",
        [half("trees"), half("meals")],
        "Trees is not active in 2026-12, only from 2026-01 to 2026-11.",
      ],
      ["2026-11", [], "Please choose at least one charity"],
      ["2026-11", [{ charityId: "trees", share: 0.33333 }], "Please give each share as a part of 1"],
    ];
    for (const [month, items, sentence] of refusals) {
      const refused = chooseCharities(api, month, { items: items as never });
      await expect(refused).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(sentence),
      });
    }
    const response = await admin.request("/api/admin/monthly-charities/2026-1");
    expect(response.status).toBe(400);
    expect(await fetchMonthlyCharities(api, "2026-12")).toMatchObject({ chosenFor: null });
  });

  it("stay active in the months that they are chosen for, and stay as they are in closed ones", async () => {
    const { api } = await setUp();
    await addCharity(api, charityOf("trees"));
    const whole = { items: [{ charityId: "trees", share: 1 }] };
    await chooseCharities(api, "2026-10", whole);
    await chooseCharities(api, "2026-12", whole);
    await database()
      .insertInto("month_closes")
      .values({ month: "2026-10", carry_minor: 0, closed_at: "2026-11-01T00:00:00.000Z" })
      .execute();
    await expect(changeCharity(api, "trees", { activeTo: "2026-11" })).rejects.toMatchObject({
      status: 409,
      message: "Trees is chosen for 2026-12. Please choose other charities for that month first.",
    });
    await changeCharity(api, "trees", { activeFrom: "2026-11" });
    for (const month of ["2026-10", "2026-09"]) {
      await expect(chooseCharities(api, month, whole)).rejects.toMatchObject({
        status: 409,
        message: `${month} is closed, so its charities can't change any more.`,
      });
    }
    expect((await fetchMonthlyCharities(api, "2026-10")).isClosed).toBe(true);
  });
});

/** Who did what, in the order in which it was done. */
async function actions(db: Database) {
  const rows = await db.selectFrom("admin_actions").selectAll().execute();
  return rows.map(({ actor, action, details }) => [actor, action, JSON.parse(details)]);
}
