import { AFFILIATE_DISCLOSURE } from "../../content/legal/affiliate-disclosure.ts";
import { LegalView } from "../../content/legal/legal-view.tsx";

export function Component() {
  return <LegalView document={AFFILIATE_DISCLOSURE} />;
}
