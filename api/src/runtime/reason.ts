/**
 * An error in a few words for an operator: the innermost cause says most; of a connection that was tried at several
 * addresses only the code says anything.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
