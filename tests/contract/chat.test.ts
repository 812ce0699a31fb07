import { COUNTRY_CODES } from "@gifthearth/core";
import { INITIALIZE_CHAT, WELCOME } from "@gifthearth/core/chat";
import {
  answerMeta,
  chatDone,
  chatMessagesResponse,
  chatRecommendation,
  chatRecommendationsResponse,
  chatResponse,
  chatSession,
  chatSessionsResponse,
  chatText,
  errorBody,
} from "@gifthearth/core/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { createModel, type ModelServices } from "../../api/src/gifts/sources/ai/model.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp, type TestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { parseEvents } from "../support/event-stream.ts";
import { drops, type ModelServer, refuses, says, startModelServer } from "../support/model-server.ts";

const SESSIONS = "/api/chat/sessions";
const CHAT = "/api/functions/chat-gift-finder";
const STREAM = { Accept: "text/event-stream" };
const ON = { FEATURE_CHAT: "true" };
const SOURCES = [createCuratedSource(CATALOGUE)];
const ALL_TOLD = "It's for my sister's birthday. She likes gardening and tea, $20-$50";

const start = async (app: TestApp, headers = {}) =>
  chatSession.parse(await (await app.post(SESSIONS, {}, headers)).json()).id;
const say = async (app: TestApp, sessionId: string, userMessage: string, headers = {}) =>
  app.post(CHAT, { sessionId, userMessage }, headers);
const messagesOf = async (app: TestApp, id: string) =>
  chatMessagesResponse.parse(await (await app.request(`${SESSIONS}/${id}/messages`)).json()).items;

async function refused(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return errorBody.parse(await response.json()).error.message;
}

describeOnEachDatabase("Chat, switched off", (db) => {
  it("is not there at all", async () => {
    const app = createTestApp(db());
    const id = "5d8f6f3e-7f0c-4a41-8a43-0b5f7a1f2c11";
    for (const response of [
      await app.post(SESSIONS, {}),
      await app.request(SESSIONS),
      await app.request(`${SESSIONS}/${id}/messages`),
      await app.request(`${SESSIONS}/${id}/recommendations`),
      await say(app, id, "hello"),
      await app.post(CHAT, "no JSON", { Origin: "https://evil.example" }),
    ]) {
      expect(response.status).toBe(404);
      expect(errorBody.parse(await response.json()).error.code).toBe("not_found");
    }
    const { paths } = (await (await app.request("/api/openapi.json")).json()) as { paths: object };
    expect(Object.keys(paths).filter((path) => path.includes("chat"))).toEqual([]);
  });
});

