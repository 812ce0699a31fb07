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
  const row = { id: person.id, user_id: userId, ...columnsOf(person), created_at: at, updated_at: at };
  await db.insertInto("people").values(row).execute();
  await insertDays(db, person);
}

/** Replaces all that is kept of one of the user's own. @returns whether there was such a one */
export async function replacePerson(
  db: Transaction<Tables>,
  userId: string,
  person: Recipient,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("people")
    .set({ ...columnsOf(person), updated_at: now.toISOString() })
    .where("id", "=", person.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!numUpdatedRows) return false;
  await db.deleteFrom("person_days").where("person_id", "=", person.id).execute();
  await insertDays(db, person);
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

/** All that the user keeps of people. It goes with the user, by foreign keys. */
export async function exportPeople(db: Database, userId: string) {
  return { people: await listPeople(db, userId) };
}

async function insertDays(db: Transaction<Tables>, { id, days }: Recipient): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day, position) => ({ person_id: id, position, ...day }));
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

function toRecipient(row: Selectable<PeopleTable>, days: readonly Selectable<PersonDaysTable>[]): Recipient {
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
  };
}
