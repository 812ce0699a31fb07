/** Shortest password, in characters; the longest that we hash. */
export const PASSWORD_LENGTH = { min: 6, max: 200 } as const;

/** The form's messages. */
export const CREDENTIAL_MESSAGES = {
  missing: "All fields are required",
  mismatch: "Passwords do not match",
  short: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
  long: `Please keep the password to ${PASSWORD_LENGTH.max} characters or fewer`,
  email: "Please enter a valid email address",
} as const;

/** What somebody types to open an account. */
export interface NewCredentials {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is wrong with a form, and where. */
export interface FieldProblem {
  readonly field: "email" | "password" | "confirmPassword";
  readonly message: string;
}

/**
 * The first thing that is wrong with a sign-up: all are given,
 * the passwords match, the password is long enough; then what a provider would enforce. Null when nothing is.
 */
export function signUpProblem({ email, password, confirmPassword }: NewCredentials): FieldProblem | null {
  const { missing, email: invalid } = CREDENTIAL_MESSAGES;
  if (!email.trim()) return { field: "email", message: missing };
  if (!password) return { field: "password", message: missing };
  if (!confirmPassword) return { field: "confirmPassword", message: missing };
  return (
    passwordProblem({ password, confirmPassword }) ??
    (isEmail(email) ? null : { field: "email", message: invalid })
  );
}

/** The first thing that is wrong with a new password and its repetition; null when nothing is. */
export function passwordProblem({
  password,
  confirmPassword,
}: Omit<NewCredentials, "email">): FieldProblem | null {
  const { missing, mismatch, short, long } = CREDENTIAL_MESSAGES;
  if (!password) return { field: "password", message: missing };
  if (password !== confirmPassword) return { field: "confirmPassword", message: mismatch };
  if (password.length < PASSWORD_LENGTH.min) return { field: "password", message: short };
  return password.length > PASSWORD_LENGTH.max ? { field: "password", message: long } : null;
}

const ADDRESS = /^[^\s@"(),:;<>[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/**
 * Whether a text has the basic pattern of an address; whether it exists only a mail can tell. Judged as it
 * is stored and mailed: a full-width sign that becomes a comma would else make two addresses of one.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(normalizeEmail(text));
}

/** The form in which an address is stored and compared: two that differ in case are one account. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
