/** The entry that defines the elements by being imported. */
import { defineElements } from "./define-elements.ts";

// With them comes what TypeScript is to know of the elements by their names.
export type { GiftFinderElement, ImpactScoreboardElement } from "../embed/mount-functions.ts";

defineElements();
