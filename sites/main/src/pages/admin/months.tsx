import { closeMonth, skipMonth } from "@gifthearth/client";
import { amountInUnits, formatDollars, formatShare } from "@gifthearth/core";
import type { AdminOverview, CloseChecklist, CloseResponse } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { Link } from "react-router";
import { TextField } from "../../account/fields.tsx";
import { textOf } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { countOf } from "./count-of.ts";
import { sectionPath } from "./sections.ts";
import { useAdminAction } from "./use-admin-action.ts";

interface MonthsProps {
  readonly overview: AdminOverview;
  /** Of the month that is closed next. */
  readonly checklist: CloseChecklist | null;
}

/** What is closed, and what can be closed next. */
export function Months({ overview, checklist }: MonthsProps) {
  const { last } = overview.closes;
  return (
    <section className="card panel" aria-labelledby="months-heading">
      <h2 id="months-heading">Months</h2>
      <p>
        {last === null ? "No month is closed yet." : `${monthName(last)} is the latest month that is closed.`}{" "}
        Every closed month stands on <Link to="/impact#ledger">Our Impact</Link>.
      </p>
      {checklist ? (
        <NextMonth key={checklist.month} list={checklist} isFirst={last === null} />
      ) : (
        <p className="gh-note">
          Nothing is reported yet. <Link to={sectionPath("revenue")}>Import a report</Link> first.
        </p>
      )}
    </section>
  );
}

interface NextMonthProps {
  readonly list: CloseChecklist;
  /** Whether none is closed yet; then none need be left out. */
  readonly isFirst: boolean;
}

