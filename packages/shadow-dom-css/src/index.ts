const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts stylesheets into a shadow root, in the order given. A text becomes one `CSSStyleSheet` however
 * many roots of a document adopt it; another document can't share it, and a root that moves there loses
 * it, so adopts anew. Constructed sheets need no nonce and are allowed under `style-src 'none'`, where
 * `<style>` elements are not.
 */
export function adoptCss(root: ShadowRoot, texts: readonly string[]): void {
  const { ownerDocument } = root;
  const { CSSStyleSheet } = ownerDocument.defaultView ?? globalThis;
  const sheets = sheetsOf.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(ownerDocument, sheets);
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
