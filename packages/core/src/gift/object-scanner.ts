/** An object that was found, with where it stands. */
interface ScannedObject {
  readonly text: string;
  /** The keys of what it stands in, the outermost first; empty for an item of a bare list. */
  readonly path: readonly string[];
}

/** Finds complete gift objects in JSON text that arrives in pieces. */
export interface ObjectScanner {
  /** Takes the next piece and returns each object that it completed. */
  push(piece: string): ScannedObject[];
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
  /** Likewise a "description" key. */
  described: boolean;
  /** Whether it is an item of a list. */
  readonly isItem: boolean;
  /** How many lists are open in it, not in the objects within. */
  lists: number;
  /** Its latest key. */
  key: string;
  /** Whether an object within it was emitted. */
  holdsGift: boolean;
}

/**
 * A scanner that knows strings and escapes, so a brace inside a text ends nothing. What stands around
 * the objects (prose, code fences, a wrapper `{"gifts": [...]}`, a `<think>` block) is passed over:
 * emitted is each outermost object that has a title, and each item of a list that has a description and no title,
 * unless it holds others that are emitted; and each item of a list under one of `untitled`. How the text is cut into pieces makes no
 * difference. Time is linear in the text, memory is bounded.
 * @param untitled keys of lists whose items are wanted whatever their own keys are
 */
export function createObjectScanner(untitled: readonly string[] = []): ObjectScanner {
  let buffer = "";
  let position = 0;
  let open: OpenObject[] = [];
  /** Lists that are open around all objects. */
  let lists = 0;
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

  /** Reads the character at `position`; the object when that completes one. */
  function step(character: string): ScannedObject | null {
    if (stringStart >= 0 && isInString(character)) return null;
    if (character === ">") {
      if (buffer.endsWith("<think>", position + 1)) thinking = open.length === 0;
      else if (buffer.endsWith("</think>", position + 1)) thinking = false;
    }
    if (thinking) return null;
    const innermost = open.at(-1);
    if (character === "{") {
      if (open.length === MAX_DEPTH) open = [];
      const isItem = (open.at(-1)?.lists ?? lists) > 0;
      open.push({
        start: position,
        titled: false,
        described: false,
        isItem,
        lists: 0,
        key: "",
        holdsGift: false,
      });
    } else if (character === "[" || character === "]") {
      const step = character === "[" ? 1 : -1;
      if (innermost) innermost.lists = Math.max(0, innermost.lists + step);
      else lists = Math.max(0, lists + step);
    } else if (!innermost) {
      return null;
    } else if (character === '"') {
      stringStart = position;
    } else if (character === ":") {
      if (lastString === "title" || lastString === "name") innermost.titled = true;
      else if (lastString === "description") innermost.described = true;
      innermost.key = lastString;
      lastString = "";
    } else if (character === ",") {
      lastString = "";
    } else if (character === "}") {
      open.pop();
      const path = open.map(({ key }) => key);
      const isAsked = innermost.isItem && untitled.includes(path.at(-1) ?? "");
      if (isAsked || isGift(innermost, open)) {
        for (const outer of open) outer.holdsGift = true;
        return { text: buffer.slice(innermost.start, position + 1), path };
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
      const found: ScannedObject[] = [];
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

/** @param around the objects that it stands in */
function isGift(
  { titled, described, isItem, holdsGift }: OpenObject,
  around: readonly OpenObject[],
): boolean {
  if (around.some((outer) => outer.titled)) return false;
  return titled || (described && isItem && !holdsGift && !around.some((outer) => outer.described));
}
