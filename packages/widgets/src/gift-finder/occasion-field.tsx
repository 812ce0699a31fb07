import { chosenOccasion, OCCASIONS, QUERY_LIMITS } from "@gifthearth/core";
import { useState } from "react";
import { useText } from "../text/text.ts";
import { Field, invalid } from "../ui/field.tsx";

interface OccasionFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (occasion: string) => void;
}

/** A required choice; "Other" brings a text box whose text, unless blank, is the occasion. */
export function OccasionField({ id, value, error, onChange }: OccasionFieldProps) {
  const { t } = useText();
  const isOwn = value !== "" && !(OCCASIONS as readonly string[]).includes(value);
  // Apart from `value`, since what is being typed may pass through "Birthday" or end in a space.
  const [option, setOption] = useState(isOwn ? "Other" : value);
  const [customText, setCustomText] = useState(isOwn ? value : "");

  function change(nextOption: string, nextText: string): void {
    setOption(nextOption);
    setCustomText(nextText);
    onChange(chosenOccasion(nextOption, nextText));
  }

  return (
    <Field id={id} label={t("Occasion")} error={error}>
      <select
        className="gh-input"
        id={id}
        required
        value={option}
        onChange={(event) => change(event.currentTarget.value, customText)}
        {...invalid(id, error)}
      >
        <option value="">{t("Select an occasion")}</option>
        {OCCASIONS.map((occasion) => (
          <option key={occasion} value={occasion}>
            {t(occasion)}
          </option>
        ))}
      </select>
      {option === "Other" && (
        <input
          className="gh-input"
          aria-label={t("Which occasion?")}
          placeholder={t("Which occasion?")}
          maxLength={QUERY_LIMITS.occasion}
          value={customText}
          onInput={(event) => change(option, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
