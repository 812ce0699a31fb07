import * as z from "zod";

/**
 * Text from a client: well-formed, without control characters (line breaks and tabs excepted),
 * trimmed, capped. What it holds is data; it is never markup.
 */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength, `Please keep this to ${maxLength} characters or fewer`)
    .transform((value) =>
      value
        .toWellFormed()
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    );
}
