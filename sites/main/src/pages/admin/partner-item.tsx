import { changePartnerAsAdmin } from "@gifthearth/client";
import { formatDollars } from "@gifthearth/core";
import type { AdminPartner } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { formatDate } from "../../account/dates.ts";
import { countOf } from "./count-of.ts";
import { PartnerLimitsForm } from "./partner-limits-form.tsx";
import { useAdminAction } from "./use-admin-action.ts";

/** A partner: whose it is, what it does, and the form that sets its limits and tracking ids. */
export function PartnerItem({ partner }: { readonly partner: AdminPartner }) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [changes, setChanges] = useState(0);
  const { id, name, website, kind, ownerEmail, createdAt, isDisabled, last30Days } = partner;
  const tags = Object.entries(partner.trackingIds).map(([country, tag]) => `${country} ${tag}`);
  const former = partner.formerTrackingIds.map(
    ({ marketplace, trackingId }) => `${marketplace} ${trackingId}`,
  );
  return (
    <li>
      <h3>{name}</h3>
      <p className="gh-muted">{[id, kind, ownerEmail].join(" · ")}</p>
      <p className="gh-muted">
        <a href={website} rel="nofollow noreferrer">
          {website}
        </a>
        , since {formatDate(createdAt)}
      </p>
      <p>
        In 30 days {countOf(last30Days.loads, "load")}, {countOf(last30Days.searches, "search", "searches")},{" "}
        {countOf(last30Days.shopClicks, "shop click")}. At most{" "}
        {countOf(partner.hourlyLimit, "AI search", "AI searches")} an hour and{" "}
        {formatDollars(partner.aiDailyLimit)} a day.
      </p>
      <p>
        {tags.length > 0 ? `Tracking ids: ${tags.join(", ")}.` : "No tracking id."}
        {former.length > 0 && ` Earlier ones, whose reports still count: ${former.join(", ")}.`}
      </p>
      <CharityAnswer partner={partner} />
      {isDisabled && <p className="donation-problem">Stopped: nothing is counted for it.</p>}
      <details key={changes} className="action-details">
        <summary className="gh-button button-small" aria-label={`Change ${name}`}>
          Change
        </summary>
        <PartnerLimitsForm
          partner={partner}
          save={async (change) => {
            await perform(
              () => changePartnerAsAdmin(api, id, change),
              () => `${name} is changed`,
            );
            setChanges((count) => count + 1);
          }}
        />
      </details>
    </li>
  );
}

/** Which of our charities a partner is, or says it is, and what an administrator may answer to that. */
function CharityAnswer({ partner }: { readonly partner: AdminPartner }) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [answering, setAnswering] = useState(false);
  const { id, name, charityClaim } = partner;
  const { charityId, charityName } = charityClaim ?? partner;
  if (charityId === null) return null;
  const charity = charityName ?? charityId;
  const state = charityClaim?.state ?? "confirmed";

  async function give(answer: "confirmed" | "refused", text: string): Promise<void> {
    if (answering || charityId === null) return;
    setAnswering(true);
    try {
      await perform(
        () => changePartnerAsAdmin(api, id, { charityAnswer: { charityId, answer } }),
        () => text,
      );
    } catch {
      // Told already.
    } finally {
      setAnswering(false);
    }
  }

  const button = { type: "button", className: "gh-button button-small", "aria-disabled": answering } as const;
  return (
    <>
      <p className={state === "confirmed" ? undefined : "donation-problem"}>{STATES[state](charity)}</p>
      <div className="gh-row">
        {state !== "confirmed" && (
          <button
            {...button}
            aria-label={`Confirm that ${name} is ${charity}`}
            onClick={() => void give("confirmed", `${name} is confirmed as ${charity}`)}
          >
            Confirm
          </button>
        )}
        {state !== "refused" && (
          <button
            {...button}
            aria-label={`Refuse that ${name} is ${charity}`}
            onClick={() => void give("refused", `${name} is refused as ${charity}`)}
          >
            Refuse
          </button>
        )}
      </div>
    </>
  );
}

const STATES = {
  waiting: (charity: string) =>
    `Says that it is ${charity}, and waits for your confirmation. Until then nobody is shown that it is.`,
  confirmed: (charity: string) => `Confirmed as ${charity}.`,
  refused: (charity: string) => `Refused as ${charity}.`,
} as const;
