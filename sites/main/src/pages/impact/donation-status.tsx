import type { PublicDonation } from "@gifthearth/core/contract";

const STATUS_NAMES: Readonly<Record<PublicDonation["status"], string>> = {
  calculated: "Calculated",
  submitted: "Submitted",
  complete: "Complete",
  failed: "Failed",
};

/** How far a donation is. */
export function DonationStatus({ status }: Pick<PublicDonation, "status">) {
  return (
    <span className="donation-status" data-status={status}>
      {STATUS_NAMES[status]}
    </span>
  );
}