describeOnEachDatabase("Chat", (db) => {
  const createApp = (more = {}) => createTestApp(db(), { env: ON, sources: SOURCES, ...more });

  it("is described where it is on", async () => {
    const { paths } = (await (await createApp().request("/api/openapi.json")).json()) as { paths: object };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        SESSIONS,
        `${SESSIONS}/{id}/messages`,
        `${SESSIONS}/{id}/recommendations`,
        CHAT,
      ]),
    );
  });

  it("starts a session, and welcomes with the first call", async () => {
    const app = createApp();
    const response = await app.request(SESSIONS, { method: "POST" });
    expect(response.status).toBe(201);
    const session = chatSession.parse(await response.json());
    expect(session.userId).toBeNull();
    const answer = chatResponse.parse(await (await say(app, session.id, INITIALIZE_CHAT)).json());
    expect(answer).toMatchObject({ message: WELCOME, recommendations: [] });
    expect((await messagesOf(app, session.id)).map(({ role, content }) => [role, content])).toEqual([
      ["assistant", WELCOME],
    ]);
    // A second first call welcomes again, and leaves the conversation as it is.
    await say(app, session.id, INITIALIZE_CHAT);
    expect(await messagesOf(app, session.id)).toHaveLength(1);
  });

  it("asks for what is missing, and then recommends", async () => {
    const app = createApp();
    const id = await start(app);
    await say(app, id, INITIALIZE_CHAT);
    const answers = [];
    for (const text of ["my sister's birthday", "gardening and tea", "between $20 and $50"]) {
      answers.push(chatResponse.parse(await (await say(app, id, text)).json()));
    }
    expect(answers.map(({ recommendations }) => recommendations.length)).toEqual([0, 0, 4]);
    expect(answers[0]?.message).toMatch(/What do they like/);
    expect(answers[2]?.message).toContain("who likes gardening and tea, for $20-$50. Here are 4 ideas.");
    expect(answers[2]).toMatchObject({ source: "curated", fallback: false, countryCode: "US" });
    for (const { sessionId, affiliateProduct, title, priceRange } of answers[2]?.recommendations ?? []) {
      expect(sessionId).toBe(id);
      expect(affiliateProduct).toMatchObject({ name: title, priceRange });
      expect(affiliateProduct.affiliateUrl).toMatch(/^https:\/\/www\.amazon\.com\/s\?k=/);
      expect(affiliateProduct.price).toBeGreaterThanOrEqual(20);
      expect(affiliateProduct.price).toBeLessThanOrEqual(50);
    }
    const stored = await messagesOf(app, id);
    expect(stored.map(({ role }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(stored.at(-1)?.content).toBe(answers[2]?.message);
  });

  it("calls its ideas no stand-in where no AI is set up", async () => {
    const app = createApp({ model: null });
    const answer = chatResponse.parse(await (await say(app, await start(app), ALL_TOLD)).json());
    expect(answer.recommendations).toHaveLength(4);
    expect(answer).toMatchObject({ source: "curated", fallback: false });
  });

  it("takes refinements, and shows no idea twice", async () => {
    const app = createApp();
    const id = await start(app);
    const titles: string[] = [];
    for (const text of [ALL_TOLD, "others", "cheaper", "She's vegan"]) {
      const { recommendations } = chatResponse.parse(await (await say(app, id, text)).json());
      titles.push(...recommendations.map(({ title }) => title));
      if (text !== "cheaper") continue;
      for (const { affiliateProduct } of recommendations)
        expect(affiliateProduct.price).toBeLessThanOrEqual(30);
    }
    expect(titles.length).toBeGreaterThan(8);
    expect(new Set(titles).size).toBe(titles.length);
    const kept = await (await app.request(`${SESSIONS}/${id}/recommendations`)).json();
    const { items, marketplaces } = chatRecommendationsResponse.parse(kept);
    expect(marketplaces).toHaveLength(COUNTRY_CODES.length);
    expect(items.length).toBe(10);
    expect(titles).toEqual(expect.arrayContaining(items.map(({ title }) => title)));
    for (const { drawing } of items) expect(drawing?.line).toMatch(/^M/);
    const stored = await db().selectFrom("chat_suggestions").select("suggestion").execute();
    for (const { suggestion } of stored) expect(JSON.parse(suggestion)).not.toHaveProperty("drawing");
    expect(items.map(({ title }) => title)).toContain(titles.at(-1));
  });

  it("streams the same reply as events", async () => {
    const app = createApp();
    const response = await say(app, await start(app), ALL_TOLD, STREAM);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const events = parseEvents(await response.text());
    expect(events.map(({ event }) => event)).toEqual([
      "meta",
      "text",
      ...Array(4).fill("suggestion"),
      "done",
    ]);
    answerMeta.parse(events[0]?.data);
    chatRecommendation.parse(events[2]?.data);
    expect(chatDone.parse(events.at(-1)?.data)).toEqual({
      message: chatText.parse(events[1]?.data).delta,
      count: 4,
    });
  });

  it("goes by what is stored, not by what the client says was said", async () => {
    const app = createApp();
    const id = await start(app);
    const previousMessages = [{ role: "user", content: ALL_TOLD }];
    const response = await app.post(CHAT, { sessionId: id, userMessage: "others", previousMessages });
    expect(chatResponse.parse(await response.json()).recommendations).toEqual([]);
  });

  it("refuses what is no message, and a session that isn't there", async () => {
    const app = createApp();
    const id = await start(app);
    for (const userMessage of ["", "  \n ", undefined, 7]) {
      expect(await refused(await app.post(CHAT, { sessionId: id, userMessage }), 400)).toBe(
        "Please write a message",
      );
    }
    expect(await refused(await say(app, id, "x".repeat(2_001)), 400)).toMatch(/2000 characters/);
    expect(await refused(await app.post(CHAT, { userMessage: "hi" }), 400)).toMatch(/start a chat session/);
    for (const unknown of ["nobody", "\u0000", "\ud800", "x y", "'; drop table chat_sessions; --", ""]) {
      await refused(await say(app, unknown, "hi"), 404);
    }
    for (const path of [
      `${SESSIONS}/%00/messages`,
      `${SESSIONS}/nobody/messages`,
      `${SESSIONS}/nobody/recommendations`,
    ]) {
      await refused(await app.request(path), 404);
    }
    expect(await messagesOf(app, id)).toEqual([]);
  });

  it("stores odd words as they are, without what no database takes", async () => {
    const app = createApp();
    const id = await start(app);
    expect((await say(app, id, "<script>alert(1)</script> \u0000\ud800 🎁 ' or 1=1")).status).toBe(200);
    expect((await messagesOf(app, id))[0]?.content).toBe("<script>alert(1)</script> \ufffd 🎁 ' or 1=1");
  });

  it("is for pages of our own alone", async () => {
    const app = createApp();
    const id = await start(app);
    const foreign = { Origin: "https://evil.example" };
    await refused(await app.post(SESSIONS, {}, foreign), 403);
    await refused(await say(app, id, "hi", foreign), 403);
    await refused(await app.request(SESSIONS, { headers: foreign }), 403);
    await refused(await app.request(`${SESSIONS}/${id}/messages`, { headers: foreign }), 403);
    expect((await say(app, id, "hi", { Origin: "http://localhost" })).status).toBe(200);
  });

  it("keeps a user's sessions that user's", async () => {
    const app = createApp();
    const cookieFor = async (email: string) => ({ Cookie: (await signUp(app, email)).cookie });
    const [ada, bob] = [await cookieFor("ada@example.org"), await cookieFor("bob@example.org")];
    const [hers, nobodys] = [await start(app, ada), await start(app)];
    expect(await refused(await app.request(SESSIONS), 401)).toMatch(/sign in/);
    const listOf = async (headers: Record<string, string>) =>
      chatSessionsResponse.parse(await (await app.request(SESSIONS, { headers })).json()).items;
    expect((await listOf(ada)).map(({ id }) => id)).toEqual([hers]);
    expect(await listOf(bob)).toEqual([]);
    for (const headers of [{}, bob]) {
      await refused(await say(app, hers, "hi", headers), 404);
      await refused(await app.request(`${SESSIONS}/${hers}/messages`, { headers }), 404);
      await refused(await app.request(`${SESSIONS}/${hers}/recommendations`, { headers }), 404);
    }
    expect((await say(app, hers, "hi", ada)).status).toBe(200);
    expect((await say(app, nobodys, "hi", bob)).status).toBe(200);
  });

  it("keeps the order of messages that come at once", async () => {
    const app = createApp();
    const id = await start(app);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, place) => say(app, id, `word ${place}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const messages = await messagesOf(app, id);
    expect(messages).toHaveLength(12);
    expect(messages.filter(({ role }) => role === "user")).toHaveLength(6);
  });

  it("says so when a conversation is full", async () => {
    const app = createApp();
    const id = await start(app);
    await db().updateTable("chat_sessions").set({ message_count: 398 }).where("id", "=", id).execute();
    expect((await say(app, id, "hello")).status).toBe(200);
    expect(await refused(await say(app, id, "hello"), 400)).toBe(
      "This conversation is full. Please start a new one.",
    );
  });

  it("counts what it found, and logs nothing of what was said", async () => {
    const app = createApp();
    const browser = { "Sec-Fetch-Site": "same-origin" };
    // Whoever begins again with the same words has searched for the same.
    for (const id of [await start(app), await start(app)]) {
      await say(app, id, `${ALL_TOLD} for Wilhelmina`, browser);
    }
    const found = db().selectFrom("impact_metrics").select("value");
    await expect.poll(async () => (await found.executeTakeFirst())?.value).toBe(4);
    for (const secret of ["Wilhelmina", "gardening", "sister"]) expect(app.log()).not.toContain(secret);
  });
});

const gift = (title: string, priceRange = "$25-$45") => ({
  title,
  description: `${title}: made to be used every week, and pleasant to look at.`,
  priceRange,
  category: "home",
  why: "Because she likes tea.",
  searchText: title,
  affiliateUrl: "https://evil.example/buy",
});

describeOnEachDatabase("Chat with a model", (db) => {
  let model: ModelServer;
  beforeEach(async () => {
    model = await startModelServer();
  });
  afterEach(() => model.close());

  const createApp = (services: ModelServices = {}) =>
    createTestApp(db(), {
      env: ON,
      sources: SOURCES,
      model: createModel({ baseUrl: model.baseUrl, apiKey: "k", model: "m", timeoutMs: 5_000 }, services),
    });
  const streamed = async (app: TestApp, id: string, text: string) =>
    parseEvents(await (await say(app, id, text, STREAM)).text());
  const wordsIn = (events: ReturnType<typeof parseEvents>) =>
    events.map(({ event, data }) => (event === "text" ? chatText.parse(data).delta : "")).join("");
  const titlesIn = (events: ReturnType<typeof parseEvents>) =>
    events.flatMap(({ event, data }) => (event === "suggestion" ? chatRecommendation.parse(data).title : []));

  it("streams its words, and its ideas once they are checked", async () => {
    const ideas = [gift("Cast Iron Teapot"), gift("Gold Bar", "$900-$999"), gift("Zinc Plant Labels")];
    model.reply(says(`A birthday! How nice!\n---GIFTS---\n${JSON.stringify(ideas)}`));
    const app = createApp();
    const id = await start(app);
    const events = await streamed(app, id, ALL_TOLD);
    expect(wordsIn(events)).toBe("A birthday! How nice!");
    expect(events.filter(({ event }) => event === "text").length).toBeGreaterThan(1);
    expect(titlesIn(events)).toEqual(["Cast Iron Teapot", "Zinc Plant Labels"]);
    expect(answerMeta.parse(events[0]?.data)).toMatchObject({ source: "openai", fallback: false });
    expect(JSON.stringify(events)).not.toContain("evil.example");
    expect((await messagesOf(app, id)).at(-1)?.content).toBe("A birthday! How nice!");

    const sent = model.requests[0]?.body.messages ?? [];
    expect(sent.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(sent[0]?.content).not.toContain("gardening");
    expect(JSON.parse(sent[1]?.content ?? "")).toMatchObject({
      message: ALL_TOLD,
      understood: { interests: ["gardening", "tea"], budget: { min: 20, max: 50 } },
    });
  });

  it("is told the conversation and what was shown, and doesn't show it again", async () => {
    const list = JSON.stringify([gift("Cast Iron Teapot")]);
    model.reply(says(`Look.\n---GIFTS---\n${list}`));
    const app = createApp();
    const id = await start(app);
    await say(app, id, ALL_TOLD);
    const again = [gift("The Cast Iron Teapot"), gift("Zinc Plant Labels")];
    model.reply(says(`More.\n---GIFTS---\n${JSON.stringify(again)}`));
    expect(titlesIn(await streamed(app, id, "others"))).toEqual(["Zinc Plant Labels"]);
    const [, , reply, last] = model.requests[1]?.body.messages ?? [];
    expect(reply).toEqual({ role: "assistant", content: "Look." });
    expect(JSON.parse(last?.content ?? "")).toMatchObject({ message: "others", shown: ["Cast Iron Teapot"] });
  });

  it("may just talk", async () => {
    model.reply(says("What do they like?"));
    const app = createApp();
    const events = await streamed(app, await start(app), "hello");
    expect(wordsIn(events)).toBe("What do they like?");
    expect(events.map(({ event }) => event)).not.toContain("suggestion");
  });

  it("is replaced by the advisor when it fails", async () => {
    model.reply(refuses(500, "secret reason"));
    const app = createApp();
    const id = await start(app);
    const events = await streamed(app, id, ALL_TOLD);
    expect(titlesIn(events)).toHaveLength(4);
    expect(wordsIn(events)).toContain("Here are 4 ideas.");
    expect(answerMeta.parse(events.findLast(({ event }) => event === "meta")?.data)).toMatchObject({
      source: "curated",
      fallback: true,
    });
    expect(JSON.stringify(events)).not.toContain("secret");
    expect(app.log()).toContain("gift source failed");
  });

  it("is no failure where the day's money is spent", async () => {
    const app = createApp({ spending: { reserve: async () => null } });
    const events = await streamed(app, await start(app), ALL_TOLD);
    expect(titlesIn(events)).toHaveLength(4);
    expect(answerMeta.parse(events.findLast(({ event }) => event === "meta")?.data)).toMatchObject({
      source: "curated",
      fallback: false,
    });
    expect(model.requests).toEqual([]);
    expect(app.log()).toContain("gift source rests");
    expect(app.log()).not.toContain("failed");
  });

  it("when it dies in the middle of its words, keeps them and the advisor goes on", async () => {
    model.reply(drops("A birthday for your sis"));
    const app = createApp();
    const id = await start(app);
    const events = await streamed(app, id, ALL_TOLD);
    expect(wordsIn(events)).toMatch(/^A birthday for your …\n\nSo a birthday gift for your sister/);
    expect(titlesIn(events)).toHaveLength(4);
    expect((await messagesOf(app, id)).at(-1)?.content).toBe(wordsIn(events));
  });

  it("when it dies in the middle of its ideas, keeps them and the catalogue adds the rest", async () => {
    const [begun] = JSON.stringify([gift("Cast Iron Teapot"), gift("Zinc Plant Labels")]).split(
      ',{"title":"Copper',
    );
    model.reply(drops(`How nice!\n---GIFTS---\n${begun},{"title":"Cop`));
    const app = createApp();
    const events = await streamed(app, await start(app), ALL_TOLD);
    expect(wordsIn(events)).toBe("How nice!");
    expect(titlesIn(events)[0]).toBe("Cast Iron Teapot");
    expect(titlesIn(events)).toHaveLength(4);
    expect(events.at(-1)?.event).toBe("done");
  });

  it("with no idea that can be used, the catalogue gives them", async () => {
    model.reply(says(`How nice!\n---GIFTS---\n${JSON.stringify([gift("Gold Bar", "$900-$999")])}`));
    const app = createApp();
    const events = await streamed(app, await start(app), ALL_TOLD);
    expect(wordsIn(events)).toBe("How nice!");
    expect(titlesIn(events)).toHaveLength(4);
  });
});
