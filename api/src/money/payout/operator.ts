import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { appendEvent, takeTurn } from "../ledger/events.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { lookUp } from "./look-up.ts";
import { platformOf } from "./order.ts";
import { type Donation, findTwin, readDonation } from "./payout.repository.ts";
import { type PlatformDonation, platformNamed } from "./platform.ts";
import { descriptorOf, PLATFORM_NAMES } from "./platforms.ts";
import { recordFailure, recordInTurn } from "./record.ts";

/**
 * Writes down that the operator has paid a donation of the platform `manual`, or that another platform has made one
 * after all that had failed there. The same receipt once more changes nothing.
 * @param receipt its number or address; becomes public
 * @throws {ApiError} `not_found`, or `conflict` for a donation that can't be confirmed by hand; `unavailable` when the
 * platform can't be asked
 */
export async function confirmByHand(
  dependencies: PayoutDependencies,
  id: string,
  receipt: string,
  actor: Actor,
): Promise<Donation> {
  const { db, clock, newId } = dependencies;
  const late = await seenLate(dependencies, await requireDonation(db, id));
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const donation = await requireDonation(trx, id);
    if (donation.status === "complete" && donation.receipt === receipt) return donation;
    if (late && donation.status === "failed") await refuseToRevive(trx, donation, late);
    else refuseToConfirm(donation);
    await refuseSameReceipt(trx, donation, receipt);
    const { amountMinor } = donation;
    const platformId = late?.id ?? id;
    const seen = {
      id: platformId,
      reference: id,
      amountMinor,
      status: "complete",
      receipt,
      reason: null,
    } as const;
    const now = clock();
    await recordInTurn(turn, donation, seen, now);
    const details = { donationId: id, receipt };
    await recordAction(trx, { id: newId(), at: now, actor, action: "donations.confirm", details });
    return requireDonation(trx, id);
  });
}

/**
 * Writes down that a complete donation's receipt is another one. The same correction once more changes nothing.
 * @param receipt its number or address
 * @param reason why; both become public
 * @throws {ApiError} `not_found`, or `conflict` for a donation that isn't complete, or a receipt that is another's
 */
export async function correctReceipt(
  { db, clock, newId }: PayoutDependencies,
  id: string,
  { receipt, reason }: { readonly receipt: string; readonly reason: string },
  actor: Actor,
): Promise<Donation> {
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const donation = await requireDonation(trx, id);
    const { platform, status, receipt: before } = donation;
    if (status !== "complete") {
      throw new ApiError("conflict", `This donation is ${status}, so it has no receipt to correct`);
    }
    if (before === receipt) return donation;
    await refuseSameReceipt(trx, donation, receipt);
    const now = clock();
    await trx
      .updateTable("donation_ledger")
      .set({ receipt, updated_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
    const correction = { donationId: id, platform, before, receipt, reason };
    await appendEvent(turn, "receipt_corrected", correction, now);
    const details = { donationId: id, before, receipt, reason };
    await recordAction(trx, { id: newId(), at: now, actor, action: "donations.receipt", details });
    return requireDonation(trx, id);
  });
}

/** The receipt is all that proves what the operator paid, so it is one donation's. */
async function refuseSameReceipt(db: Database, { id, platform }: Donation, receipt: string): Promise<void> {
  if (platform !== "manual") return;
  const twin = await db
    .selectFrom("donation_ledger")
    .select(["month", "charity_id"])
    .where("platform", "=", platform)
    .where("status", "=", "complete")
    .where("receipt", "=", receipt)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (!twin) return;
  throw new ApiError(
    "conflict",
    `The receipt ${receipt} is that of the donation of ${twin.month} to ${twin.charity_id}. If one payment was for both, please add to it what tells them apart, such as "(2 of 2)"`,
  );
}

/** What the platform says of a donation that failed there and is complete by now; null for any other. */
async function seenLate(
  dependencies: PayoutDependencies,
  donation: Donation,
): Promise<PlatformDonation | null> {
  const isAsked = donation.status === "failed" && donation.submittedAt !== null;
  if (!isAsked || donation.platform === "manual") return null;
  const seen = await lookAtFailed(dependencies, donation);
  return seen?.status === "complete" ? seen : null;
}

async function refuseToRevive(db: Database, donation: Donation, seen: PlatformDonation): Promise<void> {
  const next = await findNext(db, donation.id);
  if (next !== null) {
    throw new ApiError(
      "conflict",
      `This donation was made again as ${next}. Please ask ${donation.platform} to give this one back`,
    );
  }
  if (seen.amountMinor !== donation.amountMinor) {
    throw new ApiError(
      "conflict",
      `${donation.platform} has another amount for it, ${seen.amountMinor} cents`,
    );
  }
  const twin = await findTwin(db, donation, seen.id);
  if (twin !== null) {
    throw new ApiError("conflict", `${donation.platform}'s donation ${seen.id} is already that of ${twin}`);
  }
}

function refuseToConfirm({ platform, status, receipt }: Donation): void {
  if (platform !== "manual") {
    throw new ApiError("conflict", `Only ${platform} itself can confirm this donation`);
  }
  if (status === "calculated") {
    throw new ApiError("conflict", "Please have the due donations paid first, then confirm this one");
  }
  if (status === "complete") {
    throw new ApiError("conflict", `This donation is complete already, with the receipt ${receipt}`);
  }
  if (status === "failed") throw new ApiError("conflict", "This donation has failed; please reissue it");
}

