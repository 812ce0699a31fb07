import { TextField } from "./fields.tsx";
import { textOf } from "./use-form.ts";

interface BudgetFieldsProps {
  /** Whole US dollars; null for none. */
  readonly min: number | null | undefined;
  readonly max: number | null | undefined;
  readonly errorOf: (field: string) => string | undefined;
}

/** The lowest and the highest price, side by side where there is room. */
export function BudgetFields({ min, max, errorOf }: BudgetFieldsProps) {
  const field = (name: string, label: string, amount: number | null | undefined) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      defaultValue={amount === null || amount === undefined ? "" : String(amount)}
      error={errorOf(name)}
      optional
    />
  );
  return (
    <div className="gh-row budget-fields">
      {field("budgetMin", "From (US dollars)", min)}
      {field("budgetMax", "Up to (US dollars)", max)}
    </div>
  );
}

/** What was written there; null where nothing was. */
export function budgetOf(values: FormData): {
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
} {
  const number = (name: string) => (textOf(values, name).trim() === "" ? null : Number(textOf(values, name)));
  return { budgetMin: number("budgetMin"), budgetMax: number("budgetMax") };
}
