import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useMoney } from "../money.ts";
import { RangeSlider } from "../ui/range-slider.tsx";
import {
  DEFAULT_FILTERS,
  NO_FILTERS,
  type OfferedFilters,
  PRICE_SLIDER,
  type RecommendationFilters,
} from "./filters.ts";

interface FilterSheetProps {
  readonly offered: OfferedFilters;
  /** What is applied now; null for nothing. */
  readonly applied: RecommendationFilters | null;
  /** How many items would be left. */
  readonly count: (filters: RecommendationFilters) => number;
  readonly onApply: (filters: RecommendationFilters | null) => void;
  /** The sheet is closed, by whatever means. */
  readonly onClose: () => void;
}

/**
 * The filters at the side of the window: a native modal dialog, so Escape, the focus and what lies below it
 * are the browser's. Nothing is narrowed before "Apply Filters". It is open for as long as it is rendered.
 */
export function FilterSheet({ offered, applied, count, onApply, onClose }: FilterSheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(applied ?? (offered.price ? DEFAULT_FILTERS : NO_FILTERS));
  const { sign } = useMoney();
  const fitting = count(draft);

  useEffect(() => {
    // Rendered twice by strict mode: an open dialog must not be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function finish(filters: RecommendationFilters | null): void {
    onApply(filters);
    dialog.current?.close();
  }

  function closeFromOutside({ target, currentTarget }: MouseEvent): void {
    // The dialog's own box is all padding of its content: only a press beside it is on the dialog itself.
    if (target === currentTarget) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our doing
    <dialog
      className="gh-sheet"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <form
        className="gh-sheet-form"
        onSubmit={(event) => {
          event.preventDefault();
          finish(draft);
        }}
      >
        <div className="gh-row gh-row-apart">
          <h2 className="gh-subtitle" id={`${id}-title`}>
            Filters
          </h2>
          <button
            type="button"
            className="gh-button gh-sheet-close"
            aria-label="Close filters"
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
        {offered.price && (
          <div className="gh-field" role="group" aria-label="Price">
            <div className="gh-row gh-row-apart">
              <span className="gh-label">Price</span>
              <output className="gh-amount">{formatPrice(draft.price, sign)}</output>
            </div>
            <RangeSlider
              min={PRICE_SLIDER.min}
              max={PRICE_SLIDER.max}
              step={PRICE_SLIDER.step}
              value={draft.price}
              labels={["Lowest price", "Highest price"]}
              valueText={(amount) => `${sign}${amount}${amount === PRICE_SLIDER.max ? " or more" : ""}`}
              onChange={(price) => setDraft({ ...draft, price })}
            />
          </div>
        )}
        <FilterGroup
          legend="Categories"
          options={offered.categories}
          chosen={draft.categories}
          onChange={(categories) => setDraft({ ...draft, categories })}
        />
        <FilterGroup
          legend="Preferences"
          options={offered.preferences}
          chosen={draft.preferences}
          onChange={(preferences) => setDraft({ ...draft, preferences })}
        />
        <FilterGroup
          legend="Shops"
          options={offered.shops ?? []}
          chosen={draft.shops ?? []}
          onChange={(shops) => setDraft({ ...draft, shops })}
        />
        <div className="gh-sheet-end">
          <p className="gh-muted" role="status">
            {fitting === 1 ? "1 gift fits" : `${fitting} gifts fit`}
          </p>
          <div className="gh-row">
            <button type="submit" className="gh-button gh-button-main gh-sheet-apply">
              Apply Filters
            </button>
            <button type="button" className="gh-button" onClick={() => finish(null)}>
              Clear
            </button>
          </div>
        </div>
      </form>
    </dialog>
  );
}

/** "$0-$100", "$50-$500+". */
function formatPrice([low, high]: RecommendationFilters["price"], sign: string): string {
  return `${sign}${low}-${sign}${high}${high === PRICE_SLIDER.max ? "+" : ""}`;
}

interface FilterGroupProps<Option extends string> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

/** Boxes to tick, any number of them; the chosen ones are told in the order they are offered. Nothing without any. */
function FilterGroup<Option extends string>({ legend, options, chosen, onChange }: FilterGroupProps<Option>) {
  if (options.length === 0) return null;
  const toggle = (toggled: Option) =>
    onChange(options.filter((option) => chosen.includes(option) !== (option === toggled)));
  return (
    <fieldset className="gh-filter-group">
      <legend className="gh-label">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="gh-filter">
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
