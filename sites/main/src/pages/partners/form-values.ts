import type { PartnerRequest } from "@gifthearth/core/contract";
import { textOf } from "../../account/use-form.ts";

/** What the form for a partner holds, as the API takes it. */
export function toPartnerRequest(values: FormData): PartnerRequest {
  const kind = values.get("kind") === "charity" ? "charity" : "blog";
  return {
    name: textOf(values, "name").trim(),
    website: textOf(values, "website").trim(),
    kind,
    charityId: kind === "charity" ? textOf(values, "charityId") || null : null,
    allowedOrigins: toOrigins(textOf(values, "allowedOrigins")),
  };
}

/** One a line, or separated by commas or spaces. */
function toOrigins(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
