import type { GiftSuggestion } from "@gifthearth/core";
import { giftSuggestion } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import type { Database } from "../../../../db/database.ts";
import { latestExpiry } from "../../../../db/latest-expiry.ts";
import { hourly } from "../../../../runtime/hourly.ts";
import { deleteExpiredAnswers, findAnswer, storeAnswer } from "./cache.repository.ts";
import { createMemoryCache } from "./memory.ts";

/** Keeps answers for a while. It never fails: what can't be read was never kept. */
export interface AnswerStore {
  find(key: string): Promise<{
    readonly suggestions: readonly GiftSuggestion[];
    readonly place: "memory" | "database";
  } | null>;
  /** Nobody waits for it. */
  keep(key: string, suggestions: readonly GiftSuggestion[]): void;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** How long an answer is good for, milliseconds. */
const KEPT_FOR = 24 * 3_600_000;
/** Of this process, in bytes: some two thousand answers. */
const MEMORY = 16 * 1024 * 1024;

/** In this process's memory first, then in the database, which all processes share. */
export function createAnswerStore({ db, clock, logger }: Dependencies): AnswerStore {
  const memory = createMemoryCache(MEMORY, clock);
  const sweep = hourly(clock, (now) => deleteExpiredAnswers(db, now));

  async function readDatabase(key: string): Promise<string | null> {
    try {
      const now = clock();
      const found = await findAnswer(db, key, now);
      if (!found || found.expiresAt > latestExpiry(KEPT_FOR, now)) return null;
      memory.set(key, found.text, found.expiresAt.getTime());
      return found.text;
    } catch (error) {
      logger.error({ err: error }, "The kept answers could not be read");
      return null;
    }
  }

  async function write(key: string, text: string, expiresAt: Date): Promise<void> {
    await storeAnswer(db, key, text, expiresAt);
    await sweep();
  }

  return {
    async find(key) {
      const remembered = memory.get(key);
      const text = remembered ?? (await readDatabase(key));
      const suggestions = text === null ? null : parseAnswer(text);
      return suggestions && { suggestions, place: remembered === null ? "database" : "memory" };
    },
    keep(key, suggestions) {
      const expiresAt = new Date(clock().getTime() + KEPT_FOR);
      const text = JSON.stringify(suggestions);
      memory.set(key, text, expiresAt.getTime());
      write(key, text, expiresAt).catch((error: unknown) => {
        logger.error({ err: error }, "An answer could not be kept");
      });
    },
  };
}

/** Null for a row that is damaged, or of an earlier release. */
function parseAnswer(text: string): readonly GiftSuggestion[] | null {
  try {
    return giftSuggestion.array().safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
