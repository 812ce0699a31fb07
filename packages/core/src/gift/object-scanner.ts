/** Finds complete gift objects in JSON text that arrives in pieces. */
export interface ObjectScanner {
  /** Takes the next piece and returns the text of each object that it completed. */
  push(piece: string): string[];
}

/** Deeper nesting, or a longer object, is a model gone wrong: what is open is dropped. */
const MAX_DEPTH = 8;
const MAX_OBJECT_LENGTH = 20_000;
/** As much of what was read as `</think>` needs to be known by its last character. */
const LOOK_BACK = 8;

interface OpenObject {
  readonly start: number;
  /** Whether a "title" or "name" key stands at this object's own level. */
  titled: boolean;
}

/**
 * A scanner that knows strings and escapes, so a brace inside a text ends nothing. What stands around
 * the objects (prose, code fences, a wrapper `{"gifts": [...]}`, a `<think>` block) is passed over:
 * emitted is each outermost object that has a title. How the text is cut into pieces makes no
 * difference. Time is linear in the text, memory is bounded.
 */
export function createObjectScanner(): ObjectScanner {
  let buffer = "";
  let position = 0;
  let open: OpenObject[] = [];
  let stringStart = -1;
  /** A quote that ends the string if what follows it looks like JSON: models forget to escape quotes. */
  let closingQuote = -1;
  let escaped = false;
  let lastString = "";
  let thinking = false;

  /** Whether the character at `position` belongs to the string that is open. */
  function isInString(character: string): boolean {
    if (closingQuote >= 0) {
      if (/\s/.test(character)) return true;
      if (",:}]/".includes(character)) {
        lastString = buffer.slice(stringStart + 1, closingQuote);
        stringStart = -1;
        closingQuote = -1;
        return false;
      }
      closingQuote = -1;
    }
    if (escaped) escaped = false;
    else if (character === "\\") escaped = true;
    else if (character === '"') closingQuote = position;
    return true;
  }

  /** Reads the character at `position`; the object's text when that completes one. */
  function step(character: string): string | null {
    if (stringStart >= 0 && isInString(character)) return null;
    if (character === ">") {
      if (buffer.endsWith("<think>", position + 1)) thinking = open.length === 0;
      else if (buffer.endsWith("</think>", position + 1)) thinking = false;
    }
    if (thinking) return null;
    const innermost = open.at(-1);
    if (character === "{") {
      if (open.length === MAX_DEPTH) open = [];
      open.push({ start: position, titled: false });
    } else if (!innermost) {
      return null;
    } else if (character === '"') {
      stringStart = position;
    } else if (character === ":") {
      if (lastString === "title" || lastString === "name") innermost.titled = true;
      lastString = "";
    } else if (character === ",") {
      lastString = "";
    } else if (character === "}") {
      open.pop();
      if (innermost.titled && !open.some((outer) => outer.titled)) {
        return buffer.slice(innermost.start, position + 1);
      }
    }
    return null;
  }

  function dropOpen(): void {
    open = [];
    stringStart = -1;
    closingQuote = -1;
    escaped = false;
  }

  /** Forgets text that no open object needs. */
  function compact(): void {
    const keepFrom = open[0]?.start ?? position - LOOK_BACK;
    if (keepFrom <= 0) return;
    buffer = buffer.slice(keepFrom);
    position -= keepFrom;
    if (stringStart >= 0) stringStart -= keepFrom;
    if (closingQuote >= 0) closingQuote -= keepFrom;
    open = open.map((object) => ({ ...object, start: object.start - keepFrom }));
  }

  return {
    push(piece) {
      const found: string[] = [];
      buffer += piece;
      // Not out of the buffer: to look into a text that has just grown copies the whole of it.
      for (let place = 0; place < piece.length; place++, position++) {
        if (open[0] && position - open[0].start > MAX_OBJECT_LENGTH) dropOpen();
        const object = step(piece.charAt(place));
        if (object !== null) found.push(object);
      }
      compact();
      return found;
    },
  };
}
