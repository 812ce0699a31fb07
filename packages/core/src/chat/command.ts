import type { GiftPreferences } from "../gift/request.ts";
import { straight } from "./message.ts";

const OTHERS =
  /\b(?:others?|another|something else|different|anything else|what else|show me more|again|(?:more|new) (?:ideas?|options?|suggestions?|gifts?|please))\b|^\s*(?:more|next)\b/i;
const SHOW =
  /\b(?:(?:any|some|give|show|got|have|what|your|see|the) (?:\w+ )?(?:ideas?|suggestions?|recommendations?|options?)|suggest\w*|recommend\w*|show me|surprise me|go ahead|just (?:show|give|pick|tell)|ideas please)\b/i;

const WANTED: readonly (readonly [keyof GiftPreferences, RegExp])[] = [
  ["handmade", /\b(?:hand-?made|hand-?crafted|artisan\w*|crafted by hand)\b/i],
  ["sustainable", /\b(?:sustainab\w+|eco-?friendly|environmentally|green gifts?|zero[- ]waste|recycled)\b/i],
  ["practical", /\b(?:practical|useful|everyday use|functional)\b/i],
  [
    "unique",
    /\b(?:unique|unusual|original|one of a kind|quirky|out of the ordinary|less (?:boring|ordinary))\b/i,
  ],
];
const UNWANTED = /\b(?:not|no|nothing|isn't|doesn't have to be|too)\s+(?:too\s+|very\s+|so\s+)?$/i;

/** Whether a message asks for other ideas than those shown. */
export function asksForOthers(text: string): boolean {
  return OTHERS.test(text);
}

/** Whether a message asks for ideas now, whatever is still unknown. */
export function asksForIdeas(text: string): boolean {
  return OTHERS.test(text) || SHOW.test(text);
}

/** The kinds of gift that a text wishes: "something handmade". */
export function wantedKinds(text: string): readonly (keyof GiftPreferences)[] {
  const words = straight(text);
  return WANTED.flatMap(([kind, pattern]) => {
    const match = pattern.exec(words);
    return match && !UNWANTED.test(words.slice(0, match.index)) ? kind : [];
  });
}
