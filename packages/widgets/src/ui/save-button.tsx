import { type ReactNode, useEffect, useState } from "react";

export interface SaveButtonProps {
  /** What is saved, for screen readers: a title, or "this search". */
  readonly name: string;
  /** @returns whether it was saved; never rejects, and tells the visitor itself */
  readonly onSave: () => Promise<boolean>;
  /** Whether it is kept already; it can be saved again all the same. */
  readonly isKept?: boolean | undefined;
  /** Words beside the picture. */
  readonly children?: ReactNode;
}

/** How long the check shows, milliseconds. */
const SAVED_TIME = 3000;

/** What each state says and draws. */
const STATES = {
  Save: "M10 17S3 12.5 3 7.6A3.9 3.9 0 0 1 10 5.4a3.9 3.9 0 0 1 7 2.2C17 12.5 10 17 10 17Z",
  Saving: "M10 3a7 7 0 1 0 7 7",
  Saved: "M4 10.5 8 14.5 16 6",
};

/** Idle, saving, saved for three seconds, idle again. It keeps the focus throughout. */
export function SaveButton({ name, onSave, isKept, children }: SaveButtonProps) {
  const [state, setState] = useState<keyof typeof STATES>("Save");
  useEffect(() => {
    if (state !== "Saved") return;
    const timer = setTimeout(() => setState("Save"), SAVED_TIME);
    return () => clearTimeout(timer);
  }, [state]);

  async function save(): Promise<void> {
    if (state !== "Save") return;
    setState("Saving");
    setState((await onSave()) ? "Saved" : "Save");
  }

  const shown = isKept && state === "Save" ? "Saved" : state;
  return (
    <button
      type="button"
      className={`gh-button gh-save gh-save-${state}${children ? " gh-save-words" : ""}`}
      data-kept={isKept}
      aria-label={`${shown} ${name}`}
      aria-disabled={state !== "Save"}
      onClick={save}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={STATES[state]} />
      </svg>
      {children}
    </button>
  );
}
