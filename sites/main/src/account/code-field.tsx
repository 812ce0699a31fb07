import { TextField } from "./fields.tsx";

interface CodeFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Whether a recovery code does as well: then letters have to be typed, too. */
  readonly takesRecoveryCode?: boolean;
}

/** The code that an authenticator app shows. */
export function CodeField({ label, error, hint, takesRecoveryCode = false }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode={takesRecoveryCode ? "text" : "numeric"}
      maxLength={60}
      error={error}
      {...(hint !== undefined && { hint })}
    />
  );
}
