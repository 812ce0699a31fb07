import type { Charity } from "@gifthearth/core/contract";
import type { CharityShare } from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import type { CharitiesTable } from "./charities.table.ts";

/** Every charity, by name. */
export async function listCharities(db: Database): Promise<Charity[]> {
  const rows = await db.selectFrom("charities").selectAll().orderBy("name").orderBy("id").execute();
  return rows.map(toCharity);
}

/** @returns whether the id was free */
export async function insertCharity(db: Database, charity: Charity): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("charities")
    .values(toRow(charity))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateCharity(db: Database, charity: Charity): Promise<void> {
  await db.updateTable("charities").set(toRow(charity)).where("id", "=", charity.id).execute();
}

/** Whom the donation of exactly this month is to go to, in the order of ids; empty when nobody was chosen for it. */
export async function readChoice(db: Database, month: string): Promise<CharityShare[]> {
  const rows = await db
    .selectFrom("monthly_charities")
    .innerJoin("charities", "charities.id", "monthly_charities.charity_id")
    .select(["charities.id", "charities.name", "monthly_charities.share_basis_points"])
    .where("monthly_charities.month", "=", month)
    .orderBy("charities.id")
    .execute();
  return rows.map((row) => ({
    charityId: row.id,
    charityName: row.name,
    shareBasisPoints: row.share_basis_points,
  }));
}

/** The latest month up to this one that charities were chosen for; null when there is none. */
export async function lastChosenMonth(db: Database, month: string): Promise<string | null> {
  const { chosen } = await db
    .selectFrom("monthly_charities")
    .select(({ fn }) => fn.max<string | null>("month").as("chosen"))
    .where("month", "<=", month)
    .executeTakeFirstOrThrow();
  return chosen;
}

/** The months after that one for which the charity was chosen, in order. */
export async function monthsChosenAfter(
  db: Database,
  charityId: string,
  month: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("monthly_charities")
    .select("month")
    .where("charity_id", "=", charityId)
    .where("month", ">", month)
    .orderBy("month")
    .execute();
  return rows.map((row) => row.month);
}

export async function replaceChoice(
  db: Database,
  month: string,
  choice: readonly Pick<CharityShare, "charityId" | "shareBasisPoints">[],
): Promise<void> {
  await db.deleteFrom("monthly_charities").where("month", "=", month).execute();
  await db
    .insertInto("monthly_charities")
    .values(
      choice.map(({ charityId, shareBasisPoints }) => ({
        month,
        charity_id: charityId,
        share_basis_points: shareBasisPoints,
      })),
    )
    .execute();
}

/** Ids of the charities that were chosen for any month up to this one. */
export async function listChosenIds(db: Database, month: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("monthly_charities")
    .select("charity_id")
    .distinct()
    .where("month", "<=", month)
    .execute();
  return new Set(rows.map((row) => row.charity_id));
}

function toRow(charity: Charity): CharitiesTable {
  return {
    id: charity.id,
    name: charity.name,
    registration: charity.registration,
    country: charity.country,
    causes: JSON.stringify(charity.causes),
    website: charity.website,
    contract_date: charity.contractDate,
    contact: charity.contact,
    platform_ids: JSON.stringify(charity.platformIds),
    active_from: charity.activeFrom,
    active_to: charity.activeTo,
    created_at: charity.createdAt,
    updated_at: charity.updatedAt,
  };
}

function toCharity(row: CharitiesTable): Charity {
  return {
    id: row.id,
    name: row.name,
    registration: row.registration,
    country: row.country,
    causes: JSON.parse(row.causes),
    website: row.website,
    contractDate: row.contract_date,
    contact: row.contact,
    platformIds: JSON.parse(row.platform_ids),
    activeFrom: row.active_from,
    activeTo: row.active_to,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
