import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { hourly } from "../../runtime/hourly.ts";
import { deleteIdleChats } from "./chat.repository.ts";

const DAY = 24 * 60 * 60_000;

/** Removes the conversations whose last message is too long ago; done at most once an hour. */
export function createChatSweep(
  db: Database,
  clock: () => Date,
  { chatDays }: Pick<Config, "chatDays">,
): () => Promise<void> {
  return hourly(clock, (now) => deleteIdleChats(db, new Date(now.getTime() - chatDays * DAY), now));
}
