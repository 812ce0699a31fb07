import { type SharedList, sharedList, sharedListCreated } from "@gifthearth/core/contract";
import { expect, it } from "vitest";
import { createSharedListSweep } from "../../api/src/people/shared-lists/sweep.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../support/databases.ts";

const PAN = {
  title: "Cast-Iron Bread Pan with Lid",
  description: "A crackling loaf at home.",
  priceRange: "$40-$80",
  affiliateUrl: "https://www.amazon.de/s?k=brotbackform&gh_tracking=cast-iron-bread-pan-with-lid",
};
const TRAY = { title: "Tea Tray", affiliateUrl: "https://www.amazon.com/s?k=walnut+tea+tray" };
const LIST = { personName: "Ruth", fromName: "Ann", message: "For her 70th", ideas: [PAN, TRAY] };
const DAY = 24 * 60 * 60_000;

/** What a browser keeps. */
const keyOf = (name: string) => `the-key-of-the-browser-of-${name}`;

async function share(app: TestApp, list: object = LIST) {
  const response = await app.post("/api/shared-lists", list);
  expect(response.status).toBe(201);
  const { friendPath, personPath, ...created } = sharedListCreated.parse(await response.json());
  const toApi = (path: string) => path.replace("/lists/", "/api/shared-lists/");
  return { ...created, friends: toApi(friendPath), person: toApi(personPath) };
}

const read = async (app: TestApp, path: string) => sharedList.parse(await (await app.request(path)).json());
const refusal = async (response: Response) => {
  const { error } = await response.json();
  return [response.status, error.code, error.message];
};

/** Says something of the list's idea of that title. */
async function say(app: TestApp, friends: string, what: string, title: string, name: string, more = {}) {
  const { ideas } = await read(app, friends);
  const ideaId = ideas.find((idea) => idea.title === title)?.id;
  const visitor = what === "claims/release" ? {} : { name };
  return app.post(`${friends}/${what}`, { ideaId, ...visitor, visitorKey: keyOf(name), ...more });
}

const ofIdea = ({ ideas }: SharedList, title: string) => ideas.find((idea) => idea.title === title);

describeOnEachDatabase("a shared list", (database) => {
  it("shows friends what was chosen, and takes their votes and claims by name", async () => {
    const app = createTestApp(database());
    const { friends, expiresAt } = await share(app);
    expect(expiresAt).toBe(new Date(NOW.getTime() + 90 * DAY).toISOString());
    const list = await read(app, friends);
    expect(list).toMatchObject({
      personName: "Ruth",
      fromName: "Ann",
      message: "For her 70th",
      isForPerson: false,
    });
    // Each friend's own shop: our idea in every language, others by English words alone.
    expect(list.ideas).toMatchObject([
      { title: PAN.title, isOurs: true, searchTexts: { de: expect.any(String) }, claim: null, votes: [] },
      { title: "Tea Tray", isOurs: false, searchText: "walnut tea tray" },
    ]);
    await say(app, friends, "votes", "Tea Tray", "Ben", { isFor: true });
    await say(app, friends, "votes", "Tea Tray", "Ben", { isFor: true });
    const voted = await say(app, friends, "votes", "Tea Tray", "Cleo", { isFor: true });
    expect(ofIdea(sharedList.parse(await voted.json()), "Tea Tray")?.votes).toEqual([
      { name: "Ben" },
      { name: "Cleo" },
    ]);
    await say(app, friends, "votes", "Tea Tray", "Ben", { isFor: false });
    expect(ofIdea(await read(app, friends), "Tea Tray")?.votes).toEqual([{ name: "Cleo" }]);
  });

  it("gives an idea to one of those who claim it at once, and tells the others who", async () => {
    const app = createTestApp(database());
    const { friends } = await share(app);
    const names = ["Ben", "Cleo", "Dan", "Eve"];
    const answers = await Promise.all(names.map((name) => say(app, friends, "claims", PAN.title, name)));
    const winner = ofIdea(await read(app, friends), PAN.title)?.claim?.name ?? "";
    expect(names).toContain(winner);
    expect(answers.map(({ status }) => status)).toEqual(names.map((name) => (name === winner ? 200 : 409)));
    const loser = names.find((name) => name !== winner) ?? "";
    const told = [409, "conflict", `${winner} is getting this one already`];
    expect(await refusal(await say(app, friends, "claims", PAN.title, loser))).toEqual(told);
    expect((await say(app, friends, "claims/release", PAN.title, loser)).status).toBe(404);
    expect((await say(app, friends, "claims/release", PAN.title, winner)).status).toBe(200);
    expect((await say(app, friends, "claims", PAN.title, loser)).status).toBe(200);
  });

  it("tells the person themself neither votes nor claims, whatever is asked there", async () => {
    const app = createTestApp(database());
    const { friends, person } = await share(app);
    const before = await (await app.request(person)).text();
    await say(app, friends, "claims", PAN.title, "Ben");
    await say(app, friends, "votes", PAN.title, "Ben", { isFor: true });
    expect(await (await app.request(person)).text()).toBe(before);
    expect(await read(app, person)).toMatchObject({
      isForPerson: true,
      allowsVotes: false,
      allowsClaims: false,
    });
    expect((await say(app, person, "claims", PAN.title, "Ruth")).status).toBe(404);
    expect((await say(app, person, "votes", PAN.title, "Ruth", { isFor: true })).status).toBe(404);
  });

  it("is ended by its owner's key or account, and forgets what was on it", async () => {
    const app = createTestApp(database());
    const { friends, person, ownerKey } = await share(app);
    await say(app, friends, "votes", "Tea Tray", "Ben", { isFor: true });
    expect((await app.post(`${friends}/end`, { ownerKey: keyOf("Ben") })).status).toBe(404);
    expect((await app.post(`${friends}/end`, { ownerKey })).status).toBe(204);
    for (const path of [friends, person]) {
      const ended = "This list is no longer shared: whoever shared it has ended it.";
      expect(await refusal(await app.request(path))).toEqual([410, "gone", ended]);
    }
    const user = await signUp(app);
    const { friendPath } = await (await user.post("/api/shared-lists", LIST)).json();
    const own = await (await user.request("/api/own-shared-lists")).json();
    expect(own.items).toMatchObject([{ personName: "Ruth", ideaCount: 2 }]);
    const ending = await user.request(`/api/own-shared-lists/${own.items[0].id}`, { method: "DELETE" });
    expect(ending.status).toBe(204);
    expect((await app.request(`/api/shared-lists/${friendPath.split("/").at(-1)}`)).status).toBe(410);
    expect(await database().selectFrom("shared_list_ideas").selectAll().execute()).toEqual([]);
    expect(await database().selectFrom("shared_list_votes").selectAll().execute()).toEqual([]);
    expect(await database().selectFrom("shared_lists").select("person_name").execute()).toEqual(
      Array.from({ length: 2 }, () => ({ person_name: "" })),
    );
  });

  it("ends after ninety days, is then forgotten, and after another year isn't known any more", async () => {
    let now = NOW.getTime();
    const clock = () => new Date(now);
    const app = createTestApp(database(), { clock });
    const { friends } = await share(app);
    const sweep = createSharedListSweep(database(), clock);
    now += 90 * DAY - 1;
    await sweep();
    expect((await app.request(friends)).status).toBe(200);
    now += 1;
    const over = [410, "gone", "This list is no longer shared: it ended after 90 days."];
    expect(await refusal(await app.request(friends))).toEqual(over);
    now += DAY;
    await sweep();
    expect(await refusal(await app.request(friends))).toEqual(over);
    expect(await database().selectFrom("shared_list_ideas").selectAll().execute()).toEqual([]);
    now += 366 * DAY;
    await sweep();
    expect((await app.request(friends)).status).toBe(404);
  });
});

