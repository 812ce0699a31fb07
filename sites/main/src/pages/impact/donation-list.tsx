import { formatDollars, formatShare } from "@gifthearth/core";
import type { PublicDonation } from "@gifthearth/core/contract";
import { formatDate } from "../../account/dates.ts";
import { DonationStatus, isTakenBack, replacementNote } from "./donation-status.tsx";

/** A month's donations, each with its state and its receipt. */
export function DonationList({ donations }: { readonly donations: readonly PublicDonation[] }) {
  return (
    <ul className="donations">
      {donations.map((donation) => (
        <li key={donation.id}>
          <p className="donation-charity">
            <strong>{donation.charityName}</strong>
            <span className="gh-muted">{formatShare(donation.share)} of the month's donation</span>
          </p>
          <p className="donation-amount">{formatDollars(donation.amount)}</p>
          <p className="donation-state">
            <DonationStatus donation={donation} />
            {donation.platform === "sandbox" && (
              <span className="gh-muted">Test donation, no money moved</span>
            )}
            {donation.replaces && <span className="gh-muted">{replacementNote(donation, donations)}</span>}
            {donation.failureReason && <span className="gh-muted">{donation.failureReason}</span>}
            {donation.completedAt && !donation.reversedAt && (
              <span className="gh-muted">
                Confirmed on <time dateTime={donation.completedAt}>{formatDate(donation.completedAt)}</time>
              </span>
            )}
            {donation.reversedAt && (
              <span className="gh-muted">
                Taken back on <time dateTime={donation.reversedAt}>{formatDate(donation.reversedAt)}</time>
              </span>
            )}
            {donation.arrivedAt && (
              <span>
                {donation.charityName} confirms that it arrived,{" "}
                <time dateTime={donation.arrivedAt}>{formatDate(donation.arrivedAt)}</time>
              </span>
            )}
            {donation.receipt && <Receipt {...donation} receipt={donation.receipt} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Receipt({ receipt, ...donation }: PublicDonation & { readonly receipt: string }) {
  const name = isTakenBack(donation) ? "Receipt of what came back" : "Receipt";
  if (!/^https:\/\//.test(receipt)) {
    return (
      <span className="gh-muted">
        {name}: {receipt}
      </span>
    );
  }
  return (
    <a href={receipt} rel="noopener" target="_blank" aria-label={`${name}, ${donation.charityName}`}>
      {name}
    </a>
  );
}
