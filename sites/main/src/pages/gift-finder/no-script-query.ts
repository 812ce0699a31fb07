import {
  addInterest,
  chosenOccasion,
  EMPTY_QUERY,
  type GiftQuery,
  QUERY_LIMITS,
  toRelation,
} from "@gifthearth/core";
import { textOf } from "../../account/use-form.ts";
import { toBudget } from "./query-parameters.ts";

/** Names of the plain form's fields. */
export const FIELDS = {
  relation: "relation",
  age: "age",
  occasion: "occasion",
  customOccasion: "customOccasion",
  /** Ticked ones, by name. */
  interests: "interests",
  /** The visitor's own, separated by commas. */
  otherInterests: "otherInterests",
  budgetMin: "budgetMin",
  budgetMax: "budgetMax",
  notes: "additionalNotes",
  country: "country",
} as const;

/** What the plain form asks for, within the limits that the form with scripts keeps. */
export function parseNoScriptQuery(form: FormData): GiftQuery {
  const own = textOf(form, FIELDS.otherInterests).split(",");
  const interests = [...form.getAll(FIELDS.interests).map(String), ...own];
  const relation = toRelation(textOf(form, FIELDS.relation));
  const age = textOf(form, FIELDS.age).trim();
  const occasion = chosenOccasion(textOf(form, FIELDS.occasion), textOf(form, FIELDS.customOccasion));
  return {
    ...EMPTY_QUERY,
    ...toBudget(textOf(form, FIELDS.budgetMin), textOf(form, FIELDS.budgetMax)),
    ...(relation && { relation }),
    // What is no number is still told, as what it is: the form says so.
    ...(age && { age: Number(age) }),
    occasion: occasion.trim().slice(0, QUERY_LIMITS.occasion),
    interests: interests.reduce(addInterest, [] as readonly string[]),
    additionalNotes: textOf(form, FIELDS.notes).trim().slice(0, QUERY_LIMITS.additionalNotes),
  };
}
