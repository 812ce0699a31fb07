import {
  addInterest,
  BUDGET_SLIDER,
  EMPTY_QUERY,
  type GiftQuery,
  isAge,
  QUERY_LIMITS,
} from "@gifthearth/core";
import { isRelation } from "../text/relations.ts";
import type { FormMemory, Settings } from "./instance.ts";

/** Has a finder's form hold what the page wants, as the instance's types say. */
export function fillIn(form: FormMemory, settings: Settings): void {
  const { query = EMPTY_QUERY, filling: before = EMPTY_QUERY, fillings = 0 } = form;
  const filling = fillingOf(settings);
  const changed = Object.entries(filling).filter(
    ([field, value]) => String(value) !== String(before[field as keyof GiftQuery]),
  );
  form.query = { ...query, ...Object.fromEntries(changed) };
  form.filling = filling;
  form.fillings = fillings + Number(filling.occasion !== before.occasion);
}

function fillingOf({
  relation,
  age = Number.NaN,
  occasion = "",
  interests = [],
  budget = [0, 0],
}: Settings): GiftQuery {
  const { max, default: usual } = BUDGET_SLIDER;
  const [least, most] = budget.map((amount) => Math.min(amount, max)) as [number, number];
  const [budgetMin, budgetMax] = least < most ? [least, most] : usual;
  return {
    ...EMPTY_QUERY,
    // An attribute may say anything.
    relation: relation !== undefined && isRelation(relation) ? relation : undefined,
    age: isAge(age) ? age : undefined,
    occasion: occasion.slice(0, QUERY_LIMITS.occasion),
    interests: interests.reduce(addInterest, EMPTY_QUERY.interests),
    budgetMin,
    budgetMax,
  };
}
