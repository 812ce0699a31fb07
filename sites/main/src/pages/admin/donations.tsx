import { payDonations } from "@gifthearth/client";
import type { AdminDonation, AdminOverview, PayoutResult } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { countOf } from "./count-of.ts";
import { DonationTable } from "./donation-table.tsx";
import { useAdminAction } from "./use-admin-action.ts";

interface DonationsProps {
  readonly donations: readonly AdminDonation[];
  /** Where a donation can be made again. */
  readonly platforms: AdminOverview["platforms"];
}

/** What was given to whom, and the operator's part in it. */
export function Donations({ donations, platforms }: DonationsProps) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [isPaying, setIsPaying] = useState(false);
  const isDue = donations.some(({ status }) => status === "calculated" || status === "submitted");

  async function pay(): Promise<void> {
    if (isPaying) return;
    setIsPaying(true);
    // What went wrong is told already.
    await perform(() => payDonations(api), inWords).catch(() => {});
    setIsPaying(false);
  }

  return (
    <section className="card panel" aria-labelledby="donations-heading">
      <h2 id="donations-heading">Donations</h2>
      {donations.length === 0 ? (
        <p>There are none yet: closing a month calculates its donations.</p>
      ) : (
        <DonationTable donations={donations} platforms={platforms} />
      )}
      {isDue && (
        <div className="panel-action">
          <p className="gh-muted">
            The platforms are asked for what is calculated, and what became of what is submitted.
          </p>
          <button
            type="button"
            className="gh-button gh-button-main"
            aria-disabled={isPaying}
            onClick={() => void pay()}
          >
            {isPaying ? "Paying..." : "Pay what is due"}
          </button>
        </div>
      )}
    </section>
  );
}

const OUTCOMES: readonly (readonly [PayoutResult["outcome"], string])[] = [
  ["complete", "complete"],
  ["pending", "on the way"],
  ["failed", "failed"],
  ["unclear", "not known yet"],
  ["skipped", "can't be made yet"],
];

function inWords(results: readonly PayoutResult[]): string {
  if (results.length === 0) return "Nothing was due";
  const counts = OUTCOMES.flatMap(([outcome, name]) => {
    const count = results.filter((result) => result.outcome === outcome).length;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return `${countOf(results.length, "donation")}: ${counts.join(", ")}`;
}
