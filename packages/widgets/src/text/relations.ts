import type { Relation } from "@gifthearth/core";
import type { English } from "./en.ts";

/** Who a gift may be for, in the order of the form's list, each as the form names it. */
export const RELATION_LABELS = {
  partner: "My partner",
  mother: "My mother",
  father: "My father",
  parents: "My parents",
  child: "My child",
  sibling: "My brother or sister",
  grandparent: "My grandparent",
  grandchild: "My grandchild",
  "aunt-or-uncle": "My aunt or uncle",
  "niece-or-nephew": "My niece or nephew",
  cousin: "My cousin",
  "in-law": "My in-laws",
  godchild: "My godchild",
  "close-friend": "My best friend",
  friend: "A friend",
  "new-date": "Somebody I'm dating",
  couple: "A couple",
  family: "A family",
  colleague: "A colleague",
  boss: "My boss",
  employee: "An employee",
  client: "A client",
  teacher: "A teacher",
  carer: "A carer or nurse",
  neighbour: "A neighbor",
  host: "My hosts",
  acquaintance: "An acquaintance",
  ex: "My ex",
  pet: "A pet",
  self: "Myself",
} as const satisfies Readonly<Record<Relation, English>>;

/** Whether a text names a relation. */
export function isRelation(text: string): text is Relation {
  return Object.hasOwn(RELATION_LABELS, text);
}
