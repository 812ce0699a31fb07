import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { LimitStore } from "../http/limits/store.ts";
import type { RunningServer } from "../http/serve.ts";
import type { Readiness } from "../operating/health/readiness.ts";
import type { PartnerCounts } from "../partners/counts.ts";
import type { MailSender } from "../people/mail/mail-sender.ts";

/** How long, once requests are over, the last writing may take, milliseconds. */
const LAST_WRITING = 3_000;

interface ShutDownParts {
  readonly server: RunningServer;
  readonly readiness: Readiness;
  /** Ends the schedule, once the round that may be under way is done. */
  readonly stopSchedule: () => Promise<void>;
  readonly stopOutbox: () => Promise<void>;
  readonly post: MailSender;
  readonly partnerCounts: PartnerCounts;
  readonly limitStore: LimitStore;
  readonly db: Database;
  readonly logger: Logger;
}

/**
 * Ends the server without losing anything: first it says that it leaves and still answers, then it takes no new
 * connections and finishes what is in flight, then what memory holds is written down.
 * @param hurry ends the grace: a person at the terminal has no balancer to tell
 * @returns whether all of that came to its end in time; a mail that didn't is kept, and sent by the next process
 */
export async function shutDown(
  { server, readiness, stopSchedule, stopOutbox, post, partnerCounts, limitStore, db, logger }: ShutDownParts,
  { grace, limit }: Config["shutdown"],
  hurry: AbortSignal,
): Promise<boolean> {
  readiness.leave();
  server.leave();
  // It rejects when it is cut short.
  await delay(grace, undefined, { signal: hurry }).catch(() => {});
  const isOver = delay(limit, false, { ref: false });
  const background = Promise.all([stopSchedule(), stopOutbox()]);
  const cutOff = await server.close(limit);
  if (cutOff > 0) logger.warn({ connections: cutOff }, "Requests that took too long were cut off");
  async function finish(): Promise<boolean> {
    // Answers that ended just now may have begun a mail.
    await Promise.race([Promise.all([background, post.settled()]), isOver]);
    const isStored = await partnerCounts.flush();
    await limitStore.close();
    await db.destroy();
    return isStored;
  }
  return Promise.race([finish(), isOver.then(() => delay(LAST_WRITING, false, { ref: false }))]);
}
