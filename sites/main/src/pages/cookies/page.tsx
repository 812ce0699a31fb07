import { COOKIES } from "../../content/legal/cookies.ts";
import { LegalView } from "../../content/legal/legal-view.tsx";

/** Specification, sections 1 and 2. */
export function Component() {
  return <LegalView document={COOKIES} />;
}
