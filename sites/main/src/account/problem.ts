import { ApiError } from "@gifthearth/client";

/** What is wrong with a form: a message beside a field, or for the whole of it. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

const NO_CONNECTION = "The service can't be reached right now. Please try again.";

/** What a failed call says of the form that was sent. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { field: null, message: NO_CONNECTION };
  const [field = null] = Object.keys(error.fields);
  return { field, message: field === null ? error.message : (error.fields[field] ?? error.message) };
}
