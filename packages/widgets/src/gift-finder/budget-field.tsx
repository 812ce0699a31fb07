import { BUDGET_SLIDER, formatBudget } from "@gifthearth/core";
import { RangeSlider } from "../ui/range-slider.tsx";

interface BudgetFieldProps {
  /** US dollars. */
  readonly value: readonly [low: number, high: number];
  readonly onChange: (value: readonly [low: number, high: number]) => void;
}

/** The budget slider; at its end the upper label reads "200+" (specification, section 5). */
export function BudgetField({ value, onChange }: BudgetFieldProps) {
  const { min, max, step } = BUDGET_SLIDER;
  return (
    <div className="gh-field" role="group" aria-label="Budget">
      <div className="gh-row gh-row-apart">
        <span className="gh-label">Budget</span>
        <output className="gh-amount">{formatBudget(...value)}</output>
      </div>
      <RangeSlider
        min={min}
        max={max}
        step={step}
        value={value}
        labels={["Lowest price", "Highest price"]}
        valueText={(amount) => `$${amount}${amount === max ? " or more" : ""}`}
        onChange={onChange}
      />
    </div>
  );
}
