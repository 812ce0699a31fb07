const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adopts stylesheets into a shadow root, in the order given. A text becomes one `CSSStyleSheet` however
 * many roots adopt it. Constructed sheets need no nonce and are allowed under `style-src 'none'`, where
 * `<style>` elements are not.
 */
export function adoptCss(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
