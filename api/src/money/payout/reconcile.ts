import type { PayoutResult } from "@gifthearth/core/contract";
import { ask, toResult, unclear, waitBeforeAsking } from "./ask.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { lookUp } from "./look-up.ts";
import { platformOf, toPayable } from "./order.ts";
import {
  type Donation,
  listInStatus,
  listToCheck,
  postponeAttempt,
  takeAgain,
  takeCheck,
} from "./payout.repository.ts";
import { describeProblem } from "./platform.ts";
import { recordSeen } from "./record.ts";

const DAY = 86_400_000;

/** How long after its completion a donation is still looked at, since it may be taken back, milliseconds. */
const MAY_BE_REVERSED_FOR = 90 * DAY;

/**
 * Asks the platforms what became of what they were asked for: the submitted donations, and once a day those
 * that were completed lately. One that surely isn't there is asked for again once its last attempt is old enough.
 */
export async function reconcile(dependencies: PayoutDependencies): Promise<readonly PayoutResult[]> {
  const { db, clock } = dependencies;
  const results: PayoutResult[] = [];
  for (const donation of await listInStatus(db, "submitted")) {
    const result = await settle(dependencies, donation);
    if (result) results.push(result);
  }
  const now = clock().getTime();
  const recent = await listToCheck(db, {
    now: new Date(now).toISOString(),
    completedSince: new Date(now - MAY_BE_REVERSED_FOR).toISOString(),
    checkedBefore: new Date(now - DAY).toISOString(),
  });
  for (const donation of recent) {
    const isDone = platformOf(donation, dependencies.platforms)?.confirmedBy === "platform";
    if (!isDone || !(await takeCheck(db, donation, clock()))) continue;
    const result = await settle(dependencies, donation);
    if (result?.outcome === "failed") results.push(result);
  }
  return results;
}

/**
 * Brings a submitted or complete donation to what its platform says of it now.
 * @returns null for one that the operator confirms
 */
async function settle(dependencies: PayoutDependencies, donation: Donation): Promise<PayoutResult | null> {
  const { db, clock, logger, platforms } = dependencies;
  const platform = platformOf(donation, platforms);
  if (platform?.confirmedBy === "operator") return null;
  const payable = toPayable(donation, platforms);
  const now = clock();
  if (Date.parse(donation.attemptedAt ?? "") > now.getTime()) await postponeAttempt(db, donation, now);
  const isDue = isDueAgain(donation, now);
  if (!platform || (isDue && "problem" in payable)) {
    const note = "problem" in payable ? payable.problem : null;
    return { donationId: donation.id, outcome: "skipped", note };
  }
  if (isDue && !("problem" in payable)) {
    const taken = await takeAgain(db, donation, now);
    return taken ? ask(dependencies, taken, payable) : null;
  }
  try {
    const seen = await lookUp(platform, donation.id, donation.platformDonationId, logger);
    if (seen) return toResult(await recordSeen(dependencies, donation.id, seen), donation);
  } catch (error) {
    if (donation.status !== "complete") return unclear(dependencies, donation, error);
    // It is looked at again tomorrow; a platform that is down for an hour says nothing of it.
    const { id: donationId, platform: name } = donation;
    const problem = describeProblem(error);
    logger.warn({ donationId, platform: name, problem }, "A complete donation couldn't be looked at");
    return { donationId, outcome: "unclear", note: problem };
  }
  if (donation.platformDonationId === null)
    return { donationId: donation.id, outcome: "unclear", note: null };
  const gone = new Error(`${donation.platform} no longer knows its donation ${donation.platformDonationId}`);
  return unclear(dependencies, donation, gone);
}

/** Only where the platform never told an id: else it has the donation. */
function isDueAgain({ status, platformDonationId, attempts, attemptedAt }: Donation, now: Date): boolean {
  if (status !== "submitted" || platformDonationId !== null) return false;
  return now.getTime() - Date.parse(attemptedAt ?? "") >= waitBeforeAsking(attempts);
}
