/**
 * Text from outside (a model, a visitor) as plain text: no tags, no markdown emphasis, no control
 * characters, no lone surrogates, single spaces.
 * @param maxLength characters kept; longer text is cut at a word and ends in an ellipsis
 */
export function plainText(value: unknown, maxLength = 400): string {
  if (typeof value !== "string") return "";
  const text = value
    .slice(0, 20_000)
    .toWellFormed()
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, " ")
    .replace(/[<>]/g, " ")
    .replace(/\*\*|__|`+/g, "")
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
