import { chooseCharities } from "@gifthearth/client";
import { formatShare } from "@gifthearth/core";
import type { Charity, MonthlyCharities } from "@gifthearth/core/contract";
import { addMonths } from "@gifthearth/core/ledger";
import { useHost } from "@gifthearth/widgets";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { textOf, useForm } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { sectionPath } from "./sections.ts";
import { useAdminAction } from "./use-admin-action.ts";

interface MonthChoiceProps {
  readonly charities: readonly Charity[];
  readonly choice: MonthlyCharities;
}

/** Whom a month's donation goes to. */
export function MonthChoice({ charities, choice }: MonthChoiceProps) {
  const { month, chosenFor, isClosed, items } = choice;
  const eligible = charities.filter(
    ({ activeFrom, activeTo }) => activeFrom <= month && (activeTo === null || month <= activeTo),
  );
  return (
    <>
      <nav className="month-nav" aria-label="Month">
        <MonthLink month={addMonths(month, -1)} />
        <h3>{monthName(month)}</h3>
        <MonthLink month={addMonths(month, 1)} />
      </nav>
      {isClosed ? (
        <>
          <p className="gh-note">{monthName(month)} is closed, so its charities can't change any more.</p>
          <dl className="calculation">
            {items.map(({ charityId, charityName, share }) => (
              <div key={charityId}>
                <dt>{charityName}</dt>
                <dd>{formatShare(share)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <>
          {chosenFor === null && <p>Nobody is chosen for it yet.</p>}
          {chosenFor !== null && chosenFor !== month && (
            <p>As chosen for {monthName(chosenFor)}, unless you choose others.</p>
          )}
          {eligible.length === 0 ? (
            <p className="gh-note">No charity is active in {monthName(month)}. Please add one first.</p>
          ) : (
            <ShareForm eligible={eligible} choice={choice} />
          )}
        </>
      )}
    </>
  );
}

function MonthLink({ month }: { readonly month: string }) {
  return (
    <Link className="gh-button button-small" to={sectionPath("charities", month)} preventScrollReset>
      {monthName(month)}
    </Link>
  );
}

interface ShareFormProps {
  readonly eligible: readonly Charity[];
  readonly choice: MonthlyCharities;
}

function ShareForm({ eligible, choice: { month, items } }: ShareFormProps) {
  const { api } = useHost();
  const perform = useAdminAction();
  const percentOf = (id: string) => {
    const share = items.find(({ charityId }) => charityId === id)?.share;
    return share === undefined ? "" : String(toPercent(share));
  };
  const [sum, setSum] = useState(() => toPercent(items.reduce((whole, { share }) => whole + share, 0)));
  const state = useForm({
    check(values) {
      const wrong = eligible.find(({ id }) => Number.isNaN(readPercent(values, id)));
      return wrong ? { field: fieldOf(wrong.id), message: "Please give a number, such as 33.33" } : null;
    },
    async send(values) {
      const chosen = eligible.flatMap(({ id }) => {
        const percent = readPercent(values, id);
        return percent === 0 ? [] : [{ charityId: id, share: percent / 100 }];
      });
      await perform(
        () => chooseCharities(api, month, { items: chosen }),
        () => `The charities of ${monthName(month)} are chosen`,
      );
    },
  });

  function add({ currentTarget }: FormEvent<HTMLElement>): void {
    const form = currentTarget.querySelector("form");
    if (!form) return;
    const values = new FormData(form);
    const whole = eligible.reduce((total, { id }) => total + readPercent(values, id), 0);
    // What is no number is told when the form is sent.
    if (!Number.isNaN(whole)) setSum(toPercent(whole / 100));
  }

  return (
    <div onInput={add}>
      <Form state={state}>
        <div className="shares">
          {eligible.map(({ id, name }) => (
            <TextField
              key={id}
              label={`${name}, in percent`}
              name={fieldOf(id)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              error={state.errorOf(fieldOf(id))}
              defaultValue={percentOf(id)}
            />
          ))}
        </div>
        <p role="status" className={sum === 100 ? "ledger-right" : "share-sum"}>
          Together {sum}%{sum !== 100 && ": the shares must add up to 100%"}
        </p>
        <Submit sending={state.sending} sendingText="Saving...">
          Choose for {monthName(month)}
        </Submit>
      </Form>
    </div>
  );
}

const fieldOf = (charityId: string) => `share-${charityId}`;

/** A share of 1 as percent with two decimals at most: 0.3333 is 33.33. */
function toPercent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** What is typed, in percent; 0 where nothing is, and NaN where that is no number. */
function readPercent(values: FormData, charityId: string): number {
  return Number(textOf(values, fieldOf(charityId)).trim().replace(",", "."));
}
