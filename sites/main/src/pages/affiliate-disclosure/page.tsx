import { AFFILIATE_DISCLOSURE } from "../../content/legal/affiliate-disclosure.ts";
import { LegalView } from "../../content/legal/legal-view.tsx";

/** Specification, sections 1 and 2. */
export function Component() {
  return <LegalView document={AFFILIATE_DISCLOSURE} />;
}
