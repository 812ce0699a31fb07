import { LegalView } from "../../content/legal/legal-view.tsx";
import { TERMS } from "../../content/legal/terms.ts";

export function Component() {
  return <LegalView document={TERMS} />;
}
