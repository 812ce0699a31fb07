import type { PublicDonation } from "@gifthearth/core/contract";

const STATUS_NAMES: Readonly<Record<PublicDonation["status"], string>> = {
  calculated: "Calculated",
  submitted: "Submitted",
  complete: "Complete",
  failed: "Failed",
};

type Given = Pick<PublicDonation, "status" | "completedAt">;

/** How far a donation is. */
export function DonationStatus({ donation }: { readonly donation: Given }) {
  const { status } = donation;
  return (
    <span className="donation-status" data-status={status}>
      {isTakenBack(donation) ? "Taken back" : STATUS_NAMES[status]}
    </span>
  );
}

/** Whether it was complete once: it is owed again, and its receipt is of money that came back. */
export function isTakenBack({ status, completedAt }: Given): boolean {
  return status === "failed" && completedAt !== null;
}

/** What is to be said of a donation that takes another's place. */
export function replacementNote<Donation extends Given & Pick<PublicDonation, "id" | "replaces">>(
  { replaces }: Donation,
  all: readonly Donation[],
): string | null {
  if (replaces === null) return null;
  const before = all.find(({ id }) => id === replaces);
  return before && isTakenBack(before)
    ? "Made again after one that was taken back"
    : "Made again after one that failed";
}
