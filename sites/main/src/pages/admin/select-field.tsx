import { Field } from "@gifthearth/widgets";
import { useId } from "react";

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly defaultValue?: string;
}

/** A choice of one with its label. */
export function SelectField({ label, name, options, defaultValue }: SelectFieldProps) {
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
