import {
  charityMember,
  charityMembers,
  donationsResponse,
  ownCharities,
  ownDonation,
  sessionResponse,
} from "@gifthearth/core/contract";
import { beforeEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { takeTurn } from "../../api/src/money/ledger/events.ts";
import { verifyCommand } from "../../api/src/money/ledger/verify-command.ts";
import { listDonations } from "../../api/src/money/payout/payout.repository.ts";
import { recordFailure } from "../../api/src/money/payout/record.ts";
import { type SignedIn, signUp, unconfirm } from "../support/accounts.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { signUpAdmin } from "../support/charities.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { payoutsOn } from "../support/payouts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

describeOnEachDatabase("A charity's own people", (db) => {
  let app: TestApp;
  let admin: SignedIn;
  let ann: SignedIn;
  beforeEach(async () => {
    app = createTestApp(db());
    admin = await signUpAdmin(db(), app);
    ann = await signUp(app, "ann@trees.example");
    await chooseTreesAndMeals(db());
    await report(db(), "2026-09", 10_000);
    await report(db(), "2026-10", 4_321);
    await fillLedger(db());
  });

  const add = (charity: string, email: string) =>
    admin.post(`/api/admin/charities/${charity}/members`, { email });
  const own = async (who: SignedIn) => ownCharities.parse(await (await who.request("/api/charities")).json());
  const confirm = (who: SignedIn, donation: string) =>
    who.request(`/api/own-donations/${donation}/confirm`, { method: "POST" });
  const withdraw = (who: SignedIn, donation: string, reason: string) =>
    who.post(`/api/own-donations/${donation}/withdraw`, { reason });
  const isTold = async (who: SignedIn) =>
    sessionResponse.parse(await (await who.request("/api/auth/session")).json()).actsForCharity ?? false;
  const messageOf = async (response: Response) => (await response.json()).error.message;

  it("see what is on its way and what was given once an administrator has let them, and no more after", async () => {
    expect((await own(ann)).items).toEqual([]);
    expect(await isTold(ann)).toBe(false);
    expect(await messageOf(await add("nobody", "ann@trees.example"))).toBe("There is no charity nobody");
    expect(await messageOf(await add("trees", "who@trees.example"))).toContain("There is no account of who@");
    await unconfirm(db());
    expect(await messageOf(await add("trees", "ann@trees.example"))).toContain("isn't confirmed yet");
    await db().updateTable("users").set({ email_confirmed_at: NOW.toISOString() }).execute();
    const added = await add("trees", "Ann@Trees.example");
    expect([added.status, charityMember.parse(await added.json())]).toEqual([
      201,
      { userId: ann.id, email: "ann@trees.example", since: NOW.toISOString() },
    ]);
    expect((await add("trees", "ann@trees.example")).status).toBe(409);

    expect(await isTold(ann)).toBe(true);
    const { items } = await own(ann);
    expect(items).toMatchObject([
      {
        charity: { id: "trees", name: expect.any(String) },
        donations: [
          { month: "2026-10", status: "submitted", receipt: null, completedAt: null, arrivedAt: null },
          { month: "2026-09", status: "complete", amount: 30, completedAt: NOW.toISOString() },
        ],
      },
    ]);
    // One person may act for several, and several for one.
    await signUp(app, "bob@trees.example");
    await add("trees", "bob@trees.example");
    await add("meals", "ann@trees.example");
    expect((await own(ann)).items).toHaveLength(2);
    const members = await (await admin.request("/api/admin/charities/trees/members")).json();
    expect(charityMembers.parse(members).items.map(({ email }) => email)).toEqual([
      "ann@trees.example",
      "bob@trees.example",
    ]);

    const { charities } = await (await ann.request("/api/account/data")).json();
    expect(charities).toEqual(
      ["meals", "trees"].map((charityId) => ({ charityId, since: NOW.toISOString() })),
    );
    const path = `/api/admin/charities/trees/members/${ann.id}`;
    expect((await admin.request(path, { method: "DELETE" })).status).toBe(204);
    expect((await admin.request(path, { method: "DELETE" })).status).toBe(404);
    expect((await own(ann)).items.map(({ charity }) => charity.id)).toEqual(["meals"]);
  });

  it("confirm for all to see that a donation arrived, once, and take it back with a reason", async () => {
    await add("trees", "ann@trees.example");
    const [onItsWay, given] = (await own(ann)).items[0]?.donations ?? [];
    const meals = await db()
      .selectFrom("donation_ledger")
      .select("id")
      .where("charity_id", "=", "meals")
      .where("status", "=", "complete")
      .executeTakeFirstOrThrow();
    if (!onItsWay || !given) throw new Error("There are two");
    expect(await messageOf(await confirm(ann, onItsWay.id))).toContain("isn't given yet");
    // What isn't hers, what there isn't, and who acts for nobody, are told the same.
    for (const [who, donation] of [
      [ann, meals.id],
      [ann, "no-such"],
      [ann, "a/b c"],
      [admin, given.id],
    ] as const) {
      const { status } = await confirm(who, encodeURIComponent(donation));
      expect(status, donation).toBe(404);
    }
    expect((await withdraw(ann, given.id, "never confirmed")).status).toBe(409);

    const both = await Promise.all([confirm(ann, given.id), confirm(ann, given.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const publicDonation = async () => {
      const ledger = donationsResponse.parse(await (await app.request("/api/donations")).json());
      return {
        donation: ledger.months.flatMap(({ donations }) => donations).find(({ id }) => id === given.id),
        last: ledger.events.at(-1),
      };
    };
    const data = { charityId: "trees", donationId: given.id };
    expect(await publicDonation()).toMatchObject({
      donation: { arrivedAt: NOW.toISOString() },
      last: { type: "arrival_confirmed", data },
    });
    expect((await withdraw(ann, given.id, " ")).status).toBe(400);
    const withdrawn = await withdraw(ann, given.id, "It was September's of another giver");
    expect(ownDonation.parse(await withdrawn.json())).toMatchObject({ id: given.id, arrivedAt: null });
    const { donation, last } = await publicDonation();
    expect(donation).not.toHaveProperty("arrivedAt");
    expect(last).toMatchObject({
      type: "arrival_withdrawn",
      data: { ...data, reason: "It was September's of another giver" },
    });
    expect((await confirm(ann, given.id)).status).toBe(200);

    const context = {
      config: parseConfig({}),
      clock: () => NOW,
      newId: () => "id",
      openDatabase: async () => db(),
    };
    expect(await verifyCommand.run(context, [])).toMatchObject({ wentWell: true });
    const actions = await (await admin.request("/api/admin/actions?search=arrival")).json();
    expect(actions.items.map(({ actor }: { actor: string }) => actor)).toEqual(
      Array.from({ length: 3 }, () => "ann@trees.example"),
    );
  });

  it("see that what was given was taken back", async () => {
    await add("trees", "ann@trees.example");
    const [, given] = (await own(ann)).items[0]?.donations ?? [];
    const payouts = payoutsOn(db());
    const [donation] = (await listDonations(db())).filter(({ id }) => id === given?.id);
    if (!donation) throw new Error("It is given");
    await db()
      .transaction()
      .execute(async (trx) => recordFailure(await takeTurn(trx), donation, "It came back", payouts.clock()));
    expect((await own(ann)).items[0]?.donations[1]).toMatchObject({
      status: "failed",
      receipt: null,
      completedAt: null,
      reversedAt: NOW.toISOString(),
    });
  });

  it("can't fill the ledger by taking one back again and again", async () => {
    await add("trees", "ann@trees.example");
    const [, given] = (await own(ann)).items[0]?.donations ?? [];
    const id = given?.id ?? "";
    for (let times = 0; times < 3; times++) {
      expect((await confirm(ann, id)).status).toBe(200);
      expect((await withdraw(ann, id, "Another's")).status).toBe(200);
    }
    expect((await confirm(ann, id)).status).toBe(200);
    expect(await messageOf(await withdraw(ann, id, "Another's"))).toContain("3 times already");
    const [, still] = (await own(ann)).items[0]?.donations ?? [];
    expect(still?.arrivedAt).toBe(NOW.toISOString());
  });
});
