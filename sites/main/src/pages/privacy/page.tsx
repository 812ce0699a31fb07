import { LegalView } from "../../content/legal/legal-view.tsx";
import { PRIVACY } from "../../content/legal/privacy.ts";

/** Specification, sections 1 and 2. */
export function Component() {
  return <LegalView document={PRIVACY} />;
}
