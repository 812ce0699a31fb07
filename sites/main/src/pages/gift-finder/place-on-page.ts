import { useEffect, useLayoutEffect, useMemo } from "react";
import { browserStorage } from "../../host/browser-storage.ts";

const storage = browserStorage(() => sessionStorage);

/** How far down each place of the history was scrolled when it was left, pixels. */
const PLACES = new Map<string, number>();
/** Session storage key of the place that a reload left. */
const RELOADED = "placeOnPage";
/** For so many milliseconds what is still on its way, like the chips above a list, may move what stands below. */
const HELD = 3_000;
/** What a visitor does on the page, from when on it is theirs to move. */
const VISITOR_ACTS = ["wheel", "touchstart", "pointerdown", "keydown", "click"];

/**
 * Scrolls to where the visitor was as soon as a list that they come back to has made the page as long again, and holds
 * them there while it becomes whole; not once they have done anything themselves.
 * @param key of the place in the history
 * @param list another one is on its way; nothing happens without one
 */
export function usePlaceOnPage(key: string, list: object | null | undefined): void {
  // Read before the page, which is short as yet, is scrolled to its end.
  const place = useMemo(() => PLACES.get(key) ?? reloadedPlace(key), [key]);

  // Before the next page scrolls to its own place.
  useLayoutEffect(() => {
    const note = () => PLACES.set(key, window.scrollY);
    const keep = () => storage.write(RELOADED, JSON.stringify([key, window.scrollY]));
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", keep);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list that is come back to
  useEffect(() => {
    if (!list || !place) return;
    const until = performance.now() + HELD;
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const type of VISITOR_ACTS)
      window.addEventListener(type, () => leaving.abort(), { signal, capture: true, passive: true });
    const go = (now: number) => {
      if (signal.aborted || now > until) return leaving.abort();
      const isLongEnough = document.documentElement.scrollHeight >= place + window.innerHeight;
      if (isLongEnough && window.scrollY !== place) window.scrollTo({ top: place, behavior: "instant" });
      requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
    return () => leaving.abort();
  }, [list]);
}

function reloadedPlace(key: string): number | undefined {
  try {
    const [at, place] = JSON.parse(storage.read(RELOADED) ?? "[]");
    return at === key && typeof place === "number" ? place : undefined;
  } catch {
    return undefined;
  }
}
