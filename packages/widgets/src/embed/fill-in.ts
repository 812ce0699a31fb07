import { addInterest, BUDGET_SLIDER, EMPTY_QUERY, type GiftQuery, QUERY_LIMITS } from "@gifthearth/core";
import type { FormContent, Settings } from "./instance.ts";

/**
 * The form with what the page wants it to hold: all of it at first, and later each field that the page
 * wants otherwise than before. The same object when nothing changes.
 */
export function fillIn(form: FormContent, settings: Settings): FormContent {
  const filling = fillingOf(settings);
  const changed = Object.entries(filling).filter(
    ([field, value]) => String(value) !== String(form.filling[field as keyof GiftQuery]),
  );
  if (changed.length === 0) return form;
  const query = { ...form.query, ...Object.fromEntries(changed) };
  return { query, filling, fillings: form.fillings + Number(filling.occasion !== form.filling.occasion) };
}

function fillingOf({ occasion = "", interests = [], budget = [0, 0] }: Settings): GiftQuery {
  const { max, default: usual } = BUDGET_SLIDER;
  const [least, most] = budget.map((amount) => Math.min(amount, max)) as [number, number];
  const [budgetMin, budgetMax] = least < most ? [least, most] : usual;
  return {
    ...EMPTY_QUERY,
    occasion: occasion.slice(0, QUERY_LIMITS.occasion),
    interests: interests.reduce(addInterest, EMPTY_QUERY.interests),
    budgetMin,
    budgetMax,
  };
}
