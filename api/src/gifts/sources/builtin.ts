import { FIXED_GIFTS, toBuiltinSuggestion } from "@gifthearth/core";
import { INTEREST_SETS } from "./builtin-gifts.ts";
import { type GiftSource, ideasWanted } from "./source.ts";

/**
 * Ideas that never fail, the last resort: the sets of the interests named, each in turn so that all have their
 * share, and then the four fixed gifts. Their prices stay as they are, even outside the budget.
 */
export function createBuiltinSource(): GiftSource {
  return {
    name: "builtin",
    kind: "fixed",
    async *suggest(request) {
      const interests = new Set(request.interests.map((interest) => interest.trim().toLowerCase()));
      const sets = [...interests].map((interest) => INTEREST_SETS.get(interest) ?? []);
      for (const gift of [...interleave(sets), ...FIXED_GIFTS].slice(0, ideasWanted(request))) {
        yield toBuiltinSuggestion(gift);
      }
    },
  };
}

/** The first of each list, the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}
