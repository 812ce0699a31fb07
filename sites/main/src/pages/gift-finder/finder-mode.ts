/** How a visitor looks for a gift. */
export type FinderMode = "form" | "chat";

/** Mode switches less than this apart are ignored, milliseconds. */
const DEBOUNCE = 500;

/** The mode that an address asks for with `mode`; where chat is off it is the form. */
export function toFinderMode(parameter: string | null, isChatOn: boolean): FinderMode {
  return isChatOn && parameter === "chat" ? "chat" : "form";
}

/**
 * Decides whether a mode switch counts: the first one does, and any that comes long enough after the last
 * that did.
 */
export function createModeDebounce(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < DEBOUNCE) return false;
    last = now;
    return true;
  };
}
