import { type CountryCode, isCountryCode } from "@gifthearth/core";
import type { Partner } from "@gifthearth/core/contract";
import type { PartnerKind } from "@gifthearth/core/partner";
import { sql, type Transaction } from "kysely";
import type { Database, Tables } from "../db/database.ts";
import { lockUser } from "../people/auth/users.ts";
import type { PartnersTable } from "./partners.table.ts";

/** What a partner says of itself. */
export interface PartnerDetails {
  readonly name: string;
  readonly website: string;
  readonly kind: PartnerKind;
  /** Which of our charities it says it is. */
  readonly charityId: string | null;
  readonly allowedOrigins: readonly string[];
}

/** A partner as it is stored; limits are null where the settings' hold. */
export interface StoredPartner extends PartnerDetails {
  readonly id: string;
  readonly userId: string;
  /** Which of our charities it is, as an administrator has confirmed; null until then. */
  readonly charityId: string | null;
  readonly charityName: string | null;
  /** Which it says it is, where that isn't confirmed. */
  readonly charityClaim: Partner["charityClaim"];
  /** The tracking ids that are its own now, by marketplace. */
  readonly trackingIds: Readonly<Partial<Record<CountryCode, string>>>;
  readonly hourlyLimit: number | null;
  readonly aiDailyLimitMicros: number | null;
  readonly isDisabled: boolean;
  readonly createdAt: string;
}

interface NewPartner extends PartnerDetails {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
}

