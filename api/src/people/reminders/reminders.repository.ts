import type { YearlyDay } from "@gifthearth/core";
import type { RemindedDay } from "@gifthearth/core/account";
import type { Preferences, Recipient } from "@gifthearth/core/contract";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { lockUser } from "../auth/users.ts";
import { changePreferences, preferencesOf } from "../preferences/preferences.repository.ts";
import { toRecipient } from "../recipients/recipients.repository.ts";
import type { ReminderState } from "./reminders.table.ts";

/** Somebody of whose days a user is mailed. */
export interface RemindedPerson {
  readonly person: Recipient;
  readonly days: readonly (RemindedDay & { readonly name: string })[];
  /** The user's, who has confirmed it. */
  readonly email: string;
  readonly preferences: Preferences;
}

/**
 * Those who have one of some days, in the order of their ids.
 * @param after the last one of the page before; empty for the first page
 */
export async function listReminded(
  db: Database,
  days: readonly YearlyDay[],
  after: string,
  limit: number,
): Promise<readonly RemindedPerson[]> {
  const rows = await db
    .selectFrom("people")
    .innerJoin("users", "users.id", "people.user_id")
    .selectAll("people")
    .select("users.email")
    .where("people.reminders_since", "is not", null)
    .where("users.email_confirmed_at", "is not", null)
    .where("people.id", "in", (having) =>
      having
        .selectFrom("person_days")
        .select("person_id")
        .where(({ or, and }) => or(days.map(({ month, day }) => and({ month, day })))),
    )
    .where("people.id", ">", after)
    .orderBy("people.id")
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const theirs = await db
    .selectFrom("person_days")
    .selectAll()
    .where("person_id", "in", ids)
    .orderBy("position")
    .execute();
  const preferences = await preferencesOf(db, [...new Set(rows.map(({ user_id }) => user_id))]);
  return rows.map(({ email, ...row }) => ({
    person: toRecipient(row, theirs),
    days: theirs
      .filter(({ person_id }) => person_id === row.id)
      .map(({ name, month, day, since }) => ({
        ...{ name, month, day },
        since: later(since, row.reminders_since),
      })),
    email,
    preferences: preferences(row.user_id),
  }));
}

function later(...times: readonly (string | null)[]): Date {
  return new Date(Math.max(...times.map((time) => (time === null ? 0 : Date.parse(time)))));
}

/** Which reminder it is, the same for every process. */
export interface ReminderKey {
  readonly personId: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly lead: number;
}

const columnsOf = ({ personId, date, lead }: ReminderKey) => ({ person_id: personId, date, lead });

/** What became of people's reminders so far. */
export async function readReminders(db: Database, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  return await db
    .selectFrom("reminders")
    .select(["person_id", "date", "lead", "state", "claimed_at"])
    .where("person_id", "in", personIds)
    .execute();
}

/**
 * Takes a reminder on, so that no other process does.
 * @param abandoned who took it on before that, and didn't begin to send it, has ended
 * @returns false for one that is another's, or was sent
 */
export async function claimReminder(
  db: Database,
  key: ReminderKey,
  now: Date,
  abandoned: Date,
): Promise<boolean> {
  const claimed_at = now.toISOString();
  const row = await db
    .insertInto("reminders")
    .values({ ...columnsOf(key), state: "claimed", claimed_at, token_hash: null })
    .onConflict((conflict) =>
      conflict
        .columns(["person_id", "date", "lead"])
        .doUpdateSet({ claimed_at })
        .where("reminders.state", "=", "claimed")
        .where("reminders.claimed_at", "<", abandoned.toISOString()),
    )
    .returning("person_id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes down that one's reminder is being sent.
 * @param claimedAt when it was taken on
 * @returns false where it must not be: it is another's now, or nobody wants it any more
 */
export async function beginSending(
  db: Database,
  key: ReminderKey,
  claimedAt: Date,
  tokenHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("reminders")
    .set({ state: "sending", token_hash: tokenHash })
    .where(({ and }) => and(columnsOf(key)))
    .where("state", "=", "claimed")
    .where("claimed_at", "=", claimedAt.toISOString())
    .where("person_id", "in", (wanted) =>
      wanted.selectFrom("people").select("id").where("reminders_since", "is not", null),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function settleReminder(db: Database, key: ReminderKey, state: ReminderState): Promise<void> {
  await db
    .updateTable("reminders")
    .set({ state })
    .where(({ and }) => and(columnsOf(key)))
    .execute();
}

/** One that surely wasn't sent may be taken on again at once. */
export async function releaseReminder(db: Database, key: ReminderKey): Promise<void> {
  await db
    .deleteFrom("reminders")
    .where(({ and }) => and(columnsOf(key)))
    .execute();
}

/** Forgets those of long past days, whose links are good no more then. @param before `YYYY-MM-DD` */
export async function deleteReminders(db: Database, before: string): Promise<void> {
  await db.deleteFrom("reminders").where("date", "<", before).execute();
}

/** What somebody gets no more of by a mail's link: reminders of that person's days, or any. */
export type EndedReminders = "person" | "all";

/** @returns whether there is such a link */
export async function endReminders(
  db: Transaction<Tables>,
  tokenHash: string,
  ended: EndedReminders,
): Promise<boolean> {
  const person = await db
    .selectFrom("reminders")
    .innerJoin("people", "people.id", "reminders.person_id")
    .select(["people.id", "people.user_id"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (!person || !(await lockUser(db, person.user_id))) return false;
  if (ended === "all") await changePreferences(db, person.user_id, { reminderLeads: [] });
  else await db.updateTable("people").set({ reminders_since: null }).where("id", "=", person.id).execute();
  return true;
}
