import { addInterest, QUERY_LIMITS, type QueryErrors, queryErrors } from "@gifthearth/core";
import { type FormEvent, type MouseEvent, useId, useState } from "react";
import type { FormQuery } from "../host.ts";
import { useText } from "../text/text.ts";
import { Field } from "../ui/field.tsx";
import { BudgetField } from "./budget-field.tsx";
import { InterestsField } from "./interests-field.tsx";
import { OccasionField } from "./occasion-field.tsx";
import { PersonField } from "./person-field.tsx";
import { usePart } from "./use-part.ts";

/** Sends the form as its button would: a page in a sandbox may submit none, and then its button does nothing. */
function send(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

interface QueryFormProps {
  readonly query: FormQuery;
  readonly onChange: (query: FormQuery) => void;
  readonly searching: boolean;
  /** The visitor has begun to use the form. */
  readonly onFocus: () => void;
  readonly onSearch: (query: FormQuery) => void;
}

/** The person, what they like, the occasion, the budget, notes. Errors show once the visitor has tried to send it. */
export function QueryForm({ query, onChange, searching, onFocus, onSearch }: QueryFormProps) {
  const id = useId();
  const { t } = useText();
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState("");
  const errors: QueryErrors = tried ? queryErrors(query) : {};

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    // An interest that is typed and not added yet is meant, too.
    const asked = { ...query, interests: addInterest(query.interests, draft) };
    if (asked.interests !== query.interests) {
      setDraft("");
      onChange(asked);
    }
    const wrong = Object.keys(queryErrors(asked))[0];
    if (wrong) (event.currentTarget.elements.namedItem(`${id}-${wrong}`) as HTMLElement).focus();
    else if (!searching) onSearch({ ...asked, occasion: asked.occasion.trim() });
  }

  return (
    <form className="gh-form" part="form" onFocusCapture={onFocus} onSubmit={submit} noValidate>
      <PersonField
        id={id}
        relation={query.relation}
        age={query.age}
        ageError={errors.age && t(errors.age)}
        onChange={(told) => onChange({ ...query, ...told })}
      />
      <InterestsField
        id={`${id}-interests`}
        value={query.interests}
        draft={draft}
        error={errors.interests && t(errors.interests)}
        onDraft={setDraft}
        onChange={(interests) => onChange({ ...query, interests })}
      />
      <div className="gh-pair">
        <OccasionField
          id={`${id}-occasion`}
          value={query.occasion}
          error={errors.occasion && t(errors.occasion)}
          onChange={(occasion) => onChange({ ...query, occasion })}
        />
        <BudgetField
          value={[query.budgetMin, query.budgetMax]}
          onChange={([budgetMin, budgetMax]) => onChange({ ...query, budgetMin, budgetMax })}
        />
      </div>
      <Field id={`${id}-notes`} label={t("Notes")} optional>
        <textarea
          className="gh-input"
          id={`${id}-notes`}
          rows={1}
          maxLength={QUERY_LIMITS.additionalNotes}
          placeholder={t("What they have already, what to avoid")}
          value={query.additionalNotes}
          onInput={(event) => {
            // Other notes may be about somebody else, for whom nothing was taken away.
            const { takenAway: _, ...rest } = query;
            onChange({ ...rest, additionalNotes: event.currentTarget.value });
          }}
        />
      </Field>
      <div className="gh-row gh-row-apart">
        <button
          type="submit"
          className="gh-button gh-button-main gh-submit"
          part="button"
          aria-disabled={searching}
          onClick={send}
        >
          {t(searching ? "Generating Ideas..." : "Find Thoughtful Gifts")}
        </button>
        <ModelButton />
      </div>
    </form>
  );
}

/** Says who answers, an AI or our catalogue, to those who ask: what it opens is fetched on the first press. */
function ModelButton() {
  const { t } = useText();
  const id = useId();
  const [Popover, fetchPopover] = usePart(() => import("./model-popover.tsx"));
  return (
    <>
      <button type="button" className="gh-button gh-quiet" popoverTarget={id} onClick={fetchPopover}>
        {t("Where ideas come from")}
      </button>
      {Popover && <Popover id={id} />}
    </>
  );
}
