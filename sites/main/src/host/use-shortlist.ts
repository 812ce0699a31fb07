import { useSyncExternalStore } from "react";
import { createShortlist, type ShortlistedIdea } from "./shortlist.ts";

/** This browser's shortlist. */
export const shortlist = createShortlist(() => localStorage, Date.now);

const NONE: readonly ShortlistedIdea[] = [];

/** What is on this device's shortlist, as it changes here and in other tabs; nothing until the page is live. */
export function useShortlist(): readonly ShortlistedIdea[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.items, () => NONE);
}
