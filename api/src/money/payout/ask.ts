import type { PayoutResult } from "@gifthearth/core/contract";
import type { PayoutDependencies } from "./dependencies.ts";
import { lookUp } from "./look-up.ts";
import type { Payable } from "./order.ts";
import { type Donation, noteProblem } from "./payout.repository.ts";
import { describeProblem, type PlatformDonation, PlatformRefusal, UnclearAnswer } from "./platform.ts";
import { recordRefusal, recordSeen } from "./record.ts";

/**
 * How long who has taken a donation may ask for it, milliseconds; far below {@link waitBeforeAsking}, so that
 * a process that was held up does not ask beside the one that came after it.
 */
const MAY_ASK_FOR = 120_000;

/** A donation that surely isn't at the platform is asked for again after this, milliseconds, and then more rarely. */
export const LEAST_WAIT = 900_000;
const MOST_WAIT = 86_400_000;

/** How long nobody asks again after an attempt whose outcome is unknown, milliseconds. */
export function waitBeforeAsking(attempts: number): number {
  return Math.min(MOST_WAIT, LEAST_WAIT * 2 ** Math.max(0, attempts - 1));
}

type Ready = Exclude<Payable, { readonly problem: string }>;

/**
 * Asks the platform for a donation that we have just taken, unless it is there already, and writes down what
 * comes of it. Whatever goes wrong on the way leaves it submitted, to be looked up later.
 * @param donation submitted, with the attempt that was taken
 */
export async function ask(
  dependencies: PayoutDependencies,
  donation: Donation,
  { platform, order }: Ready,
): Promise<PayoutResult> {
  const { clock, logger } = dependencies;
  let seen: PlatformDonation;
  try {
    const there = await lookUp(platform, order.reference, null, logger);
    if (!there && clock().getTime() - Date.parse(donation.attemptedAt ?? "") > MAY_ASK_FOR) {
      throw new UnclearAnswer("It took too long to get so far, so it is asked for later");
    }
    seen = there ?? (await platform.submit(order));
  } catch (error) {
    const refused = error instanceof PlatformRefusal ? error : null;
    const there = refused ? await lookAgain(dependencies, { platform, order }) : "unknown";
    if (refused && there === null) return refuse(dependencies, donation, refused);
    if (there === null || there === "unknown") return unclear(dependencies, donation, error);
    seen = there;
  }
  return toResult(await recordSeen(dependencies, donation.id, seen), donation);
}

/** Says what became of a donation. @param donation as it is now, or null when it is gone */
export function toResult(donation: Donation | null, { id: donationId }: Donation): PayoutResult {
  if (!donation || donation.status === "calculated") {
    return { donationId, outcome: "unclear", note: donation?.lastProblem ?? null };
  }
  if (donation.status === "failed") return { donationId, outcome: "failed", note: donation.failureReason };
  const outcome = donation.status === "complete" ? "complete" : "pending";
  return { donationId, outcome, note: donation.lastProblem };
}

/** Keeps and tells what went wrong where the outcome is unknown. */
export async function unclear(
  { db, logger }: PayoutDependencies,
  { id: donationId, platform }: Donation,
  error: unknown,
): Promise<PayoutResult> {
  const problem = describeProblem(error);
  logger.warn({ donationId, platform, problem }, "A donation's outcome is unknown; it will be looked up");
  await noteProblem(db, donationId, problem);
  return { donationId, outcome: "unclear", note: problem };
}

async function refuse(
  dependencies: PayoutDependencies,
  donation: Donation,
  refusal: PlatformRefusal,
): Promise<PayoutResult> {
  const { id: donationId, platform } = donation;
  const problem = describeProblem(refusal);
  dependencies.logger.error({ donationId, platform, problem }, "A platform refused a donation");
  return toResult(await recordRefusal(dependencies, donationId, refusal.message, problem), donation);
}

/** A refusal may be of a second request for what an earlier one made; so it is looked for before it counts. */
async function lookAgain(
  { logger }: PayoutDependencies,
  { platform, order }: Ready,
): Promise<PlatformDonation | null | "unknown"> {
  try {
    return await lookUp(platform, order.reference, null, logger);
  } catch {
    return "unknown";
  }
}
