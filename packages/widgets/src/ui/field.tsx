import type { ReactNode } from "react";
import { useText } from "../text/text.ts";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled control with its error; the control names `${id}-error` as its description. */
export function Field({ id, label, optional, error, children }: FieldProps) {
  const { t } = useText();
  return (
    <div className="gh-field">
      <label className="gh-label" htmlFor={id}>
        {label} {optional && <span className="gh-muted">{t("(optional)")}</span>}
      </label>
      {children}
      {error && (
        <p className="gh-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Attributes by which a control says that it is wrong, and why. */
export function invalid(id: string, error: string | undefined) {
  return error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
}
