import { withoutLinks } from "@gifthearth/core";
import { inSteps } from "../ai/in-steps.ts";
import { readGifts } from "../ai/read-gifts.ts";

/** A part of a model's reply, in order: words for the visitor, then that ideas follow, then the ideas. */
export type ReplyPart =
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "ideas" }
  /** As the model wrote it; see `createSelection`. */
  | { readonly type: "gift"; readonly gift: object };

/** More words than this are a model gone wrong: the rest is not shown, in characters. */
const MAX_TEXT = 1_500;

/** Words past this are not even looked at, but for where they end. */
const MAX_READ = 8_000;
/** As much is held back at most: the separator, a tag or a link fits in. */
const TAIL = 200;
/** As much of words that are not shown may be the beginning of the list or of a thought. */
const BEGINNING = 8;
const THINK = "<think>";
const THINK_END = "</think>";

/** Where the words end: at the separator, or at whatever looks like the list without one. */
const WORDS_END = /-{3}|={3}|\*{3}|`{3}|\[\s?\n?[{[\]"']|\{/;
const TAG = /<(?!think>)\/?[a-z!][^<>]{0,200}>/gi;

/**
 * Reads a model's reply as it arrives. The list of ideas, thoughts, links and markdown never get among the
 * words. Time is linear in the reply, and what is held back is bounded, whatever the model writes.
 */
export async function* readReply(pieces: AsyncIterable<string>): AsyncGenerator<ReplyPart> {
  const iterator = inSteps(pieces[Symbol.asyncIterator]());
  let pending = "";
  let thought = "";
  let isThinking = false;
  /** Within a word that is too long for one and looks like a link: none of it is shown. */
  let isDropping = false;
  let read = 0;
  let said = 0;

  function* say(text: string): Generator<ReplyPart> {
    read += text.length;
    if (said >= MAX_TEXT || read > MAX_READ) return;
    const plain = toPlainWords(said === 0 ? text.trimStart() : text).slice(0, MAX_TEXT - said);
    said += plain.length;
    if (plain) yield { type: "text", delta: plain };
  }

  /** Takes the thoughts out of what comes next, and adds the rest to what is pending. */
  function hear(text: string): void {
    for (let rest = thought + text; ; ) {
      if (isThinking) {
        const end = rest.indexOf(THINK_END);
        thought = end < 0 ? rest.slice(1 - THINK_END.length) : "";
        if (end < 0) return;
        isThinking = false;
        rest = rest.slice(end + THINK_END.length);
      }
      // A tag may have begun in what came before.
      const all = pending + rest;
      thought = "";
      const start = all.indexOf(THINK);
      pending = start < 0 ? all : all.slice(0, start);
      if (start < 0) return;
      // Behind the list's beginning it is the list's reader that knows thoughts.
      if (WORDS_END.test(pending)) {
        pending = all;
        return;
      }
      isThinking = true;
      rest = all.slice(start + THINK.length);
    }
  }

  try {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) break;
      hear(value);
      pending = collapseSpaces(pending.replace(TAG, ""));
      const end = WORDS_END.exec(pending);
      if (end) {
        const last = pending.slice(0, end.index);
        yield* say((isDropping ? afterFirstWord(last) : last).trimEnd());
        yield { type: "ideas" };
        for await (const gift of readGifts(continued(pending.slice(end.index), iterator))) {
          yield { type: "gift", gift };
        }
        return;
      }
      if (isDropping) {
        const rest = afterFirstWord(pending);
        if (rest === "") pending = pending.slice(-BEGINNING);
        else {
          pending = rest;
          isDropping = false;
        }
      }
      if (isDropping) continue;
      if (said >= MAX_TEXT || read > MAX_READ) {
        pending = pending.slice(-BEGINNING);
        continue;
      }
      const decided = pending.slice(0, endOfDecided(pending));
      yield* say(decided);
      pending = pending.slice(decided.length);
      if (pending.length <= TAIL) continue;
      if (/[.:@/]/.test(pending)) {
        isDropping = true;
        pending = pending.slice(-BEGINNING);
      } else {
        // Not every script has spaces between its words.
        yield* say(pending.slice(0, -TAIL));
        pending = pending.slice(-TAIL);
      }
    }
    if (!isDropping) yield* say(pending.trimEnd());
  } finally {
    await iterator.return?.(undefined);
  }
}

/** The last word may yet turn out to be the beginning of the list, of a link or of a tag. */
function endOfDecided(text: string): number {
  const tag = text.lastIndexOf("<");
  const isTagOpen = tag >= 0 && tag > text.lastIndexOf(">") && text.length - tag <= TAIL;
  let open = isTagOpen ? text.slice(0, tag) : text;
  const trimmed = open.trimEnd();
  if (trimmed.endsWith("[")) open = trimmed.slice(0, -1);
  else if (trimmed.length < open.length) return trimmed.length;
  let start = open.length;
  while (start > 0 && !isSpace(open.charAt(start - 1))) start--;
  return open.slice(0, start).trimEnd().length;
}

function isSpace(character: string): boolean {
  return character.trim() === "";
}

/** From the first space on; empty when there is none. */
function afterFirstWord(text: string): string {
  const at = text.search(/\s/);
  return at < 0 ? "" : text.slice(at);
}

/** Runs of spaces become one, those with line breaks one line break or two. */
function collapseSpaces(text: string): string {
  return text.replace(/\s{2,}/g, (run) => {
    const lines = run.split("\n").length - 1;
    return lines > 1 ? "\n\n" : lines === 1 ? "\n" : " ";
  });
}

/** A text, and then what the iterator still gives. */
async function* continued(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) return;
    yield value;
  }
}

/** Line breaks stay; tags, links, emphasis and invisible characters go. */
function toPlainWords(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]|\p{Cf}|\uFFFD/gu, "")
    .replace(/\S+/g, withoutLink)
    .replace(/\*\*|__|^#+\s/gm, "")
    .replace(/\n{3,}/g, "\n\n");
}

/** Links are never believed, and so not even shown, nor the brackets around one. */
function withoutLink(word: string): string {
  if (!/[.:@]/.test(word)) return word;
  const left = withoutLinks(word);
  return left === word ? word : left.replace(/\(\s?\)?/g, "");
}
