/**
 * A text as a terminal may have it: what comes from a file or from elsewhere in it can't move the cursor, or
 * change what else is shown. Line breaks stay.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "\uFFFD");
}
