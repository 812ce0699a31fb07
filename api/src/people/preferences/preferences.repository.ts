import { REMINDER_LEADS } from "@gifthearth/core/account";
import type { Preferences } from "@gifthearth/core/contract";
import type { Selectable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import type { UserPreferencesTable } from "./preferences.table.ts";

/** Of who never said otherwise. */
const DEFAULTS: Preferences = {
  timeZone: null,
  reminderLeads: [...REMINDER_LEADS],
  favoriteCategories: [],
  budgetMin: null,
  budgetMax: null,
  checkpointMails: false,
};

export async function readPreferences(db: Database, userId: string): Promise<Preferences> {
  return (await preferencesOf(db, [userId]))(userId);
}

/** What some users want. @returns tells it of each of them */
export async function preferencesOf(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => Preferences> {
  const rows =
    userIds.length === 0
      ? []
      : await db.selectFrom("user_preferences").selectAll().where("user_id", "in", userIds).execute();
  const known = new Map(rows.map((row) => [row.user_id, toPreferences(row)]));
  return (userId) => known.get(userId) ?? DEFAULTS;
}

/**
 * Changes what is named.
 * @param db has the user's row locked, so that of two changes at once none is lost
 */
export async function changePreferences(
  db: Transaction<Tables>,
  userId: string,
  change: { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<Preferences> {
  const before = await readPreferences(db, userId);
  const { budgetMin = before.budgetMin, budgetMax = before.budgetMax } = change;
  const wanted = {
    timeZone: change.timeZone ?? before.timeZone,
    reminderLeads: change.reminderLeads ?? before.reminderLeads,
    favoriteCategories: change.favoriteCategories ?? before.favoriteCategories,
    budgetMin,
    budgetMax,
    checkpointMails: change.checkpointMails ?? before.checkpointMails,
  };
  const row = {
    time_zone: wanted.timeZone,
    reminder_leads: JSON.stringify(wanted.reminderLeads),
    favorite_categories: JSON.stringify(wanted.favoriteCategories),
    budget_min: wanted.budgetMin,
    budget_max: wanted.budgetMax,
    checkpoint_mails: wanted.checkpointMails ? 1 : 0,
  };
  await db
    .insertInto("user_preferences")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
  return wanted;
}

/** It goes with the user, by a foreign key. */
export async function exportPreferences(db: Database, userId: string) {
  return { preferences: await readPreferences(db, userId) };
}

function toPreferences(row: Selectable<UserPreferencesTable>): Preferences {
  return {
    timeZone: row.time_zone,
    reminderLeads: JSON.parse(row.reminder_leads),
    favoriteCategories: JSON.parse(row.favorite_categories),
    budgetMin: row.budget_min,
    budgetMax: row.budget_max,
    checkpointMails: row.checkpoint_mails === 1,
  };
}
