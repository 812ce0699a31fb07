/** Deeper nesting than any answer needs. */
const MAX_DEPTH = 16;
/** A longer word in front of a colon is no key. */
const MAX_KEY = 40;

/** The quotes that end a text, by the one that begins it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": '”“"',
  "”": '”"',
  "‘": "’‘'",
  "’": "’'",
};
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["null", null],
  ["None", null],
  ["undefined", undefined],
]);
const NUMBER = /^-?\d{1,20}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/;
const LETTER = /[\p{L}\p{N}_$]/u;

/** What a text is, which tells what may follow it. */
type Place = "key" | "member" | "item";

/**
 * The value at the beginning of a text, which is JSON as language models write it: quotes of any kind and
 * unescaped ones within texts, bare keys, comments, missing and trailing commas, raw line breaks, Python's None
 * and True. What is cut off ends with the text, and what follows the value is not looked at.
 *
 * Time is linear in the text, whatever it says: nothing is read twice but the few characters that tell whether
 * a quote ends its text.
 * @returns undefined where there is no value, or it is nested deeper than any answer needs
 */
export function readLooseJson(text: string): unknown {
  let at = 0;
  let depth = 0;
  let isTooDeep = false;

  const here = () => text.charAt(at);
  const isOver = () => at >= text.length || isTooDeep;

  function afterSpace(from: number): number {
    let place = from;
    while (isSpace(text.charCodeAt(place))) place++;
    return place;
  }

  function skip(separators: string): void {
    for (;;) {
      at = afterSpace(at);
      if (text.startsWith("//", at)) at = endOf("\n");
      else if (text.startsWith("/*", at)) at = endOf("*/");
      else if (at < text.length && separators.includes(here())) at++;
      else return;
    }
  }

  /** Behind the next of these; the text's end where there is none. */
  function endOf(end: string): number {
    const found = text.indexOf(end, at + 2);
    return found < 0 ? text.length : found + end.length;
  }

  /** Whether a key and its colon stand there. */
  function isKeyAt(from: number): boolean {
    const isQuoted = text.charAt(from) in CLOSING;
    const start = isQuoted ? from + 1 : from;
    let end = start;
    while (end - start < MAX_KEY && LETTER.test(text.charAt(end))) end++;
    if (end === start) return false;
    if (isQuoted && text.charAt(end) in CLOSING) end++;
    return text.charAt(afterSpace(end)) === ":";
  }

  /** Whether a quote that is followed by this place ends its text: models forget to escape quotes. */
  function endsBefore(from: number, place: Place): boolean {
    const next = afterSpace(from);
    const character = text.charAt(next);
    if (place === "key") return character === ":";
    if (character === "" || character === "}" || character === "]") return true;
    if (character === "/") return "/*".includes(text.charAt(next + 1));
    if (character === ",") {
      if (place === "item") return true;
      const second = afterSpace(next + 1);
      return ["", "}", "]", "/", "{"].includes(text.charAt(second)) || isKeyAt(second);
    }
    if (place === "item") return character === "{" || (character in CLOSING && next > from);
    return next > from && isKeyAt(next);
  }

  function readText(place: Place): string {
    const closing = CLOSING[here()] ?? "";
    let value = "";
    let start = ++at;
    for (; at < text.length; at++) {
      const character = here();
      if (character === "\\") {
        value += text.slice(start, at);
        const unit = /^u[\da-f]{4}/i.exec(text.slice(at + 1, at + 6))?.[0];
        const next = text.charAt(at + 1);
        value += unit ? String.fromCharCode(Number.parseInt(unit.slice(1), 16)) : (ESCAPED[next] ?? next);
        at += unit?.length ?? 1;
        start = at + 1;
      } else if (closing.includes(character) && endsBefore(at + 1, place)) {
        value += text.slice(start, at);
        at++;
        return value;
      }
    }
    return value + text.slice(start);
  }

  /** A word without quotes, up to one of these. */
  function readWord(ends: string): string {
    const start = at;
    while (at < text.length && !ends.includes(here())) at++;
    return text.slice(start, at).trim();
  }

  function readValue(place: Exclude<Place, "key">): unknown {
    skip("");
    const character = here();
    if (character === "{") return readNested(readObject);
    if (character === "[") return readNested(readList);
    if (character in CLOSING) return readText(place);
    const word = readWord(",}]\n");
    if (LITERALS.has(word)) return LITERALS.get(word);
    return NUMBER.test(word) ? Number(word) : word;
  }

  function readNested<Value>(read: () => Value): Value | undefined {
    if (depth === MAX_DEPTH) {
      isTooDeep = true;
      return undefined;
    }
    depth++;
    at++;
    const value = read();
    depth--;
    return value;
  }

  function readObject(): object {
    const object = {};
    for (;;) {
      skip(",");
      // A list's bracket that closes it too is left for the list.
      if (isOver() || here() === "]") return object;
      if (here() === "}") {
        at++;
        return object;
      }
      const start = at;
      const key = here() in CLOSING ? readText("key") : readWord(':,}]{["\n');
      skip("");
      if (here() === ":") {
        at++;
        const value = readValue("member");
        // Not by assignment, which would set the prototype where the key is "__proto__".
        Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
      } else if (at === start) at++;
    }
  }

  function readList(): unknown[] {
    const list: unknown[] = [];
    for (;;) {
      skip(",");
      if (isOver()) return list;
      if (here() === "]") {
        at++;
        return list;
      }
      if (here() === "}") at++;
      else list.push(readValue("item"));
    }
  }

  const value = readValue("item");
  return isTooDeep ? undefined : value;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0xfeff;
}
