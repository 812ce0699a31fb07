import * as z from "zod";

/**
 * Text from a client: well-formed, without control characters (line breaks and tabs excepted),
 * trimmed, capped. What it holds is data; it is never markup.
 * @param missing the message when there is no text at all
 */
export function text(maxLength: number, missing = "Please send this as text") {
  return z
    .string(missing)
    .max(maxLength, `Please keep this to ${maxLength} characters or fewer`)
    .transform((value) =>
      value
        .toWellFormed()
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    );
}
