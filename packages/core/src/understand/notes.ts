import type { Interest } from "../gift/vocabulary.ts";
import { joinLists } from "./denial.ts";
import { interestsIn } from "./interest.ts";
import { type OwnedThing, ownedFrom, readOwned } from "./owned.ts";
import { foldText, stems } from "./words.ts";

/** What a visitor's free text says of the person, beside what it rules out (see `constraints.ts`). */
export interface UnderstoodNotes {
  /** Stems of the words that speak for a gift. */
  readonly wanted: readonly string[];
  /** Stems of what the person dislikes. */
  readonly unwanted: ReadonlySet<string>;
  /** What the person has. */
  readonly owned: readonly OwnedThing[];
  /** Interests that the notes mention with favour. */
  readonly hints: ReadonlySet<Interest>;
  /** Interests that they mention with disfavour. */
  readonly dislikes: ReadonlySet<Interest>;
}

/** As much of the notes as is read, in characters. */
const MAX_LENGTH = 1_000;
/** How many telling words a "no" reaches. */
const REACH = 5;

const CLAUSE_END =
  /[.;:!?,\n()]|\bbut\b|\b(?:and|who|because|since|so) (?=(?:i|he|she|they|we|it|is|has|loves?|likes?|enjoys?|wants?|needs?)\b)/;
const NEGATION =
  /\b(?:no|not|never|nothing|without|hates?|dislikes?|avoids?|allergic to|tired of|sick of|(?:too|so) many|cannot|(?:do|does|did|is|are|ca|wo|should|must)n'?t)\b/;
/** Where the reach of a "no" ends. */
const TURN =
  /\b(?:if|whether|what|which|who|where|how|when|likes?|loves?|enjoys?|for|until|unless|without)\b/;
/** Words after a "no" that name nothing one could give. */
const EMPTY_WORDS = new Set(
  stems(
    "want need like eat eats drink use have has know own care more another anymore any anything too much many " +
      "sure idea only just really very buy get find live start day time big large small size expensive cheap fan " +
      "into keen fond person problem matter money space room good better best too old new other else wait budget",
  ),
);

/** Reads free text, in English. What it doesn't understand counts for little and excludes nothing. */
export function understandNotes(notes: string): UnderstoodNotes {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const owned: OwnedThing[] = [];
  for (const clause of joinLists(foldText(notes.slice(0, MAX_LENGTH))).split(CLAUSE_END)) {
    const negation = NEGATION.exec(clause);
    if (!negation) {
      const from = ownedFrom(clause);
      owned.push(...readOwned(clause));
      wanted.push(...stems(from < 0 ? clause : clause.slice(0, from)));
      continue;
    }
    wanted.push(...stems(clause.slice(0, negation.index)));
    owned.push(...readOwned(clause.slice(0, negation.index)));
    const rest = clause.slice(negation.index + negation[0].length).split(TURN, 1)[0] ?? "";
    unwanted.push(
      ...stems(rest)
        .filter((word) => !EMPTY_WORDS.has(word))
        .slice(0, REACH),
    );
  }
  return {
    wanted: [...new Set(wanted)],
    unwanted: new Set(unwanted),
    owned,
    hints: interestsIn(wanted),
    dislikes: interestsIn(unwanted),
  };
}
