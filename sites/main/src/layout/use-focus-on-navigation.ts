import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus along with the visitor: to a new page's heading, so that it is read out and the next Tab
 * goes on from there, or to the part of the page that the address names.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const place = hash ? key : pathname;
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector("main h1");
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [place, hash]);
}
