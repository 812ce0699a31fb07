const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The one sheet of a text in a document; made when it is first asked for. */
export function sheetOf(ownerDocument: Document, text: string): CSSStyleSheet {
  const { CSSStyleSheet } = ownerDocument.defaultView ?? globalThis;
  const sheets = sheetsOf.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(ownerDocument, sheets);
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
