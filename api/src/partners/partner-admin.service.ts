import { type CountryCode, isCountryCode } from "@gifthearth/core";
import type { AdminPartner, AdminPartnerChange, AdminPartners } from "@gifthearth/core/contract";
import type { Transaction } from "kysely";
import type { Config } from "../config/config.ts";
import type { Tables } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import { type Actor, recordAction } from "../people/audit/audit.repository.ts";
import type { PartnerCounts } from "./counts.ts";
import { readDays } from "./days.ts";
import { countsOf } from "./figures.ts";
import { answerCharityClaim, findPartner, listPartners, type StoredPartner } from "./partners.repository.ts";
import { type PartnerDependencies, toPartner } from "./partners.service.ts";

interface AdminDependencies extends PartnerDependencies {
  readonly config: Pick<Config, "partnerLimits" | "affiliateTags">;
  readonly counts: PartnerCounts;
}

const PAGE_SIZE = 25;
const DAY = 86_400_000;

/** A page of all partners that aren't ended: those that wait for an answer, then the newest. */
export async function readAdminPartners(
  dependencies: AdminDependencies,
  page: number,
): Promise<AdminPartners> {
  await dependencies.counts.flush();
  const { items, total, waiting } = await listPartners(dependencies.db, page, PAGE_SIZE);
  return {
    items: await toAdminPartners(dependencies, items),
    total,
    waiting,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/**
 * Changes what is an administrator's to change.
 * @throws {ApiError} `not_found`; `conflict` for a tracking id that is our own, or another partner's, and for an answer
 * to what the partner no longer says
 */
export async function changeAsAdmin(
  dependencies: AdminDependencies,
  actor: Actor,
  id: string,
  change: AdminPartnerChange,
): Promise<AdminPartner> {
  const { db, directory, clock, newId } = dependencies;
  // Serializable, since no key of the database tells that two tracking ids differ in capitals alone: of two that are
  // assigned in one moment, PostgreSQL refuses one.
  const changing = db.transaction().setIsolationLevel("serializable");
  await changing.execute(async (trx) => {
    const at = clock().toISOString();
    const { hourlyLimit, aiDailyLimit, isDisabled, charityAnswer, trackingIds = {} } = change;
    const { numUpdatedRows } = await trx
      .updateTable("partners")
      .set((row) => ({
        updated_at: at,
        ...(hourlyLimit !== undefined && { hourly_limit: hourlyLimit }),
        ...(aiDailyLimit !== undefined && {
          ai_daily_limit_micros: aiDailyLimit === null ? null : Math.round(aiDailyLimit * 1_000_000),
        }),
        // Who was stopped before stays stopped since then.
        ...(isDisabled === true && { disabled_at: row.fn.coalesce("disabled_at", row.val(at)) }),
        ...(isDisabled === false && { disabled_at: null }),
      }))
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError("not_found", "There is no such partner");
    if (charityAnswer && !(await answerCharityClaim(trx, id, charityAnswer))) {
      const message = "The partner doesn't say that it is this charity, or no longer. Please look again.";
      throw new ApiError("conflict", message, { fields: { charityAnswer: message } });
    }
    for (const [marketplace, trackingId] of Object.entries(trackingIds)) {
      if (!isCountryCode(marketplace) || trackingId === undefined) continue;
      await assign(trx, dependencies, { id, marketplace, trackingId, at });
    }
    await recordAction(trx, {
      id: newId(),
      at: clock(),
      actor,
      action: "partner.change",
      details: { id, ...change },
    });
  });
  directory.drop(id);
  const changed = await findPartner(db, id);
  if (!changed) throw new ApiError("not_found", "There is no such partner");
  const [shown] = await toAdminPartners(dependencies, [changed]);
  return shown as AdminPartner;
}

interface Assignment {
  /** The partner's. */
  readonly id: string;
  readonly marketplace: CountryCode;
  /** Null takes the present one away. */
  readonly trackingId: string | null;
  readonly at: string;
}

/** One at a time for a marketplace; what was before is retired, and stays the partner's. */
async function assign(
  trx: Transaction<Tables>,
  { config }: Pick<AdminDependencies, "config">,
  { id, marketplace, trackingId, at }: Assignment,
): Promise<void> {
  if (trackingId !== null && isSameId(config.affiliateTags[marketplace], trackingId)) {
    throw taken(
      marketplace,
      `${trackingId} is our own tag for ${marketplace}: everybody's purchases count there.`,
    );
  }
  await trx
    .updateTable("partner_tracking_ids")
    .set({ retired_at: at })
    .where("partner_id", "=", id)
    .where("marketplace", "=", marketplace)
    .where("retired_at", "is", null)
    .execute();
  if (trackingId === null) return;
  const assigned = await trx
    .selectFrom("partner_tracking_ids")
    .select(["tracking_id", "partner_id"])
    .where("marketplace", "=", marketplace)
    .execute();
  const isOthers = assigned.some((one) => one.partner_id !== id && isSameId(one.tracking_id, trackingId));
  // Another process may assign it at the same time: the database decides.
  const added =
    !isOthers &&
    (await trx
      .insertInto("partner_tracking_ids")
      .values({ marketplace, tracking_id: trackingId, partner_id: id, assigned_at: at, retired_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(["marketplace", "tracking_id"])
          .doUpdateSet({ retired_at: null })
          .where("partner_tracking_ids.partner_id", "=", id),
      )
      .returning("tracking_id")
      .executeTakeFirst());
  if (!added) {
    throw taken(
      marketplace,
      `${trackingId} is, or was, another partner's for ${marketplace}: its reports are that partner's.`,
    );
  }
}

/** Programmes don't tell capitals from small letters: a purchase by the one would stand in the other's report. */
function isSameId(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

function taken(marketplace: CountryCode, message: string): ApiError {
  return new ApiError("conflict", message, { fields: { [`trackingIds.${marketplace}`]: message } });
}

async function toAdminPartners(
  { config, db, clock }: AdminDependencies,
  partners: readonly StoredPartner[],
): Promise<AdminPartner[]> {
  if (partners.length === 0) return [];
  const ids = partners.map(({ id }) => id);
  const from = new Date(clock().getTime() - 29 * DAY).toISOString().slice(0, 10);
  const [owners, former, days] = await Promise.all([
    db
      .selectFrom("users")
      .select(["id", "email"])
      .where(
        "id",
        "in",
        partners.map(({ userId }) => userId),
      )
      .execute(),
    db
      .selectFrom("partner_tracking_ids")
      .select(["partner_id", "marketplace", "tracking_id"])
      .where("partner_id", "in", ids)
      .where("retired_at", "is not", null)
      .orderBy("marketplace")
      .orderBy("tracking_id")
      .execute(),
    readDays(db, ids, from),
  ]);
  return partners.map((partner) => ({
    ...toPartner(partner, config),
    ownerEmail: owners.find(({ id }) => id === partner.userId)?.email ?? "",
    hasOwnLimits: {
      hourlyLimit: partner.hourlyLimit !== null,
      aiDailyLimit: partner.aiDailyLimitMicros !== null,
    },
    formerTrackingIds: former
      .filter(({ partner_id }) => partner_id === partner.id)
      .map(({ marketplace, tracking_id }) => ({ marketplace, trackingId: tracking_id })),
    last30Days: countsOf(days.filter(({ partnerId }) => partnerId === partner.id)),
  }));
}
