import { withoutLinks } from "@gifthearth/core";
import { isClaim, sentencesOf } from "../sources/ai/claims/claims.ts";
import { inSteps } from "../sources/ai/in-steps.ts";
import { readAnswer } from "../sources/ai/read-answer.ts";

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
/** A sentence that goes on for longer is told in parts, in characters; as much is kept to be read with the next. */
const MAX_SENTENCE = 400;
const OVERLAP = 100;
/** As much of words that are not shown may be the beginning of the list or of a thought. */
const BEGINNING = 8;
const THINK = "<think>";
const THINK_END = "</think>";

/** Where the words end: at the separator, or at whatever looks like the list without one. */
const WORDS_END = /-{3}|={3}|\*{3}|`{3}|\[\s?\n?[{[\]"']|\{/;
const TAG = /<(?!think>)\/?[a-z!][^<>]{0,200}>/gi;

/**
 * Reads a model's reply as it arrives, sentence by sentence. The list of ideas, thoughts, links, markdown and
 * sentences on charity, payment or contact never get among the words. Time is linear in the reply, and what is held back is bounded, whatever the model writes.
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
  /** The beginning of a sentence that isn't complete yet. */
  let unsaid = "";
  /** Whether that is the rest of one that is not told. */
  let isSkipping = false;

  function* say(text: string): Generator<ReplyPart> {
    read += text.length;
    if (said >= MAX_TEXT || read > MAX_READ) return;
    const sentences = sentencesOf(unsaid + text);
    unsaid = sentences.pop() ?? "";
    if (isSkipping && sentences.shift() !== undefined) isSkipping = false;
    if (isSkipping) unsaid = unsaid.slice(-BEGINNING);
    for (const sentence of sentences) yield* tell(sentence);
    if (unsaid.length <= MAX_SENTENCE) return;
    const part = unsaid.slice(0, -OVERLAP);
    isSkipping = isClaim(unsaid);
    unsaid = unsaid.slice(-OVERLAP);
    if (!isSkipping) yield* tell(part);
  }

  function* tell(sentence: string): Generator<ReplyPart> {
    // Emphasis could break up an address.
    const words = sentence.replace(/\*\*|__/g, "");
    if (said >= MAX_TEXT || isClaim(words)) return;
    const plain = toPlainWords(said === 0 ? words.trimStart() : words).slice(0, MAX_TEXT - said);
    said += plain.length;
    if (plain) yield { type: "text", delta: plain };
  }

  /** The last words, whose sentence may have no end. */
  function* sayLast(text: string): Generator<ReplyPart> {
    yield* say(text);
    if (!isSkipping) yield* tell(unsaid);
    unsaid = "";
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
        yield* sayLast((isDropping ? afterFirstWord(last) : last).trimEnd());
        yield { type: "ideas" };
        for await (const { type, raw } of readAnswer(continued(pending.slice(end.index), iterator))) {
          if (type === "gift") yield { type: "gift", gift: raw };
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
    yield* sayLast(isDropping ? "" : pending.trimEnd());
  } catch (error) {
    // What a model had said before it failed stays.
    yield* sayLast("");
    throw error;
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
    .replace(/^#+\s/gm, "")
    .replace(/\n{3,}/g, "\n\n");
}

/** Links are never believed, and so not even shown, nor the brackets around one. */
function withoutLink(word: string): string {
  if (!/[.:@]/.test(word)) return word;
  const left = withoutLinks(word);
  return left === word ? word : left.replace(/\(\s?\)?/g, "");
}