/**
 * Gives up a donation that was never asked for, that the operator can't pay or got back, or that was a mere test
 * of the sandbox where money is paid by now, so that it can be reissued: it stays owed. What another platform was
 * asked for, only that platform can end, unless its keys are gone and nobody can ask it any more.
 * @param reason becomes public
 * @throws {ApiError} `not_found`, or `conflict` for a donation that can't be given up by hand
 */
export async function giveUp(
  { db, clock, newId, config, platforms }: PayoutDependencies,
  id: string,
  reason: string,
  actor: Actor,
): Promise<Donation> {
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const donation = await requireDonation(trx, id);
    const { platform, status } = donation;
    if (status === "failed") throw new ApiError("conflict", "This donation has failed already");
    const isAsked = status !== "calculated" && platform !== "manual";
    if (isAsked && platformOf(donation, platforms) && !isTestAmongReal(platform, config)) {
      throw new ApiError(
        "conflict",
        `${platform} was asked for this donation, so only ${platform} can end it`,
      );
    }
    const now = clock();
    await recordFailure(turn, donation, reason, now);
    const details = { donationId: id, reason };
    await recordAction(trx, { id: newId(), at: now, actor, action: "donations.fail", details });
    return requireDonation(trx, id);
  });
}

/**
 * Has another try made at what a failed donation leaves owed, by any platform, the same one included: a new donation
 * of the same month, charity and amount, which is due from then on.
 * @throws {ApiError} `not_found`; `invalid_request` for what is no platform; `conflict` where it would be paid twice or by a platform that isn't set up;
 * `unavailable` when the first platform can't be asked whether it really failed
 */
export async function reissue(
  dependencies: PayoutDependencies,
  id: string,
  platform: string,
  actor: Actor,
): Promise<Donation> {
  const { db, clock, newId, platforms, config } = dependencies;
  if (!descriptorOf(platform)) {
    const message = `Please name one of ${PLATFORM_NAMES.join(", ")}`;
    throw new ApiError("invalid_request", message, { fields: { platform: message } });
  }
  if (!platformNamed(platforms, platform)) {
    throw new ApiError("conflict", `The platform ${platform} is not set up; please set its keys`);
  }
  if (platform === "sandbox" && config.payout.platform !== "sandbox") {
    throw new ApiError("conflict", "The sandbox moves no money; please name another platform");
  }
  await refuseWhatLives(dependencies, await requireDonation(db, id));
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    const failed = await requireDonation(trx, id);
    await refuseToReissue(trx, failed);
    const now = clock();
    const [donationId, at] = [newId(), now.toISOString()];
    await trx
      .insertInto("donation_ledger")
      .values({
        id: donationId,
        month: failed.month,
        charity_id: failed.charityId,
        amount_minor: failed.amountMinor,
        currency: failed.currency,
        status: "calculated",
        platform,
        replaces: id,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await appendEvent(turn, "donation_reissued", { donationId, replaces: id, platform }, now);
    const details = { donationId, replaces: id, platform };
    await recordAction(trx, { id: newId(), at: now, actor, action: "donations.reissue", details });
    return requireDonation(trx, donationId);
  });
}

async function refuseToReissue(db: Database, { id, status }: Donation): Promise<void> {
  if (status !== "failed") {
    throw new ApiError("conflict", `Only a failed donation can be reissued; this one is ${status}`);
  }
  const next = await findNext(db, id);
  if (next !== null) throw new ApiError("conflict", `This donation was reissued already, as ${next}`);
}

/** The try that took the place of a failed one; null while none did. */
async function findNext(db: Database, id: string): Promise<string | null> {
  const next = db.selectFrom("donation_ledger").select("id").where("replaces", "=", id);
  return (await next.executeTakeFirst())?.id ?? null;
}

/** Money goes out again only when the first platform doesn't say that it is on its way after all. */
async function refuseWhatLives(dependencies: PayoutDependencies, donation: Donation): Promise<void> {
  if (donation.status !== "failed") return;
  const seen = await lookAtFailed(dependencies, donation);
  if (!seen || seen.status === "failed") return;
  const advice = seen.status === "complete" ? "; please confirm it instead" : "; please wait how it ends";
  throw new ApiError("conflict", `${donation.platform} now says this donation is ${seen.status}${advice}`);
}

/** What the platform says by now of a donation that failed; null when it doesn't have it or isn't to be asked. */
async function lookAtFailed(
  { platforms, logger, config }: PayoutDependencies,
  donation: Donation,
): Promise<PlatformDonation | null> {
  const platform = platformOf(donation, platforms);
  if (!platform || isTestAmongReal(platform.name, config)) return null;
  return lookUp(platform, donation.id, donation.platformDonationId, logger).catch((cause) => {
    const message = `${platform.name} can't be asked whether the donation really failed; please try again later`;
    throw new ApiError("unavailable", message, { cause });
  });
}

/** The sandbox has moved no money, so that what it says keeps nobody from paying it. */
function isTestAmongReal(platform: string, { payout }: PayoutDependencies["config"]): boolean {
  return platform === "sandbox" && payout.platform !== "sandbox";
}

async function requireDonation(db: Database, id: string): Promise<Donation> {
  const donation = await readDonation(db, id);
  if (!donation) throw new ApiError("not_found", "There is no such donation");
  return donation;
}
