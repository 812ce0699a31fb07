import { closeMonth } from "@gifthearth/client";
import { formatDollars, formatShare } from "@gifthearth/core";
import type { AdminOverview, CloseResponse, MonthlyCharities } from "@gifthearth/core/contract";
import { addMonths } from "@gifthearth/core/ledger";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { TextField } from "../../account/fields.tsx";
import { textOf } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { sectionPath } from "./sections.ts";
import { useAdminAction } from "./use-admin-action.ts";

interface MonthsProps {
  readonly overview: AdminOverview;
  /** Whom the month that is closed next gives to. */
  readonly choice: MonthlyCharities | null;
}

/** What is closed, and what can be closed next. */
export function Months({ overview, choice }: MonthsProps) {
  const { last, next } = overview.closes;
  return (
    <section className="card panel" aria-labelledby="months-heading">
      <h2 id="months-heading">Months</h2>
      <p>
        {last === null ? "No month is closed yet." : `${monthName(last)} is the latest month that is closed.`}{" "}
        Every closed month stands on <Link to="/impact#ledger">Our Impact</Link>.
      </p>
      {next && choice ? (
        <NextMonth key={next.month} overview={overview} next={next} choice={choice} />
      ) : (
        <p className="gh-note">
          Nothing is reported yet. <Link to={sectionPath("revenue")}>Import a report</Link> first.
        </p>
      )}
    </section>
  );
}

interface NextMonthProps {
  readonly overview: AdminOverview;
  readonly next: NonNullable<AdminOverview["closes"]["next"]>;
  readonly choice: MonthlyCharities;
}

function NextMonth({ overview, next, choice }: NextMonthProps) {
  const { api } = useHost();
  const perform = useAdminAction("dialog");
  const [isAsking, setIsAsking] = useState(false);
  const { month, hasEnded, reports, missing } = next;
  const { carried } = overview.closes;
  const name = monthName(month);
  const isEmpty = reports.length === 0;
  const lacks = isEmpty || missing.length > 0;
  return (
    <>
      <h3>Next: {name}</h3>
      <dl className="calculation">
        <div>
          <dt>Reports</dt>
          <dd>{isEmpty ? "None" : reports.join(", ")}</dd>
        </div>
        {missing.length > 0 && (
          <div>
            <dt>Missing, though the month before had them</dt>
            <dd>{missing.join(", ")}</dd>
          </div>
        )}
        {carried !== 0 && (
          <div>
            <dt>Carried from earlier months</dt>
            <dd>{formatDollars(carried)}</dd>
          </div>
        )}
        <div>
          <dt>{formatShare(overview.charityShare)} of the commission goes to</dt>
          <dd>
            {choice.items.length === 0 && <p>Nobody yet</p>}
            {choice.items.map(({ charityId, charityName, share }) => (
              <p key={charityId}>
                {charityName} {formatShare(share)}
              </p>
            ))}
            <Link to={sectionPath("charities", month)}>Choose</Link>
          </dd>
        </div>
      </dl>
      {hasEnded ? (
        <button type="button" className="gh-button gh-button-main" onClick={() => setIsAsking(true)}>
          Close {name}
        </button>
      ) : (
        <p className="gh-note">It can be closed from {formatDate(`${addMonths(month, 1)}-01`)} on.</p>
      )}
      {isAsking && (
        <ActionDialog
          heading={`Close ${name}?`}
          text={consequence(name, isEmpty, missing)}
          label={`Close ${name}`}
          busyLabel="Closing..."
          kind="danger"
          act={(values) => {
            const reason = textOf(values, "exception.reason");
            const exception = { isEmpty, without: [...missing], reason };
            return perform(() => closeMonth(api, month, lacks ? exception : undefined), inWords);
          }}
          onClose={() => setIsAsking(false)}
        >
          {(errorOf) =>
            lacks && (
              <TextField
                label="Why it is closed all the same"
                name="exception.reason"
                autoComplete="off"
                maxLength={300}
                hint="For everybody to see"
                error={errorOf("exception.reason")}
              />
            )
          }
        </ActionDialog>
      )}
    </>
  );
}

function consequence(name: string, isEmpty: boolean, missing: readonly string[]): string {
  const sentences = [`The donations of ${name} are calculated, for everybody to see. This can't be undone.`];
  if (isEmpty) sentences.unshift(`Nothing is reported for ${name}.`);
  if (missing.length > 0) sentences.unshift(`The reports of ${missing.join(", ")} are missing.`);
  return sentences.join(" ");
}

function inWords({ month, isNew, donation }: CloseResponse): string {
  const name = monthName(month);
  return isNew ? `${name} is closed: ${formatDollars(donation)} to give` : `${name} was closed already`;
}
