import { Field, invalid } from "../ui/field.tsx";

interface AnswerFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface TextAnswerProps extends AnswerFieldProps {
  readonly maxLength: number;
  readonly required?: boolean;
  readonly type?: "text" | "email";
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

/** A line of text. */
export function TextAnswer(props: TextAnswerProps) {
  const {
    id,
    label,
    required = false,
    type = "text",
    autoComplete = "off",
    error,
    onChange,
    ...input
  } = props;
  return (
    <Field id={id} label={label} optional={!required} error={error}>
      <input
        {...input}
        className="gh-input"
        id={id}
        type={type}
        autoComplete={autoComplete}
        aria-required={required}
        onInput={(event) => onChange(event.currentTarget.value)}
        {...invalid(id, error)}
      />
    </Field>
  );
}

/** Several lines. */
export function LongAnswer(props: Omit<TextAnswerProps, "type" | "autoComplete">) {
  const { id, label, required = false, error, onChange, ...input } = props;
  return (
    <Field id={id} label={label} optional={!required} error={error}>
      <textarea
        {...input}
        className="gh-input"
        id={id}
        rows={3}
        aria-required={required}
        onInput={(event) => onChange(event.currentTarget.value)}
        {...invalid(id, error)}
      />
    </Field>
  );
}

interface ChoiceProps extends AnswerFieldProps {
  readonly options: readonly string[];
}

/** One of several answers, or none. */
export function Choice({ id, label, options, onChange, ...select }: ChoiceProps) {
  return (
    <Field id={id} label={label} optional>
      <select
        {...select}
        className="gh-input"
        id={id}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">No answer</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
