import { expect, it } from "vitest";
import { createChatSweep } from "../../api/src/gifts/chat/sweep.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const DAY = 24 * 60 * 60_000;

describeOnEachDatabase("Old conversations", (database) => {
  it("go with all that was said in them, so many days after their last message", async () => {
    let now = NOW;
    const clock = () => now;
    const app = createTestApp(database(), { env: { FEATURE_CHAT: "true" }, clock });
    const talk = async () => {
      const { id } = (await (await app.post("/api/chat/sessions", {})).json()) as { id: string };
      const message = { sessionId: id, userMessage: "A birthday gift for a baker", previousMessages: [] };
      expect((await app.post("/api/functions/chat-gift-finder", message)).status).toBe(200);
      return { id, again: () => app.post("/api/functions/chat-gift-finder", message) };
    };
    const left = async () =>
      (await database().selectFrom("chat_sessions").select("id").execute()).map(({ id }) => id);
    const old = await talk();
    const goneOnWith = await talk();
    now = new Date(NOW.getTime() + 20 * DAY);
    await goneOnWith.again();
    const sweep = createChatSweep(database(), clock, { chatDays: 30 });
    now = new Date(NOW.getTime() + 30 * DAY);
    await sweep();
    expect(await left()).toHaveLength(2);
    now = new Date(NOW.getTime() + 31 * DAY);
    await sweep();
    expect(await left()).toEqual([goneOnWith.id]);
    const messages = await database().selectFrom("chat_messages").select("session_id").execute();
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.map(({ session_id }) => session_id)).not.toContain(old.id);
  });

  it("are looked for again after a clock was put back", async () => {
    let now = new Date(NOW.getTime() + 400 * DAY);
    const sweep = createChatSweep(database(), () => now, { chatDays: 1 });
    await sweep();
    const app = createTestApp(database(), { env: { FEATURE_CHAT: "true" } });
    await app.post("/api/chat/sessions", {});
    now = new Date(NOW.getTime() + 2 * DAY);
    await sweep();
    expect(await database().selectFrom("chat_sessions").select("id").execute()).toEqual([]);
  });
});
