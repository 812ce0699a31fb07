import { FEEDBACK_REPLIES } from "@gifthearth/core/feedback";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { FeedbackFields } from "./feedback-fields.tsx";
import { type FeedbackDraft, useFeedbackForm } from "./use-feedback-form.ts";

/** How long the thanks show before the dialog closes, milliseconds. */
const CLOSING_TIME = 1_500;

export interface FeedbackDialogProps {
  /** The part of the commission that is donated, 0 to 1. */
  readonly charityShare: number;
  /** Keeps what is typed from one opening to the next. */
  readonly draft: FeedbackDraft;
  /** The dialog is closed, by whatever means. */
  readonly onClose: () => void;
}

/**
 * The feedback dialog. A native modal: what lies below it, the focus and its
 * return are the browser's. It is open for as long as it is rendered, and nothing closes it while it submits.
 */
export function FeedbackDialog({ charityShare, draft, onClose }: FeedbackDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const { form, phase, problem, failure, change, submit } = useFeedbackForm(draft);
  const isSubmitting = phase === "submitting";

  useEffect(() => {
    // Rendered twice by strict mode: an open dialog must not be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading comes with the thanks
  useEffect(() => {
    heading.current?.focus();
  }, [phase === "sent"]);

  useEffect(() => {
    if (phase !== "sent") return;
    const timer = setTimeout(() => dialog.current?.close(), CLOSING_TIME);
    return () => clearTimeout(timer);
  }, [phase]);

  function close(): void {
    if (!isSubmitting) dialog.current?.close();
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = await submit();
    if (!wrong) return;
    const control = elements.namedItem(wrong.field);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (first instanceof HTMLElement) first.focus();
  }

  /** A second Escape would close a dialog whose `cancel` was prevented; a prevented key closes nothing. */
  function holdWhileSubmitting(event: KeyboardEvent): void {
    if (event.key === "Escape" && isSubmitting) event.preventDefault();
  }

  /** The dialog's own box is all its content: only a press beside it is on the dialog itself. */
  function closeFromOutside({ target, currentTarget }: MouseEvent): void {
    // A text that is marked with the pointer may end out there.
    if (target === currentTarget && pressedOutside.current) close();
  }

  return (
    <dialog
      className="gh gh-feedback"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onCancel={(event) => isSubmitting && event.preventDefault()}
      onKeyDown={holdWhileSubmitting}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={closeFromOutside}
    >
      {phase === "sent" ? (
        <div className="gh-feedback-thanks" role="status">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="22" />
            <path d="m14 25 7 7 13-15" />
          </svg>
          <h2 className="gh-title" id={`${id}-title`} ref={heading} tabIndex={-1}>
            {FEEDBACK_REPLIES.thanks}
          </h2>
          <p>{FEEDBACK_REPLIES.thanksMore}</p>
        </div>
      ) : (
        <form
          className="gh-feedback-form"
          data-form-name="feedback_form"
          noValidate
          aria-busy={isSubmitting}
          onSubmit={(event) => void send(event)}
        >
          <div className="gh-feedback-head">
            <h2 className="gh-title" id={`${id}-title`} ref={heading} tabIndex={-1}>
              Share Your Feedback
            </h2>
            <button
              type="button"
              className="gh-feedback-close"
              aria-label="Close feedback"
              aria-disabled={isSubmitting}
              onClick={close}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5 5l10 10M15 5 5 15" />
              </svg>
            </button>
          </div>
          <div className="gh-feedback-body">
            <label className="gh-feedback-mode">
              <span>
                <span className="gh-label">Quick mode</span>
                <span className="gh-muted">One rating and a few words</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                name="isQuickMode"
                checked={form.isQuickMode}
                aria-checked={form.isQuickMode}
                onChange={(event) => change({ isQuickMode: event.currentTarget.checked })}
              />
            </label>
            <FeedbackFields
              id={id}
              form={form}
              charityShare={charityShare}
              errorOf={(field) => (problem?.field === field ? problem.message : undefined)}
              onChange={change}
            />
          </div>
          <div className="gh-feedback-end">
            <div role="alert">
              {failure && (
                <p className="gh-error">
                  {failure.text}
                  {failure.description && <span> {failure.description}</span>}
                </p>
              )}
            </div>
            <div className="gh-row">
              <button type="button" className="gh-button" aria-disabled={isSubmitting} onClick={close}>
                Cancel
              </button>
              <button type="submit" className="gh-button gh-button-main" aria-disabled={isSubmitting}>
                {isSubmitting ? "Submitting..." : "Submit Feedback"}
              </button>
            </div>
          </div>
        </form>
      )}
    </dialog>
  );
}
