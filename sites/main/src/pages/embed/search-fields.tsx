import { BUDGET_SLIDER } from "@gifthearth/core";
import { useId } from "react";

interface SearchFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What interests the form starts with: popular ones to choose, and others in words of one's own. */
export function InterestsField({
  name,
  value,
  popular,
  onChange,
}: SearchFieldProps & { readonly popular: readonly string[] }) {
  const id = useId();
  const chosen = value.split(",").filter(Boolean);
  const own = chosen.filter((interest) => !popular.includes(interest)).join(", ");
  const choose = (interest: string, isChosen: boolean) =>
    onChange((isChosen ? [...chosen, interest] : chosen.filter((other) => other !== interest)).join(","));
  const addOwn = (text: string) =>
    onChange([...chosen.filter((interest) => popular.includes(interest)), text].join(","));
  return (
    <fieldset className="interests">
      <legend className="gh-label">
        Interests <span className="gh-muted">(optional)</span>
      </legend>
      <div className="interest-choices">
        {popular.map((interest) => (
          <label key={interest} className="check">
            <input
              type="checkbox"
              name={name}
              value={interest}
              checked={chosen.includes(interest)}
              onChange={({ target }) => choose(interest, target.checked)}
            />
            {interest}
          </label>
        ))}
      </div>
      <label className="gh-muted" htmlFor={id}>
        Others, separated by commas
      </label>
      <input
        className="gh-input"
        id={id}
        name={name}
        defaultValue={own}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => addOwn(target.value)}
      />
    </fieldset>
  );
}

const [LOW, HIGH] = BUDGET_SLIDER.default;
const AMOUNTS = Array.from({ length: BUDGET_SLIDER.max / 20 + 1 }, (_, place) => place * 20);

/** The budget that the form starts with; as it is without the option until it is chosen. */
export function BudgetField({ value, onChange }: SearchFieldProps) {
  const id = useId();
  const [low = "", high = ""] = value.split("-");
  const set = (from: string, to: string) =>
    onChange(from && to && Number(from) < Number(to) ? `${from}-${to}` : "");
  const fields = [
    {
      key: "from",
      label: "Lowest price",
      amount: low,
      amounts: AMOUNTS.slice(0, -1),
      change: (from: string) => set(from, Number(high) > Number(from) ? high : String(BUDGET_SLIDER.max)),
    },
    {
      key: "to",
      label: "Highest price",
      amount: high,
      amounts: AMOUNTS.slice(1),
      change: (to: string) => set(low && Number(low) < Number(to) ? low : "0", to),
    },
  ];
  return (
    <div className="budget-fields">
      {fields.map(({ key, label, amount, amounts, change }) => (
        <div key={key} className="gh-field">
          <label className="gh-label" htmlFor={`${id}-${key}`}>
            {label}
          </label>
          <select
            className="gh-input"
            id={`${id}-${key}`}
            name={`budget-${key}`}
            value={amount}
            onChange={({ target }) => change(target.value)}
          >
            <option value="">Usual (${key === "from" ? LOW : HIGH})</option>
            {amount && !amounts.includes(Number(amount)) && <option value={amount}>${amount}</option>}
            {amounts.map((each) => (
              <option key={each} value={each}>
                ${each}
                {each === BUDGET_SLIDER.max && " or more"}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
