import { BUDGET_SLIDER, formatBudget } from "@gifthearth/core";
import { useMoney } from "../money.ts";
import { useText } from "../text/text.ts";
import { RangeSlider } from "../ui/range-slider.tsx";

interface BudgetFieldProps {
  /** In the visitor's currency. */
  readonly value: readonly [low: number, high: number];
  readonly onChange: (value: readonly [low: number, high: number]) => void;
}

/** The budget slider; at its end the upper label reads "200+". */
export function BudgetField({ value, onChange }: BudgetFieldProps) {
  const { min, max, step } = BUDGET_SLIDER;
  const { t, prices } = useText();
  const { sign } = useMoney();
  return (
    <div className="gh-field" role="group" aria-label={t("Budget")}>
      <div className="gh-row gh-row-apart">
        <span className="gh-label">{t("Budget")}</span>
        <output className="gh-amount">{prices(formatBudget(...value, sign))}</output>
      </div>
      <RangeSlider
        min={min}
        max={max}
        step={step}
        value={value}
        labels={[t("Lowest price"), t("Highest price")]}
        valueText={(value) => {
          const amount = prices(`${sign}${value}`);
          return value === max ? t("{amount} or more", { amount }) : amount;
        }}
        onChange={onChange}
      />
    </div>
  );
}
