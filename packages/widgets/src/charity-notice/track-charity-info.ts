/** What a visitor did with the charity notice. */
export type CharityInfoAction =
  | { readonly action: "view" | "click" | "hover" }
  | { readonly action: "read"; readonly duration: number };

/** The part of the notice that must be in sight for it to be seen. */
const SEEN = 0.5;
/** Shorter looks are no reading, milliseconds. */
const READ_FROM = 2_000;

/**
 * Watches an element and tells what the visitor does with it: `view` and `hover` once, `click` each time, and
 * `read` for every time it was in sight for 2 seconds or more, with the whole seconds, when that ends.
 * @returns stops watching; a reading that is going on ends with it
 */
export function trackCharityInfo(element: Element, tell: (action: CharityInfoAction) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let inSight = false;
  let isViewed = false;
  let since: number | null = null;

  function startReading(): void {
    if (!inSight || document.hidden || since !== null) return;
    since = performance.now();
    if (!isViewed) tell({ action: "view" });
    isViewed = true;
  }

  function endReading(): void {
    if (since === null) return;
    const time = performance.now() - since;
    since = null;
    if (time >= READ_FROM) tell({ action: "read", duration: Math.round(time / 1000) });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      inSight = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN;
      if (inSight) startReading();
      else endReading();
    },
    { threshold: SEEN },
  );
  observer.observe(element);
  document.addEventListener("visibilitychange", () => (document.hidden ? endReading() : startReading()), {
    signal,
  });
  // The last word before the page is left.
  addEventListener("pagehide", endReading, { signal });
  element.addEventListener("click", () => tell({ action: "click" }), { signal });
  element.addEventListener("pointerenter", () => tell({ action: "hover" }), { signal, once: true });
  return () => {
    observer.disconnect();
    stopping.abort();
    endReading();
  };
}
