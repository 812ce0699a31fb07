import { minorToDollars } from "@gifthearth/core";
import type { Partner, Partners, partnerChange, partnerRequest } from "@gifthearth/core/contract";
import { monthOf } from "@gifthearth/core/ledger";
import { PARTNER_LIMITS } from "@gifthearth/core/partner";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Config } from "../config/config.ts";
import type { Database, Tables } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import { isActive } from "../money/charities/active.ts";
import { listCharities } from "../money/charities/charities.repository.ts";
import { lockUser } from "../people/auth/users.ts";
import type { PartnerDirectory } from "./directory.ts";
import { newPartnerId } from "./new-partner-id.ts";
import {
  endPartner,
  findPartner,
  insertPartner,
  listOwnPartners,
  type PartnerDetails,
  type StoredPartner,
  updatePartner,
} from "./partners.repository.ts";

export interface PartnerDependencies {
  readonly config: Pick<Config, "partnerLimits">;
  readonly db: Database;
  readonly directory: PartnerDirectory;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Ids are random, so that even a second try is hardly ever needed. */
const TRIES = 5;

/** The user's own partners, and which charities one may be. */
export async function readPartners(
  { config, db, clock }: PartnerDependencies,
  userId: string,
): Promise<Partners> {
  const [own, charities] = await Promise.all([listOwnPartners(db, userId), listCharities(db)]);
  const month = monthOf(clock());
  return {
    items: own.map((partner) => toPartner(partner, config)),
    charities: charities.filter((charity) => isActive(charity, month)).map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Makes a partner of the user.
 * @throws {ApiError} `conflict` for one too many; `invalid_request` for a charity that isn't one of ours
 */
export async function signUpPartner(
  { config, db, clock, newId }: Omit<PartnerDependencies, "directory">,
  userId: string,
  details: z.output<typeof partnerRequest>,
): Promise<Partner> {
  const id = await db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw new ApiError("unauthorized", "Please sign in");
    if ((await listOwnPartners(trx, userId)).length >= PARTNER_LIMITS.partners) {
      throw new ApiError(
        "conflict",
        `You have ${PARTNER_LIMITS.partners} partner ids already. Please end one of them first.`,
      );
    }
    await refuseOtherCharity(trx, details, clock());
    for (let tries = 0; tries < TRIES; tries++) {
      const id = newPartnerId(newId());
      const createdAt = clock().toISOString();
      if (await insertPartner(trx, { ...details, id, userId, createdAt })) return id;
    }
    throw new ApiError("unavailable", "No id could be made just now. Please try again.");
  });
  return toPartner((await findPartner(db, id)) as StoredPartner, config);
}

/** One of the user's own. @throws {ApiError} `not_found` */
export async function readOwnPartner(
  { db }: Pick<PartnerDependencies, "db">,
  userId: string,
  id: string,
): Promise<StoredPartner> {
  const partner = await findPartner(db, id);
  if (partner?.userId !== userId) throw new ApiError("not_found", "There is no such partner");
  return partner;
}

/**
 * Changes one of the user's own. What it is after the change is checked as a whole.
 * @throws {ApiError} `not_found`; `invalid_request` for a charity that isn't one of ours
 */
export async function changePartner(
  { config, db, directory, clock }: PartnerDependencies,
  userId: string,
  id: string,
  change: z.output<typeof partnerChange>,
): Promise<Partner> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const present = await readOwnPartner({ db: trx }, userId, id);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const claimed = present.charityClaim?.charityId ?? present.charityId;
    const changed = { ...present, charityId: claimed, ...given };
    const details = { ...changed, charityId: changed.kind === "charity" ? changed.charityId : null };
    // What it is already may stay, though the charity be no longer active.
    const isOtherCharity = details.charityId !== claimed;
    if (isOtherCharity || details.kind !== present.kind) await refuseOtherCharity(trx, details, clock());
    // An answer was about whoever it said it was then.
    const isNewClaim = isOtherCharity || details.name !== present.name || details.website !== present.website;
    await updatePartner(trx, id, details, { isNewClaim, at: clock() });
  });
  directory.drop(id);
  return toPartner(await readOwnPartner({ db }, userId, id), config);
}

/** Ends one of the user's own: its id is unknown from then on. @throws {ApiError} `not_found` */
export async function endOwnPartner(
  { db, directory, clock }: PartnerDependencies,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await endPartner(db, userId, id, clock()))) {
    throw new ApiError("not_found", "There is no such partner");
  }
  directory.drop(id);
}

/** A partner as its owner sees it. */
export function toPartner(
  { userId: _, hourlyLimit, aiDailyLimitMicros, ...partner }: StoredPartner,
  { partnerLimits }: Pick<Config, "partnerLimits">,
): Partner {
  return {
    ...partner,
    allowedOrigins: [...partner.allowedOrigins],
    hourlyLimit: hourlyLimit ?? partnerLimits.hourly,
    aiDailyLimit: microsToDollars(aiDailyLimitMicros ?? partnerLimits.aiDailyMicros),
  };
}

function microsToDollars(micros: number): number {
  return minorToDollars(micros / 10_000);
}

async function refuseOtherCharity(
  trx: Transaction<Tables>,
  { kind, charityId }: PartnerDetails,
  now: Date,
): Promise<void> {
  if (kind !== "charity") return;
  const charity = (await listCharities(trx)).find(({ id }) => id === charityId);
  if (charity && isActive(charity, monthOf(now))) return;
  const message = "Please choose one of the charities that we give to";
  throw new ApiError("invalid_request", message, { fields: { charityId: message } });
}
