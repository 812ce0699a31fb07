import type { Circumstance } from "./circumstance.ts";
import { SITUATIONS } from "./situations.ts";

/** A clause's words before the match that deny it; a match may itself begin with a "no". */
const DENIED = /(?:\b(?:not|never|no longer|isn't|aren't|wasn't)|n't|\bnot (?:an?|yet))(?: [\w']+){0,2} ?$/;
/** Words before the match that say it of somebody else, or of a profession. */
const OF_ANOTHER =
  /\b(?:works?|working|volunteers?|volunteering|teach(?:es|ing)?|helps?|helping|cares? for|caring for|nurse|trains) (?:\w+ ){0,4}$|\b(?:her|his|their) (?:\w+ )?(?:husband|wife|partner|son|daughter|mother|father|mum|mom|dad|brother|sister|dog|cat|friend|child|kid|baby|boss|neighbou?r)(?: (?:is|was|has|just|who|recently|became|being|in|a|an|now)|'s)* $/;
/** Where a clause begins, and how far back it is looked for, in characters. */
const CLAUSE_START = /[.;:!?,\n()]|\bbut\b/;
const LOOK_BACK = 60;

/** What notes say of the situation, and what else they say. */
export interface ReadSituations {
  readonly names: readonly string[];
  readonly found: readonly Circumstance[];
  /** The text without the phrases that a situation was read from. */
  readonly rest: string;
}

/**
 * Reads the situations out of notes, clause by clause, and not where the clause denies one ("not blind") or
 * says it of somebody else ("her husband is deaf").
 * @param text made ready by `foldText`
 */
export function readSituations(text: string): ReadSituations {
  const names: string[] = [];
  const found: Circumstance[] = [];
  let rest = text;
  for (const [name, situation] of SITUATIONS) {
    const match = firstSaid(text, situation.said);
    if (!match) continue;
    names.push(name);
    found.push(situation);
    rest = rest.replace(match, " ; ");
  }
  return { names, found, rest };
}

/** The first match that is neither denied nor said of somebody else. */
function firstSaid(text: string, said: RegExp): string | null {
  for (let start = 0; start < text.length; ) {
    const match = said.exec(text.slice(start));
    if (!match || match[0] === "") return null;
    const place = start + match.index;
    const clause =
      text
        .slice(Math.max(0, place - LOOK_BACK), place)
        .split(CLAUSE_START)
        .at(-1) ?? "";
    const before = clause.trimStart();
    if (!DENIED.test(before) && !OF_ANOTHER.test(before)) return match[0];
    start = place + match[0].length;
  }
  return null;
}