/** @returns whether the id was free */
export async function insertPartner(db: Transaction<Tables>, partner: NewPartner): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("partners")
    .values({
      id: partner.id,
      user_id: partner.userId,
      ...toColumns(partner),
      created_at: partner.createdAt,
      updated_at: partner.createdAt,
      search_hour: "",
      searches_in_hour: 0,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @param isNewClaim whether it names another charity, or itself otherwise, than before: nobody has answered that yet */
export async function updatePartner(
  db: Database,
  id: string,
  details: PartnerDetails,
  { isNewClaim, at }: { readonly isNewClaim: boolean; readonly at: Date },
): Promise<void> {
  await db
    .updateTable("partners")
    .set({
      ...toColumns(details),
      ...(isNewClaim && { charity_answer: null }),
      updated_at: at.toISOString(),
    })
    .where("id", "=", id)
    .execute();
}

/** Says whether a partner is that charity. @returns false where it doesn't, or no longer, say that it is */
export async function answerCharityClaim(
  db: Database,
  id: string,
  { charityId, answer }: { readonly charityId: string; readonly answer: "confirmed" | "refused" },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("partners")
    .set({ charity_answer: answer })
    .where("id", "=", id)
    .where("charity_id", "=", charityId)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Ends one of the user's partners. @returns whether there was one */
export async function endPartner(db: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("partners")
    .set({ ended_at: at.toISOString(), updated_at: at.toISOString() })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A user's partners that aren't ended, the oldest first. */
export async function listOwnPartners(db: Database, userId: string): Promise<readonly StoredPartner[]> {
  const rows = await selectPartners(db)
    .where("partners.user_id", "=", userId)
    .orderBy("partners.created_at")
    .orderBy("partners.id")
    .execute();
  return withTrackingIds(db, rows);
}

/** A partner that isn't ended; undefined when there is none of that id. */
export async function findPartner(db: Database, id: string): Promise<StoredPartner | undefined> {
  const rows = await selectPartners(db).where("partners.id", "=", id).execute();
  return (await withTrackingIds(db, rows))[0];
}

/** Partners that aren't ended: first those that wait for an answer which charity they are, then the newest. */
export async function listPartners(
  db: Database,
  page: number,
  pageSize: number,
): Promise<{
  readonly items: readonly StoredPartner[];
  readonly total: number;
  /** How many of them wait. */
  readonly waiting: number;
}> {
  const isWaiting = sql<number>`case when charity_id is not null and charity_answer is null then 1 else 0 end`;
  const [rows, { total, waiting }] = await Promise.all([
    selectPartners(db)
      .orderBy(isWaiting, "desc")
      .orderBy("partners.created_at", "desc")
      .orderBy("partners.id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom("partners")
      .select(({ fn }) => [fn.countAll<number>().as("total"), fn.sum<number | null>(isWaiting).as("waiting")])
      .where("ended_at", "is", null)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: await withTrackingIds(db, rows), total: Number(total), waiting: Number(waiting) };
}

/** What is kept of the user's partners, those that are ended too. */
export async function exportPartners(db: Database, userId: string) {
  const partners = await db
    .selectFrom("partners")
    .select([
      "id",
      "name",
      "website",
      "kind",
      "charity_id",
      "charity_answer",
      "allowed_origins",
      "created_at",
      "updated_at",
      "disabled_at",
      "ended_at",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const ids = partners.map(({ id }) => id);
  if (ids.length === 0) return { partners: [], partnerDays: [], partnerTrackingIds: [] };
  const [partnerDays, partnerTrackingIds] = await Promise.all([
    db
      .selectFrom("partner_days")
      .select(["partner_id", "day", "loads", "searches", "shop_clicks"])
      .where("partner_id", "in", ids)
      .orderBy("day")
      .execute(),
    db
      .selectFrom("partner_tracking_ids")
      .select(["partner_id", "marketplace", "tracking_id", "assigned_at", "retired_at"])
      .where("partner_id", "in", ids)
      .execute(),
  ]);
  return { partners, partnerDays, partnerTrackingIds };
}

/** Takes the user's partners out of the clicks, which themselves stay; the rest goes with the account. */
export async function forgetPartners(db: Transaction<Tables>, userId: string): Promise<void> {
  await lockUser(db, userId);
  await db
    .updateTable("click_events")
    .set({ partner_id: null })
    .where("partner_id", "in", (query) =>
      query.selectFrom("partners").select("id").where("user_id", "=", userId),
    )
    .execute();
  await db.deleteFrom("partners").where("user_id", "=", userId).execute();
}

function selectPartners(db: Database) {
  return db
    .selectFrom("partners")
    .leftJoin("charities", "charities.id", "partners.charity_id")
    .selectAll("partners")
    .select("charities.name as charity_name")
    .where("partners.ended_at", "is", null);
}

type PartnerRow = PartnersTable & { readonly charity_name: string | null };

async function withTrackingIds(db: Database, rows: readonly PartnerRow[]): Promise<readonly StoredPartner[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const assigned = await db
    .selectFrom("partner_tracking_ids")
    .select(["partner_id", "marketplace", "tracking_id"])
    .where("partner_id", "in", ids)
    .where("retired_at", "is", null)
    .execute();
  return rows.map((row) => {
    const own = assigned.filter(({ partner_id }) => partner_id === row.id);
    const tags = own.flatMap(({ marketplace, tracking_id }) =>
      isCountryCode(marketplace) ? [[marketplace, tracking_id] as const] : [],
    );
    return {
      id: row.id,
      userId: row.user_id,
      name: row.name,
      website: row.website,
      kind: row.kind as PartnerKind,
      ...charityOf(row),
      allowedOrigins: JSON.parse(row.allowed_origins) as string[],
      trackingIds: Object.fromEntries(tags),
      hourlyLimit: row.hourly_limit,
      aiDailyLimitMicros: row.ai_daily_limit_micros,
      isDisabled: row.disabled_at !== null,
      createdAt: row.created_at,
    };
  });
}

function charityOf({
  charity_id: charityId,
  charity_name: charityName,
  charity_answer: answer,
}: PartnerRow): Pick<StoredPartner, "charityId" | "charityName" | "charityClaim"> {
  if (charityId === null) return { charityId: null, charityName: null, charityClaim: null };
  if (answer === "confirmed") return { charityId, charityName, charityClaim: null };
  const state = answer === "refused" ? "refused" : "waiting";
  return { charityId: null, charityName: null, charityClaim: { charityId, charityName, state } };
}

function toColumns({ name, website, kind, charityId, allowedOrigins }: PartnerDetails) {
  return { name, website, kind, charity_id: charityId, allowed_origins: JSON.stringify(allowedOrigins) };
}
