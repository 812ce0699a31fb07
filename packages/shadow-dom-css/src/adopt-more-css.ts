import { sheetOf } from "./sheets.ts";

/** Adopts one more stylesheet into the shadow root that an element is in; outside of any it does nothing. */
export function adoptMoreCss(element: Element | null, text: string): void {
  const root = element?.getRootNode();
  if (!element || !root || !("host" in root) || !("adoptedStyleSheets" in root)) return;
  const { adoptedStyleSheets } = root as ShadowRoot;
  const sheet = sheetOf(element.ownerDocument, text);
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
