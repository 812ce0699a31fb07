/** An asterisk or underscore at the edge of a word, or a backtick; "M*A*S*H" keeps its own. */
const EMPHASIS = /(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])|`/gu;

/**
 * Text from outside (a model, a visitor) as plain text: no tags, no markdown emphasis or links, no
 * control or invisible characters, no lone surrogates, single spaces. Plain text stays as it is.
 * @param maxLength longest result; longer text is cut at a word and ends in an ellipsis
 */
export function plainText(value: unknown, maxLength = 400): string {
  if (typeof value !== "string") return "";
  const text = value
    .slice(0, 20_000)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, " ")
    .replace(/[<>]/g, " ")
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(EMPHASIS, "")
    .replaceAll("](", "] (")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpace = cut.lastIndexOf(" ");
  const kept = lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut;
  return `${kept.replace(/[\s*_\uD800-\uDBFF]+$/, "")}…`;
}
