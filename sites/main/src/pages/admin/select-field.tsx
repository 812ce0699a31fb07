import { Field } from "@gifthearth/widgets";
import { useId } from "react";

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  /** The value that is chosen at first; the first one unless told. */
  readonly defaultValue?: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
}

/** A choice of one with its label. */
export function SelectField({ label, name, defaultValue, options }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select className="gh-input" id={id} name={name} defaultValue={defaultValue}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
