import { type FormEvent, useRef, useState } from "react";
import { useActionData } from "react-router";
import type { Refused } from "../no-script/refused.ts";
import { type Problem, toProblem } from "./problem.ts";

export interface FormState {
  readonly sending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The message beside a field. */
  readonly errorOf: (field: string) => string | undefined;
  /** The message for the whole form; undefined when there is none, or it stands beside a field. */
  readonly error: string | undefined;
  /** What a field held when the browser sent the form by itself, and it came back. */
  readonly sentValue: (field: string) => string | undefined;
}

interface FormActions {
  /** The first thing that is wrong; null when the form may be sent. */
  readonly check?: (values: FormData) => Problem | null;
  readonly send: (values: FormData) => Promise<void>;
}

/**
 * A form that is checked, sent, and told what was wrong: the message goes beside its field, which gets the
 * focus, so that it is read out; what is about no field shown is for the whole form.
 */
export function useForm({ check, send }: FormActions): FormState {
  const refused = useActionData<Refused>();
  const [problem, setProblem] = useState<Problem | null>(refused?.problem ?? null);
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);

  function refuse(form: HTMLFormElement, { field, message }: Problem): void {
    const control = field && form.elements.namedItem(field);
    const isShown = control instanceof HTMLInputElement && control.type !== "hidden";
    setProblem({ field: isShown ? field : null, message });
    if (isShown) control.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const values = new FormData(form);
    const found = check?.(values);
    if (found) return refuse(form, found);
    isSending.current = true;
    setSending(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      refuse(form, toProblem(error));
    } finally {
      isSending.current = false;
      setSending(false);
    }
  }

  return {
    sending,
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    errorOf: (field) => (problem?.field === field ? problem.message : undefined),
    error: problem && problem.field === null ? problem.message : undefined,
    sentValue: (field) => refused?.values[field],
  };
}

/** The file that is chosen in a field; null when there is none. */
export function fileOf(values: FormData, name: string): File | null {
  const file = values.get(name);
  return file instanceof File && file.name !== "" ? file : null;
}

/** A field's text; empty when there is none. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
}
