import { sheetOf } from "./sheets.ts";

export { adoptMoreCss } from "./adopt-more-css.ts";

/**
 * Adopts stylesheets into a shadow root, in the order given. A text becomes one `CSSStyleSheet` however
 * many roots of a document adopt it; another document can't share it, and a root that moves there loses
 * it, so adopts anew. Constructed sheets need no nonce and are allowed under `style-src 'none'`, where
 * `<style>` elements are not.
 */
export function adoptCss(root: ShadowRoot, texts: readonly string[]): void {
  // A DOM for tests lays nothing out, and may know no stylesheets of this kind.
  if (!("adoptedStyleSheets" in root)) return;
  root.adoptedStyleSheets = texts.map((text) => sheetOf(root.ownerDocument, text));
}
