import { changePartnerAsAdmin } from "@gifthearth/client";
import { formatDollars } from "@gifthearth/core";
import type { AdminPartner } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { formatDate } from "../../account/dates.ts";
import { countOf } from "./count-of.ts";
import { PartnerLimitsForm } from "./partner-limits-form.tsx";
import { useDeed } from "./use-deed.ts";

/** A partner: whose it is, what it does, and the form that sets its limits and tracking ids. */
export function PartnerItem({ partner }: { readonly partner: AdminPartner }) {
  const { api } = useHost();
  const deed = useDeed();
  const [changes, setChanges] = useState(0);
  const { id, name, website, kind, charityName, ownerEmail, createdAt, isDisabled, last30Days } = partner;
  const tags = Object.entries(partner.trackingIds).map(([country, tag]) => `${country} ${tag}`);
  const former = partner.formerTrackingIds.map(
    ({ marketplace, trackingId }) => `${marketplace} ${trackingId}`,
  );
  return (
    <li>
      <h3>{name}</h3>
      <p className="gh-muted">
        {[id, kind === "charity" ? `says it is ${charityName ?? "a charity"}` : kind, ownerEmail].join(" · ")}
      </p>
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
      {isDisabled && <p className="donation-problem">Stopped: nothing is counted for it.</p>}
      <details key={changes} className="deed-details">
        <summary className="gh-button button-small" aria-label={`Change ${name}`}>
          Change
        </summary>
        <PartnerLimitsForm
          partner={partner}
          save={async (change) => {
            await deed(
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
