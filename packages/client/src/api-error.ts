import type { ErrorBody, ErrorCode } from "@gifthearth/core/contract";

/** An answer of the API that says no. Its message is fit to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** A message for each field at fault. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { code, message, fields = {} }: Omit<ErrorBody["error"], "requestId">) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What is said of an answer that isn't ours, or breaks off. */
export const UNAVAILABLE = {
  code: "unavailable",
  message: "The service can't be reached right now. Please try again.",
} as const;

/** The error of a reply that isn't ok; a body that isn't ours (a proxy's page, say) counts as unavailable. */
export async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  return new ApiError(response.status, body?.error?.code ? body.error : UNAVAILABLE);
}
