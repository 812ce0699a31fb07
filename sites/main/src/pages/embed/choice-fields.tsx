import { Field } from "@gifthearth/widgets";
import { useId } from "react";

interface OptionFieldProps {
  readonly label: string;
  readonly name: string;
  /** "" where the option isn't set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface ChoiceFieldProps extends OptionFieldProps {
  /** What is shown for each value. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One of many. */
export function ChoiceField({ label, name, value, choices, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        className="gh-input"
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {Object.entries(choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of a few, side by side. */
export function SegmentsField({ label, name, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className="segments">
      <legend className="gh-label">{label}</legend>
      {Object.entries(choices).map(([choice, words]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

interface TextFieldProps extends OptionFieldProps {
  readonly hint?: string;
  readonly isNumber?: boolean;
  readonly suggestions?: readonly string[];
}

/** A text of one's own; what it trims is trimmed once the field is left. */
export function TextField({
  label,
  name,
  value,
  hint,
  isNumber = false,
  suggestions = [],
  onChange,
}: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} optional>
      <input
        // Typed freely: what is configured by it is trimmed, and set only when it changes from elsewhere.
        key={name}
        className="gh-input"
        id={id}
        name={name}
        defaultValue={value}
        inputMode={isNumber ? "numeric" : undefined}
        maxLength={isNumber ? 3 : 200}
        autoComplete="off"
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {hint && (
        <p className="gh-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </Field>
  );
}
