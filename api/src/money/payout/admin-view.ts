import { minorToDollars } from "@gifthearth/core";
import type { AdminDonation } from "@gifthearth/core/contract";
import { payLink } from "./manual.ts";
import { toPayable } from "./order.ts";
import type { Donation } from "./payout.repository.ts";
import type { Platforms } from "./platform.ts";

/** A donation as the operator sees it. */
export function toAdminDonation(donation: Donation, platforms: Platforms): AdminDonation {
  const { amountMinor, charity, status, lastProblem } = donation;
  const payable = toPayable(donation, platforms);
  const hindrance = status === "calculated" && "problem" in payable ? payable.problem : null;
  return {
    id: donation.id,
    month: donation.month,
    charityId: donation.charityId,
    charityName: charity?.name ?? null,
    amount: minorToDollars(amountMinor),
    platform: donation.platform,
    status,
    attempts: donation.attempts,
    attemptedAt: donation.attemptedAt,
    submittedAt: donation.submittedAt,
    completedAt: donation.completedAt,
    platformDonationId: donation.platformDonationId,
    receipt: donation.receipt,
    failureReason: donation.failureReason,
    problem: hindrance ?? lastProblem,
    payLink: payLinkOf(donation),
    replaces: donation.replaces,
  };
}

function payLinkOf({ id: reference, platform, status, charity, amountMinor }: Donation): string | null {
  const isToBePaid = platform === "manual" && (status === "calculated" || status === "submitted");
  return isToBePaid && charity ? payLink({ reference, amountMinor, charity }) : null;
}
