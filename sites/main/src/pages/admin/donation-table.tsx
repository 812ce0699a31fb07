import { formatDollars } from "@gifthearth/core";
import type { AdminDonation, AdminOverview } from "@gifthearth/core/contract";
import { DonationStatus, isTakenBack, replacementNote } from "../impact/donation-status.tsx";
import { monthName } from "../impact/month-name.ts";
import { DonationActions } from "./donation-actions.tsx";

interface DonationTableProps {
  readonly donations: readonly AdminDonation[];
  readonly platforms: AdminOverview["platforms"];
}

/** Every donation, with what can be done about it. */
export function DonationTable({ donations, platforms }: DonationTableProps) {
  return (
    <table className="admin-table" aria-label="Donations">
      <thead>
        <tr>
          <th scope="col">Donation</th>
          <th scope="col">State</th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {donations.map((donation) => (
          <tr key={donation.id}>
            <th scope="row">
              {donation.charityName ?? donation.charityId}
              <p className="gh-muted">{monthName(donation.month)}</p>
            </th>
            <td>
              <div className="donation-state">
                <DonationStatus donation={donation} />
                <span className="gh-muted">{donation.platform}</span>
              </div>
              <Notes donation={donation} donations={donations} />
              <DonationActions
                donation={donation}
                isTestAmongReal={donation.platform === "sandbox" && !platforms.includes("sandbox")}
                platforms={platformsFor(donation, donations, platforms)}
              />
            </td>
            <td className="number">{formatDollars(donation.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Platforms that a failed donation can be made again by: any, until it was. */
function platformsFor(
  { id }: AdminDonation,
  donations: readonly AdminDonation[],
  platforms: AdminOverview["platforms"],
): AdminOverview["platforms"] {
  return donations.some(({ replaces }) => replaces === id) ? [] : platforms;
}

interface NotesProps extends Pick<DonationTableProps, "donations"> {
  readonly donation: AdminDonation;
}

function Notes({ donation, donations }: NotesProps) {
  const { problem, failureReason, payLink, receipt, replaces } = donation;
  const receiptName = isTakenBack(donation) ? "Receipt of what came back" : "Receipt";
  return (
    <div className="donation-notes">
      {replaces && <p>{replacementNote(donation, donations)}</p>}
      {failureReason && <p>{failureReason}</p>}
      {problem && problem !== failureReason && <p className="donation-problem">{problem}</p>}
      {payLink && (
        <p>
          <a href={payLink} rel="noopener noreferrer" target="_blank">
            Pay at the charity
          </a>
        </p>
      )}
      {receipt && (
        <p>
          {/^https:\/\//.test(receipt) ? (
            <a href={receipt} rel="noopener noreferrer" target="_blank">
              {receiptName}
            </a>
          ) : (
            `${receiptName}: ${receipt}`
          )}
        </p>
      )}
    </div>
  );
}
