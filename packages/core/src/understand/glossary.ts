import { DE_GLOSSARY } from "./lexicons/glossary/de.ts";
import { ES_GLOSSARY } from "./lexicons/glossary/es.ts";
import { FR_GLOSSARY } from "./lexicons/glossary/fr.ts";
import { IT_GLOSSARY } from "./lexicons/glossary/it.ts";
import { NL_GLOSSARY } from "./lexicons/glossary/nl.ts";
import { once } from "./once.ts";
import { NO_CLASSES, type Phrase, PhraseIndex } from "./phrase.ts";
import { ALL_LANGUAGES, languageBit, languagesOf, phrasesIn } from "./phrasebook.ts";
import { tokenize } from "./tokens.ts";
import { fold } from "./words.ts";

/**
 * Gift ideas are described in English. What a note or an interest says in another language is put into the English
 * words for it, so that "Schachprobleme" finds what is about chess.
 */
interface Glossary {
  /** By a whole word. */
  readonly words: ReadonlyMap<string, readonly Entry[]>;
  /** By the beginning of a word. */
  readonly beginnings: ReadonlyMap<string, readonly Entry[]>;
  readonly phrases: PhraseIndex<string>;
}

interface Entry {
  readonly english: string;
  /** The language's bit. */
  readonly language: number;
}

const SHORTEST_BEGINNING = 3;
export const ENGLISH = languageBit("en");

const glossary = once((): Glossary => {
  const words = new Map<string, Entry[]>();
  const beginnings = new Map<string, Entry[]>();
  const phrases: Phrase<string>[] = [];
  const put = (map: Map<string, Entry[]>, key: string, entry: Entry) => {
    const known = map.get(key);
    if (known) known.push(entry);
    else map.set(key, [entry]);
  };
  for (const [code, entries] of [
    ["nl", NL_GLOSSARY],
    ["fr", FR_GLOSSARY],
    ["es", ES_GLOSSARY],
    ["de", DE_GLOSSARY],
    ["it", IT_GLOSSARY],
  ] as const) {
    const language = languageBit(code);
    for (const [english, list] of Object.entries(entries)) {
      for (const phrase of phrasesIn(foldGerman(fold(list)))) {
        if (/^[^ |?.#]+\*$/.test(phrase) && !phrase.startsWith("*"))
          put(beginnings, phrase.slice(0, -1), { english, language });
        else if (/^[^ |?.#*]+$/.test(phrase)) put(words, phrase, { english, language });
        else phrases.push({ source: phrase, classes: NO_CLASSES, language, meaning: english });
      }
    }
  }
  return { words, beginnings, phrases: new PhraseIndex(phrases) };
});

function foldGerman(text: string): string {
  return text.replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/æ/g, "ae");
}

/** The languages that a text is in, as bits; all of them where nothing tells. */
export function languagesIn(text: string): number {
  const languages = languagesOf(tokenize(text)).reduce((all, bits) => all | bits, 0);
  return languages || ALL_LANGUAGES;
}

/** A piece of a text, in English. */
export interface Translation {
  /** The English words for it, any of which may be meant. */
  readonly english: readonly string[];
  /** Where the piece stands in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * What a text says in another language, word by word or phrase by phrase in its order, each in the English words for
 * it; none where it is English.
 * @param around the languages of the text around it, as bits, where its own few words tell none
 * @param isEnglish whether a word is one of English, where nothing tells the language
 */
export function inEnglish(
  text: string,
  around = ALL_LANGUAGES,
  isEnglish: (word: string) => boolean = () => false,
): readonly Translation[] {
  const tokens = tokenize(text);
  const languages = languagesOf(tokens).map((own) => (own === ALL_LANGUAGES ? around : own));
  if (languages.every((own) => own === ENGLISH)) return [];
  const { words, beginnings, phrases } = glossary();
  const translations = new Map<number, Translation>();
  const covered = new Set<number>();
  const put = (place: number, last: number, english: readonly string[]) => {
    const known = translations.get(place);
    translations.set(place, {
      english: [...(known?.english ?? []), ...english],
      start: tokens[place]?.start ?? 0,
      end: Math.max(known?.end ?? 0, tokens[last]?.end ?? 0),
    });
  };
  for (const { meaning, at, start } of phrases.find(tokens, (place) => languages[place] ?? 0)) {
    put(start, Math.max(start, ...at), [meaning]);
    for (const place of at) covered.add(place);
  }
  for (const [place, { text: word, kind }] of tokens.entries()) {
    const language = languages[place] ?? 0;
    if (kind !== "word" || covered.has(place)) continue;
    if (language === ALL_LANGUAGES && isEnglish(word)) continue;
    const entries = words.get(word) ?? longestBeginning(beginnings, word) ?? [];
    const found = entries.filter((entry) => (entry.language & language) !== 0);
    const english = found.map((entry) => entry.english);
    if (found.length > 0) put(place, place, english);
  }
  return [...translations.entries()].sort(([one], [other]) => one - other).map(([, one]) => one);
}

function longestBeginning(beginnings: Glossary["beginnings"], word: string): readonly Entry[] | undefined {
  for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
    const entries = beginnings.get(word.slice(0, length));
    if (entries) return entries;
  }
  return undefined;
}
