import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { aiCache } from "./migrations/0002-ai-cache.ts";
import { chat } from "./migrations/0003-chat.ts";
import { giftHistory } from "./migrations/0004-gift-history.ts";
import { accounts } from "./migrations/0005-accounts.ts";
import { charityMoney } from "./migrations/0006-charity-money.ts";
import { newsletter } from "./migrations/0007-newsletter.ts";
import { feedback } from "./migrations/0008-feedback.ts";
import { partners } from "./migrations/0009-partners.ts";
import { rateLimits } from "./migrations/0010-rate-limits.ts";
import { partnerCharityAnswers } from "./migrations/0011-partner-charity-answers.ts";
import { pendingAccounts } from "./migrations/0012-pending-accounts.ts";
import { keptItems } from "./migrations/0013-kept-items.ts";
import { savedPerson } from "./migrations/0014-saved-person.ts";
import { offers } from "./migrations/0015-offers.ts";
import { secretsAndScheduledFeeds } from "./migrations/0016-secrets-and-scheduled-feeds.ts";
import { donationAttempts } from "./migrations/0017-donation-attempts.ts";
import { ledgerLog } from "./migrations/0018-ledger-log.ts";
import { clickIds } from "./migrations/0019-click-ids.ts";
import { revenueSources } from "./migrations/0020-revenue-sources.ts";
import { sharedLists } from "./migrations/0021-shared-lists.ts";
import { people } from "./migrations/0022-people.ts";
import { ledgerForm } from "./migrations/0023-ledger-form.ts";
import { reminders } from "./migrations/0025-reminders.ts";
import { calendarFeeds } from "./migrations/0026-calendar-feeds.ts";
import { offerSearchWhileImporting } from "./migrations/0029-offer-search-while-importing.ts";
import { ledgerWitnesses } from "./migrations/0030-ledger-witnesses.ts";
import { twoFactor } from "./migrations/0031-two-factor.ts";
import { savedForWhom } from "./migrations/0032-saved-for-whom.ts";
import { charityMembersAndBackups } from "./migrations/0033-charity-members-and-backups.ts";
import { checkpointMails } from "./migrations/0035-checkpoint-mails.ts";

/** In the order of their names; a migration that has run anywhere is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-first-tables": firstTables,
  "0002-ai-cache": aiCache,
  "0003-chat": chat,
  "0004-gift-history": giftHistory,
  "0005-accounts": accounts,
  "0006-charity-money": charityMoney,
  "0007-newsletter": newsletter,
  "0008-feedback": feedback,
  "0009-partners": partners,
  "0010-rate-limits": rateLimits,
  "0011-partner-charity-answers": partnerCharityAnswers,
  "0012-pending-accounts": pendingAccounts,
  "0013-kept-items": keptItems,
  "0014-saved-person": savedPerson,
  "0015-offers": offers,
  "0016-secrets-and-scheduled-feeds": secretsAndScheduledFeeds,
  "0017-donation-attempts": donationAttempts,
  "0018-ledger-log": ledgerLog,
  "0019-click-ids": clickIds,
  "0020-revenue-sources": revenueSources,
  "0021-shared-lists": sharedLists,
  "0022-people": people,
  "0023-ledger-form": ledgerForm,
  "0025-reminders": reminders,
  "0026-calendar-feeds": calendarFeeds,
  "0029-offer-search-while-importing": offerSearchWhileImporting,
  "0030-ledger-witnesses": ledgerWitnesses,
  "0031-two-factor": twoFactor,
  "0032-saved-for-whom": savedForWhom,
  "0033-charity-members-and-backups": charityMembersAndBackups,
  "0035-checkpoint-mails": checkpointMails,
};

/**
 * Brings the tables up to date.
 * @throws naming the migration that failed, with its cause
 */
export async function migrate(db: Database): Promise<void> {
  refuseFailure(await migratorOf(db).migrateToLatest());
}

/**
 * Brings the tables of a database to the state that one migration left, such as that of another database.
 * @param name of that migration
 * @throws naming the migration that failed, with its cause
 */
export async function migrateTo(db: Database, name: string): Promise<void> {
  refuseFailure(await migratorOf(db).migrateTo(name));
}

/** Whether there is a migration of that name; else a newer version made it. */
export function isMigration(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name);
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
}

function refuseFailure({ error, results }: MigrationResultSet): void {
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new Error(
    failed ? `The database migration ${failed} failed` : "The database can't be brought up to date",
    { cause: error },
  );
}

/**
 * How the tables stand. Changes nothing.
 * @returns how many migrations ran, how many are still to run, and how many ran that this version doesn't know
 */
export async function countMigrations(
  db: Database,
): Promise<{ readonly done: number; readonly pending: number; readonly unknown: number }> {
  const known = Object.keys(MIGRATIONS);
  const ran = await readMigrations(db);
  const done = ran.filter(isMigration).length;
  return { done, pending: known.length - done, unknown: ran.length - done };
}

/** The names of the migrations that a database has seen, in their order; none of one that isn't ours yet. */
export async function readMigrations(db: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const migrations = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const { rows } = await migrations.execute(db);
  return rows.map(({ name }) => name).sort();
}
