import { useSyncExternalStore } from "react";

const NEVER_CHANGES = () => () => {};

/** Whether the page is live. Until then a form must not be sent: the browser would send it by itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
}