describeOnSqlite("a shared list's texts and addresses", (database) => {
  it("are unguessable, kept as hashes, and in no log", async () => {
    const app = createTestApp(database());
    const { friends, person, ownerKey } = await share(app);
    const keys = [friends, person].map((path) => path.split("/").at(-1) ?? "").concat(ownerKey);
    expect(new Set(keys).size).toBe(3);
    await app.request(friends);
    await app.request(person.replace("/api/shared-lists", "/lists"));
    const rows = JSON.stringify(await database().selectFrom("shared_lists").selectAll().execute());
    for (const key of keys) {
      expect(Buffer.from(key, "base64url").length * 8).toBeGreaterThanOrEqual(128);
      expect(rows + app.log()).not.toContain(key);
    }
    for (const guess of ["x", "%00", `${keys[0]}x`, (keys[0] ?? "").toUpperCase(), "'%20or%20'1'='1"]) {
      expect((await app.request(`/api/shared-lists/${guess}`)).status, guess).toBe(404);
    }
  });

  it.each([
    ["no idea", { ideas: [] }],
    ["too many ideas", { ideas: Array.from({ length: 31 }, () => TRAY) }],
    ["a name of 10 kB", { personName: "x".repeat(10_000) }],
    ["no name", { fromName: " \n\t" }],
    ["a web address", { message: "Vote at evil.example/now" }],
    ["a link elsewhere", { ideas: [{ ...TRAY, affiliateUrl: "https://evil.example/s?k=x" }] }],
    ["a picture elsewhere", { ideas: [{ ...TRAY, imageUrl: "https://evil.example/x.png" }] }],
  ])("refuse %s", async (_, wrong) => {
    const app = createTestApp(database());
    expect((await app.post("/api/shared-lists", { ...LIST, ...wrong })).status).toBe(400);
  });

  it("keep markup as text, and refuse friends' names that are no names", async () => {
    const app = createTestApp(database());
    const { friends } = await share(app, { ...LIST, personName: "<b>Ruth</b>\u0000\nRose" });
    expect(await read(app, friends)).toMatchObject({ personName: "<b>Ruth</b> Rose" });
    const statuses = async (name: string) => (await say(app, friends, "claims", "Tea Tray", name)).status;
    const { ideas } = await read(app, friends);
    const claim = { ideaId: ideas[0]?.id, visitorKey: keyOf("x") };
    for (const name of ["", "  ", "x".repeat(41), "x".repeat(10_000), "https://evil.example"]) {
      expect((await app.post(`${friends}/claims`, { ...claim, name })).status).toBe(400);
    }
    expect(await statuses("Ben")).toBe(200);
    expect((await app.post(`${friends}/claims`, { ...claim, ideaId: "nothing", name: "Ben" })).status).toBe(
      404,
    );
  });

  it("don't ask friends for what the sharer doesn't want", async () => {
    const app = createTestApp(database());
    const { friends } = await share(app, { ...LIST, allowsVotes: false, allowsClaims: false });
    expect(await read(app, friends)).toMatchObject({ allowsVotes: false, allowsClaims: false });
    expect((await say(app, friends, "claims", "Tea Tray", "Ben")).status).toBe(404);
    expect((await say(app, friends, "votes", "Tea Tray", "Ben", { isFor: true })).status).toBe(404);
  });
});
