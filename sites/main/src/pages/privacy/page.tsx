import { LegalView } from "../../content/legal/legal-view.tsx";
import { PRIVACY } from "../../content/legal/privacy.ts";

export function Component() {
  return <LegalView document={PRIVACY} />;
}
