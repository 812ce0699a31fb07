import { COOKIES } from "../../content/legal/cookies.ts";
import { LegalView } from "../../content/legal/legal-view.tsx";

export function Component() {
  return <LegalView document={COOKIES} />;
}
