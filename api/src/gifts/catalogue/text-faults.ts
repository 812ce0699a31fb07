import type { GiftIdea } from "@gifthearth/core";
import * as z from "zod";
import { type StoredText, storedText } from "./stored-text.ts";
import { fingerprint } from "./texts.ts";

/** A language's texts, by category and id. */
type TextFiles = ReadonlyMap<string, Readonly<Record<string, StoredText>>>;

/** The most words that a search box finds a thing by. */
const MOST_SEARCH_WORDS = 6;

/**
 * What is wrong with a language's texts, each as a sentence that names file and idea and says what to do: a text that
 * is missing or was written from other English words, one of no idea or in the file of another category, a field that
 * is missing, unknown or of an impossible length, a reason for what the idea has none for.
 */
export function faultsOf(
  language: string,
  files: TextFiles,
  catalogue: readonly GiftIdea[],
): readonly string[] {
  const faults: string[] = [];
  const ideas = new Map(catalogue.map((idea) => [idea.id, idea]));
  const seen = new Set<string>();
  for (const [category, file] of files) {
    for (const [id, entry] of Object.entries(file)) {
      const at = `text/${language}/${category}.json, "${id}":`;
      const idea = ideas.get(id);
      const { data, error } = storedText.safeParse(entry);
      if (!idea) faults.push(`${at} there is no such idea; take the text out.`);
      else if (!data) faults.push(`${at} ${z.prettifyError(error).replaceAll("\n", " ")}.`);
      else {
        seen.add(id);
        if (idea.category !== category)
          faults.push(`${at} the idea is of ${idea.category}; move the text there.`);
        if (data.of !== fingerprint(idea))
          faults.push(
            `${at} its English words have changed; put the change into it, and run the check with --stamp ${id}.`,
          );
        if (data.searchText.split(" ").length > MOST_SEARCH_WORDS)
          faults.push(`${at} its search text has more than ${MOST_SEARCH_WORDS} words.`);
        for (const key of Object.keys(data.suits ?? {})) {
          if (!Object.hasOwn(idea.suits, key))
            faults.push(`${at} the idea has no reason for ${key}; take it out.`);
        }
      }
    }
  }
  for (const { id, category } of catalogue) {
    if (!seen.has(id) && !files.get(category)?.[id])
      faults.push(
        `text/${language}/${category}.json has no "${id}"; write it, and run the check with --stamp ${id}.`,
      );
  }
  return faults;
}
