import { type GiftQuery, toRelation } from "@gifthearth/core";
import { completeContext } from "@gifthearth/core/recommend";
import { toContext, type Wish } from "./wish.ts";

/**
 * The wish as the form's query, to be saved like one: with the budget that the engine goes by, and without
 * notes. Null where no occasion is named: such a search can't be saved.
 */
export function toQuery(wish: Wish): GiftQuery | null {
  const { occasion, interests = [], age } = wish;
  if (!occasion) return null;
  const { min, max } = completeContext(toContext(wish)).constraints.budget;
  const relation = toRelation(wish.relationship);
  return {
    ...{ occasion, interests, budgetMin: min, budgetMax: max, additionalNotes: "" },
    ...(relation && { relation }),
    ...(age !== undefined && { age }),
  };
}
