import { LegalView } from "../../content/legal/legal-view.tsx";
import { TERMS } from "../../content/legal/terms.ts";

/** Specification, sections 1 and 2. */
export function Component() {
  return <LegalView document={TERMS} />;
}
