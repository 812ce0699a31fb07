import { PRODUCT_NAME } from "@gifthearth/core";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import type { Mailer } from "../../people/mail/mailer.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { ALARM_KINDS, type Alarm, findAlarms } from "./find-alarms.ts";

interface Dependencies {
  readonly config: Pick<Config, "adminEmail" | "publicUrl" | "ledgerWitnesses">;
  readonly db: Database;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly metrics: Pick<Metrics, "alarms">;
  readonly logger: Logger;
}

/**
 * Looks whether something is wrong with the money, and tells the operator: by the log, the metrics, the dashboard, and
 * a mail to `ADMIN_EMAIL`. Each thing is told once until it is resolved, whichever of several processes finds it.
 * @returns does so; never fails
 */
export function createAlarmWatch(dependencies: Dependencies): () => Promise<void> {
  const { config, db, clock, metrics, logger } = dependencies;
  return async () => {
    try {
      const found = await findAlarms(db, clock(), config.ledgerWitnesses);
      for (const kind of ALARM_KINDS) metrics.alarms(kind, found.filter((each) => each.kind === kind).length);
      const fresh = await keep(db, found, clock());
      for (const { kind, sentence } of fresh) logger.error({ alarm: kind }, sentence);
      await mailUntold(dependencies);
    } catch (error) {
      logger.error({ err: error }, "Looking for what is wrong with the money failed; it is tried again");
    }
  };
}

/** @returns those that weren't there */
function keep(db: Database, found: readonly Alarm[], at: Date): Promise<readonly Alarm[]> {
  return db.transaction().execute(async (trx) => {
    const keys = found.map(({ key }) => key);
    let resolved = trx.deleteFrom("alarms");
    if (keys.length > 0) resolved = resolved.where("key", "not in", keys);
    await resolved.execute();
    const fresh: Alarm[] = [];
    for (const alarm of found) {
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto("alarms")
        .values({ ...alarm, since: at.toISOString(), mailed_at: null })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows > 0n) fresh.push(alarm);
    }
    return fresh;
  });
}

async function mailUntold({ config, db, clock, mailer }: Dependencies): Promise<void> {
  if (config.adminEmail === null) return;
  // Taken first, so that of several processes one sends it.
  const taken = await db
    .updateTable("alarms")
    .set({ mailed_at: clock().toISOString() })
    .where("mailed_at", "is", null)
    .returning(["key", "sentence"])
    .execute();
  if (taken.length === 0) return;
  const subject =
    taken.length === 1
      ? `${PRODUCT_NAME}: something needs you`
      : `${PRODUCT_NAME}: ${taken.length} things need you`;
  const text = [
    ...taken.map(({ sentence }) => `- ${sentence}`),
    "",
    `The dashboard: ${config.publicUrl}/admin/dashboard`,
    "Each is told once, until it is resolved.",
    "",
  ].join("\n");
  try {
    await mailer.send({ to: config.adminEmail, subject, text });
  } catch (error) {
    const keys = taken.map(({ key }) => key);
    await db.updateTable("alarms").set({ mailed_at: null }).where("key", "in", keys).execute();
    throw error;
  }
}

/** What is wrong as it was last found, the oldest first. */
export function listAlarms(db: Database) {
  return db
    .selectFrom("alarms")
    .select(["kind", "sentence", "since"])
    .orderBy("since")
    .orderBy("key")
    .execute();
}
