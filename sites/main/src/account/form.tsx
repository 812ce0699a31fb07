import type { ReactNode } from "react";
import type { FormState } from "./use-form.ts";

interface FormProps {
  readonly state: Pick<FormState, "onSubmit" | "error">;
  /** Where a browser without scripts sends it; the page's own address unless told. */
  readonly action?: string;
  readonly children: ReactNode;
}

/** A form of `useForm`; what is wrong with the whole of it stands above its fields, and is read out at once. */
export function Form({ state: { onSubmit, error }, action, children }: FormProps) {
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={onSubmit}>
      <div role="alert">{error && <p className="form-error">{error}</p>}</div>
      {children}
    </form>
  );
}
