/** Finds complete gift objects in JSON text that arrives in pieces. */
export interface ObjectScanner {
  /** Takes the next piece and returns the text of each object that it completed. */
  push(piece: string): string[];
}

/** Deeper nesting, or a longer object, is a model gone wrong: what is open is dropped. */
const MAX_DEPTH = 8;
const MAX_OBJECT_LENGTH = 20_000;

interface OpenObject {
  readonly start: number;
  /** Whether a "title" or "name" key stands at this object's own level. */
  titled: boolean;
}

/**
 * A scanner that knows strings and escapes, so a brace inside a text ends nothing. What stands around
 * the objects (prose, code fences, a wrapper `{"gifts": [...]}`, a `<think>` block) is passed over:
 * emitted is each outermost object that has a title. Time is linear in the text, memory is bounded.
 */
export function createObjectScanner(): ObjectScanner {
  let buffer = "";
  let position = 0;
  let open: OpenObject[] = [];
  let stringStart = -1;
  let escaped = false;
  let lastString = "";
  let thinking = false;

  /** Reads the character at `position`; the object's text when that completes one. */
  function step(): string | null {
    const character = buffer[position];
    if (stringStart >= 0) {
      if (escaped) escaped = false;
      else if (character === "\\") escaped = true;
      else if (character === '"') {
        lastString = buffer.slice(stringStart + 1, position);
        stringStart = -1;
      }
      return null;
    }
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
    } else if (character === "}") {
      open.pop();
      if (innermost.titled && !open.some((outer) => outer.titled)) {
        return buffer.slice(innermost.start, position + 1);
      }
    }
    return null;
  }

  /** Forgets text that no open object needs. */
  function compact(): void {
    const keepFrom = Math.min(open[0]?.start ?? position - 8, position);
    if (position - keepFrom > MAX_OBJECT_LENGTH) {
      open = [];
      stringStart = -1;
      buffer = "";
      position = 0;
    } else if (keepFrom > 0) {
      buffer = buffer.slice(keepFrom);
      position -= keepFrom;
      if (stringStart >= 0) stringStart -= keepFrom;
      open = open.map((object) => ({ ...object, start: object.start - keepFrom }));
    }
  }

  return {
    push(piece) {
      const found: string[] = [];
      buffer += piece;
      for (; position < buffer.length; position++) {
        const object = step();
        if (object !== null) found.push(object);
      }
      compact();
      return found;
    },
  };
}
