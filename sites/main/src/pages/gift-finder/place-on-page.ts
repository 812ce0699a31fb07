import { useEffect, useLayoutEffect, useMemo } from "react";
import { browserStorage } from "../../host/browser-storage.ts";

const storage = browserStorage(() => sessionStorage);

/** How far down each place of the history was scrolled when it was left, pixels. */
const PLACES = new Map<string, number>();
/** Session storage key of the place that a reload left. */
const RELOADED = "placeOnPage";
/** A page that isn't as long again after so many milliseconds won't be. */
const LONG_ENOUGH = 3_000;
/** A page that hasn't changed its length for so many milliseconds has all its ideas. */
const SETTLED = 300;

/**
 * Scrolls to where the visitor was as soon as a list that they come back to has made the page as long again; not once
 * they have scrolled themselves.
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
    const until = performance.now() + LONG_ENOUGH;
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const type of ["wheel", "touchstart", "keydown"])
      window.addEventListener(type, () => leaving.abort(), { signal, passive: true });
    let height = 0;
    let settlesAt = 0;
    const go = (now: number) => {
      if (signal.aborted || now > until) return leaving.abort();
      const { scrollHeight } = document.documentElement;
      if (scrollHeight !== height) settlesAt = now + SETTLED;
      height = scrollHeight;
      const isLongEnough = height >= place + window.innerHeight;
      if (isLongEnough) window.scrollTo({ top: place, behavior: "instant" });
      if (!isLongEnough || now < settlesAt) requestAnimationFrame(go);
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
