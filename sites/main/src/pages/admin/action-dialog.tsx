import type { ReactNode } from "react";
import { ConfirmDialog } from "../../account/confirm-dialog.tsx";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import type { Problem } from "../../account/problem.ts";
import { useForm } from "../../account/use-form.ts";

interface ActionDialogProps {
  readonly heading: string;
  readonly text: string;
  /** On the button that confirms. */
  readonly label: string;
  /** Likewise while it is under way. */
  readonly busyLabel: string;
  readonly kind?: "main" | "danger";
  /** The first thing that is wrong with what is typed; null when it may be done. */
  readonly check?: (values: FormData) => Problem | null;
  /** The dialog closes once it is done, and stays with what was refused and what is typed. */
  readonly act: (values: FormData) => Promise<unknown>;
  readonly onClose: () => void;
  /** What else is asked. */
  readonly children?: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** Asks before what can't be undone. */
export function ActionDialog(props: ActionDialogProps) {
  const { heading, text, label, busyLabel, kind = "main", check, act, onClose, children } = props;
  const state = useForm({
    ...(check && { check }),
    async send(values) {
      await act(values);
      onClose();
    },
  });
  return (
    <ConfirmDialog heading={heading} text={text} busy={state.sending} onCancel={onClose}>
      <Form state={state}>
        {children?.(state.errorOf)}
        <div className="gh-row dialog-actions">
          <button
            type="button"
            className="gh-button"
            aria-disabled={state.sending}
            onClick={() => !state.sending && onClose()}
          >
            Cancel
          </button>
          <Submit sending={state.sending} sendingText={busyLabel} kind={kind}>
            {label}
          </Submit>
        </div>
      </Form>
    </ConfirmDialog>
  );
}
