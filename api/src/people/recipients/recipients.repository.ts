import type { Recipient } from "@gifthearth/core/contract";
import type { Selectable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import type { PeopleTable, PersonDaysTable } from "./recipients.table.ts";

/** A user's people by name, or the one of that id. */
export async function listPeople(db: Database, userId: string, id?: string): Promise<readonly Recipient[]> {
  const own = db.selectFrom("people").where("user_id", "=", userId);
  const people = await (id === undefined ? own : own.where("id", "=", id))
    .selectAll()
    .orderBy("name")
    .orderBy("id")
    .execute();
  if (people.length === 0) return [];
  const days = await db
    .selectFrom("person_days")
    .selectAll()
    .where(
      "person_id",
      "in",
      people.map((person) => person.id),
    )
    .orderBy("position")
    .execute();
  return people.map((person) => toRecipient(person, days));
}

export async function countPeople(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("people")
    .select(({ fn }) => fn.countAll<string | number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPerson(
  db: Transaction<Tables>,
  userId: string,
  person: Recipient,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const { id, reminders } = person;
  const row = { id, user_id: userId, ...columnsOf(person), created_at: at, updated_at: at };
  await db
    .insertInto("people")
    .values({ ...row, reminders_since: reminders ? at : null })
    .execute();
  await insertDays(db, person, [], at);
}

/** Replaces all that is kept of one of the user's own. @returns whether there was such a one */
export async function replacePerson(
  db: Transaction<Tables>,
  userId: string,
  person: Recipient,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable("people")
    .set(({ fn, val }) => ({
      ...columnsOf(person),
      reminders_since: person.reminders ? fn.coalesce("reminders_since", val(at)) : null,
      updated_at: at,
    }))
    .where("id", "=", person.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!numUpdatedRows) return false;
  const before = await db
    .deleteFrom("person_days")
    .where("person_id", "=", person.id)
    .returning(["month", "day", "since"])
    .execute();
  await insertDays(db, person, before, at);
  return true;
}

/** @returns whether there was such a one of the user's own */
export async function deletePerson(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("people")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** All that the user keeps of people, and which reminders they had. It goes with the user, by foreign keys. */
export async function exportPeople(db: Database, userId: string) {
  const reminders = await db
    .selectFrom("reminders")
    .innerJoin("people", "people.id", "reminders.person_id")
    .select(["people.name", "reminders.date", "reminders.lead", "reminders.claimed_at as at"])
    .where("people.user_id", "=", userId)
    .orderBy("reminders.claimed_at")
    .execute();
  return { people: await listPeople(db, userId), reminders };
}

/** @param before those that there were, which don't become new by being written again */
async function insertDays(
  db: Transaction<Tables>,
  { id, days }: Recipient,
  before: readonly Pick<Selectable<PersonDaysTable>, "month" | "day" | "since">[],
  at: string,
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day, position) => {
    const same = before.find((other) => other.month === day.month && other.day === day.day);
    return { person_id: id, position, ...day, since: same ? same.since : at };
  });
  await db.insertInto("person_days").values(rows).execute();
}

function columnsOf(person: Recipient) {
  const { name, relation, sizes, owns, needs } = person;
  return {
    ...{ name, relation, sizes, owns, needs },
    tastes: JSON.stringify(person.tastes),
    gifts: JSON.stringify(person.gifts),
    budget_min: person.budgetMin,
    budget_max: person.budgetMax,
  };
}

/** @param days of any people */
export function toRecipient(
  row: Selectable<PeopleTable>,
  days: readonly Selectable<PersonDaysTable>[],
): Recipient {
  const { id, name, relation, sizes, owns, needs } = row;
  return {
    ...{ id, name, relation, sizes, owns, needs },
    tastes: JSON.parse(row.tastes),
    budgetMin: row.budget_min,
    budgetMax: row.budget_max,
    days: days
      .filter((each) => each.person_id === id)
      .map(({ name, month, day, year }) => ({ name, month, day, year })),
    gifts: JSON.parse(row.gifts),
    reminders: row.reminders_since !== null,
  };
}