function NextMonth({ list, isFirst }: NextMonthProps) {
  const [asked, setAsked] = useState<"close" | "skip" | null>(null);
  const { month, hasEnded } = list;
  const name = monthName(month);
  return (
    <>
      <h3>Next: {name}</h3>
      <Counted list={list} />
      <Preview list={list} />
      {[...list.hindrances, ...list.notes].map((sentence) => (
        <p key={sentence} className="gh-note">
          {sentence}
        </p>
      ))}
      <h4>What can't be undone</h4>
      <ul className="irreversible">
        {list.irreversible.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasEnded && (
        <div className="gh-row">
          <button type="button" className="gh-button button-danger" onClick={() => setAsked("close")}>
            Close {name}
          </button>
          {list.sources.length === 0 && !isFirst && (
            <button type="button" className="gh-button" onClick={() => setAsked("skip")}>
              Leave out {name}
            </button>
          )}
        </div>
      )}
      {asked === "close" && <CloseDialog list={list} onClose={() => setAsked(null)} />}
      {asked === "skip" && <SkipDialog month={month} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The reports that are there and those that aren't, their rates, and what of them isn't counted. */
function Counted({ list }: { readonly list: CloseChecklist }) {
  return (
    <>
      <dl className="calculation">
        <div>
          <dt>Reports</dt>
          <dd>{list.sources.length === 0 ? "None" : <Sources names={list.sources} />}</dd>
        </div>
        {list.missing.length > 0 && (
          <div>
            <dt>Missing, though they were expected</dt>
            <dd>
              <Sources names={list.missing} />
            </dd>
          </div>
        )}
        {list.early.length > 0 && (
          <div>
            <dt>Imported before the month had ended</dt>
            <dd>
              <Sources names={list.early} />
            </dd>
          </div>
        )}
      </dl>
      {list.reports.length > 0 && (
        <ul>
          {list.reports.map((report, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may be the same in all that is told of them
            <li key={index}>
              {report.marketplace}, {monthName(report.period)}: {formatDollars(report.commissionUsd)} in{" "}
              {countOf(report.lineCount, "line")}
              {report.rateSource !== null &&
                ` (${amountInUnits(report.commission, report.currency)} at ${report.usdRate}, ${report.rateSource})`}
              {report.uncounted.map(({ reason, lineCount, amount }) => (
                <p key={reason} className="gh-muted">
                  Not counted: {countOf(lineCount, "line")}
                  {amount !== null && `, ${amountInUnits(amount, report.currency)}`}, {reason}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Marketplaces with their tracking ids, each on a line of its own: a hyphen is no place to break one. */
function Sources({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className="source-name">
      {name}
    </span>
  ));
}

/** What would come of it, to the cent. */
function Preview({ list }: { readonly list: CloseChecklist }) {
  return (
    <dl className="calculation">
      {list.commission.map((line) => (
        <div key={line.month}>
          <dt>
            {line.month === list.month ? "Commission" : "Correction"} of {monthName(line.month)}
          </dt>
          <dd>{formatDollars(line.amount)}</dd>
        </div>
      ))}
      {list.carriedIn !== 0 && (
        <div>
          <dt>Carried from earlier months</dt>
          <dd>{formatDollars(list.carriedIn)}</dd>
        </div>
      )}
      <div className="calculation-total">
        <dt>The donation, {formatShare(list.share)} of it</dt>
        <dd>{formatDollars(list.donation)}</dd>
      </div>
      {list.split.map(({ charityId, charityName, share, amount }) => (
        <div key={charityId}>
          <dt>
            {charityName} {formatShare(share)}
          </dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
      ))}
      {list.carriedOut !== 0 && (
        <div>
          <dt>Carried to the next month</dt>
          <dd>{formatDollars(list.carriedOut)}</dd>
        </div>
      )}
      <div>
        <dt>{list.split.length === 0 ? "Nobody is chosen yet" : "Whom it goes to"}</dt>
        <dd>
          <Link to={sectionPath("charities", list.month)}>Choose</Link>
        </dd>
      </div>
    </dl>
  );
}

interface CloseDialogProps {
  readonly list: CloseChecklist;
  readonly onClose: () => void;
}

/** Asks for the month, so that no slip of the hand closes it, and why where something is missing. */
function CloseDialog({ list, onClose }: CloseDialogProps) {
  const { api } = useHost();
  const perform = useAdminAction("dialog");
  const { month, missing, donation, split, irreversible } = list;
  const name = monthName(month);
  const isEmpty = list.sources.length === 0;
  const lacks = isEmpty || missing.length > 0;
  const lacking = isEmpty
    ? [`Nothing is reported for ${name}.`]
    : missing.length > 0
      ? [`The reports of ${missing.join(", ")} are missing.`]
      : [];
  return (
    <ActionDialog
      heading={`Close ${name}?`}
      text={[...lacking, `${formatDollars(donation)} is to be given.`].join(" ")}
      label={`Close ${name}`}
      busyLabel="Closing..."
      kind="danger"
      check={(values) =>
        textOf(values, "typed").trim() === month
          ? null
          : { field: "typed", message: `Please type ${month}, to be sure` }
      }
      act={(values) => {
        const reason = textOf(values, "exception.reason");
        const exception = { isEmpty, without: [...missing], reason };
        return perform(() => closeMonth(api, month, lacks ? exception : undefined), inWords);
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {split.length > 0 && (
            <dl className="calculation">
              {split.map(({ charityId, charityName, amount }) => (
                <div key={charityId}>
                  <dt>{charityName}</dt>
                  <dd>{formatDollars(amount)}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="irreversible">
            {irreversible.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {lacks && (
            <TextField
              label="Why it is closed all the same"
              name="exception.reason"
              autoComplete="off"
              maxLength={300}
              hint="For everybody to see"
              error={errorOf("exception.reason")}
            />
          )}
          <TextField label={`Type ${month}`} name="typed" autoComplete="off" error={errorOf("typed")} />
        </>
      )}
    </ActionDialog>
  );
}

interface SkipDialogProps {
  readonly month: string;
  readonly onClose: () => void;
}

function SkipDialog({ month, onClose }: SkipDialogProps) {
  const { api } = useHost();
  const perform = useAdminAction("dialog");
  const name = monthName(month);
  return (
    <ActionDialog
      heading={`Leave out ${name}?`}
      text={`Nothing is reported for ${name}, so nothing is calculated for it. This can't be undone; what is reported for it later counts as a correction.`}
      label={`Leave out ${name}`}
      busyLabel="Saving..."
      kind="danger"
      act={(values) =>
        perform(
          () => skipMonth(api, month, textOf(values, "reason")),
          () => `${name} is left out`,
        )
      }
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={300}
          hint="For everybody to see"
          error={errorOf("reason")}
        />
      )}
    </ActionDialog>
  );
}

function inWords({ month, isNew, donation }: CloseResponse): string {
  const name = monthName(month);
  return isNew ? `${name} is closed: ${formatDollars(donation)} to give` : `${name} was closed already`;
}
