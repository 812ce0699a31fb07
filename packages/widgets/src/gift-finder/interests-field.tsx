import { addInterest, POPULAR_INTERESTS, QUERY_LIMITS } from "@gifthearth/core";
import { type KeyboardEvent, useRef } from "react";
import { useText } from "../text/text.ts";
import { Field, invalid } from "../ui/field.tsx";

interface InterestsFieldProps {
  readonly id: string;
  readonly value: readonly string[];
  /** What is typed and not added yet. */
  readonly draft: string;
  readonly error: string | undefined;
  readonly onDraft: (draft: string) => void;
  readonly onChange: (interests: readonly string[]) => void;
}

/** Interests of the visitor's own, added with Enter, a comma or the button, and the popular ones as toggles. */
export function InterestsField({ id, value, draft, error, onDraft, onChange }: InterestsFieldProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const popular: readonly string[] = POPULAR_INTERESTS;
  const own = value.filter((interest) => !popular.includes(interest));
  const full = value.length >= QUERY_LIMITS.interests;
  const remove = (interest: string) => onChange(value.filter((other) => other !== interest));

  function add(): void {
    onChange(addInterest(value, draft));
    // What finds no room stays where it can be read.
    if (!full) onDraft("");
    input.current?.focus();
  }

  /** A comma ends an interest, as Enter does; what was pasted may hold several. */
  function type(text: string): void {
    const parts = text.split(",");
    const last = parts.pop() ?? "";
    const interests = parts.reduce(addInterest, value);
    if (parts.length > 0) onChange(interests);
    // What finds no room stays where it can be read.
    const left = parts.filter((part) => part.trim() && !interests.includes(part.trim()));
    onDraft([...left, last].join(","));
  }

  function pressKey(event: KeyboardEvent): void {
    // Enter that ends an input method's composition adds nothing. Preact hands on the native event itself.
    if (event.key !== "Enter" || (event.nativeEvent ?? event).isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Field id={id} label={t("Interests")} error={error}>
      <div className="gh-row gh-popular" role="group" aria-label={t("Popular interests")}>
        {POPULAR_INTERESTS.map((interest) => (
          <button
            key={interest}
            type="button"
            className="gh-chip"
            aria-pressed={value.includes(interest)}
            onClick={() =>
              value.includes(interest) ? remove(interest) : onChange(addInterest(value, interest))
            }
          >
            {t(interest)}
          </button>
        ))}
      </div>
      <div className="gh-add">
        <input
          className="gh-input"
          id={id}
          ref={input}
          placeholder={t("Something else they like")}
          maxLength={QUERY_LIMITS.interest}
          value={draft}
          enterKeyHint="done"
          autoComplete="off"
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={pressKey}
          {...invalid(id, error)}
        />
        <button type="button" className="gh-button" onClick={add}>
          {t("Add")}
        </button>
      </div>
      {full && (
        <p className="gh-error" role="alert">
          {t("{count} interests are the most we take.", { count: QUERY_LIMITS.interests })}
        </p>
      )}
      {own.length > 0 && (
        <ul className="gh-row" aria-label={t("Added interests")}>
          {own.map((interest) => (
            <li key={interest} className="gh-chip gh-chip-own">
              {interest}
              <button
                type="button"
                className="gh-chip-remove"
                aria-label={t("Remove {name}", { name: interest })}
                onClick={() => {
                  remove(interest);
                  input.current?.focus();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
