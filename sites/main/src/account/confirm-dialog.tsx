import { type ReactNode, useEffect, useId, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

interface ConfirmDialogProps {
  readonly heading: string;
  readonly text: string;
  /** Not while what was confirmed is under way. */
  readonly busy: boolean;
  readonly onCancel: () => void;
  /** What confirms: a button, or a form. */
  readonly children: ReactNode;
}

/** Asks before something is done for good. It opens as soon as it stands in the page. */
export function ConfirmDialog({ heading, text, busy, onCancel, children }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusHeading();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="gh dialog"
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  );
}
