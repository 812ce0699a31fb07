import { Field, invalid } from "@gifthearth/widgets";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

interface TextFieldProps
  extends Pick<
    ComponentProps<"input">,
    "type" | "name" | "autoComplete" | "defaultValue" | "maxLength" | "readOnly" | "inputMode"
  > {
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  /** Said below the field. */
  readonly hint?: string;
}

/** A line of text with its label and its error. */
export function TextField({ label, optional = false, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  const hinted = hint && !error ? { "aria-describedby": `${id}-hint` } : {};
  return (
    <Field id={id} label={label} optional={optional} error={error}>
      <input className="gh-input" id={id} {...input} {...hinted} {...invalid(id, error)} />
      {hint && (
        <p className="gh-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </Field>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  /** So that password managers know which one it is. */
  readonly autoComplete: "current-password" | "new-password";
  readonly error?: string | undefined;
}

/** A password, which can be shown. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} error={error}>
      <div className="password">
        <input
          className="gh-input"
          id={id}
          type={isShown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={2_000}
          {...input}
          {...invalid(id, error)}
        />
        <button
          type="button"
          className="password-show"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </button>
      </div>
    </Field>
  );
}

interface SubmitProps {
  readonly sending: boolean;
  /** What it says while the form is under way. */
  readonly sendingText: string;
  readonly kind?: "main" | "plain" | "danger";
  /** Whether the server takes the form too, from a browser that sends it by itself (plain/actions.ts). */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

const KINDS = { main: "gh-button-main", plain: "", danger: "button-danger" };

/** Sends the form, once the page is live; where no script runs, at once. */
export function Submit({ sending, sendingText, kind = "main", plain = false, children }: SubmitProps) {
  const isLive = useHydrated();
  const className = `gh-button ${KINDS[kind]}`;
  return (
    <>
      {plain && !isLive && (
        // First: Enter presses a form's first button, and does nothing where that is disabled.
        <noscript>
          <button type="submit" className={className}>
            {children}
          </button>
        </noscript>
      )}
      <button type="submit" className={className} disabled={!isLive} aria-disabled={sending}>
        {sending ? sendingText : children}
      </button>
    </>
  );
}
