import {
  INTERESTS,
  type Ingredient,
  type Interest,
  type Need,
  type Relation,
  type Situation,
  type Skill,
} from "../gift/vocabulary.ts";
import { type AgeRange, type Fact, factKey, type Person } from "./person.ts";
import { stems } from "./words.ts";

const KNOWN_INTERESTS: ReadonlySet<string> = new Set(INTERESTS);

/**
 * A person with the facts that another reader found added to those that ours read. Ours win: what it read, of
 * whomever, is never turned round or taken away, and of two that contradict each other the stricter is obeyed. What
 * must not be in the gift is added for whoever it is that can't have it, but for the giver alone.
 * @param facts with values of the closed lists where their kind has one
 * @param dismissed keys of facts that the visitor took away
 */
export function mergeFacts(
  person: Person,
  facts: readonly Fact[],
  dismissed: readonly string[] = [],
): Person {
  if (facts.length === 0) return person;
  const known = new Set([...person.facts.map(factKey), ...dismissed]);
  const added: Fact[] = [];
  let { relation, age, skill } = person;
  const avoid = new Set(person.avoid);
  const lacks = new Set(person.lacks);
  const situations = new Set(person.situations);
  const likes = new Set(person.likes);
  const dislikes = new Set(person.dislikes);
  const unwanted = new Set(person.unwanted);
  const owns = [...person.owns];
  const wants = [...person.wants];

  /** Whether the fact makes a difference, which it then has made. */
  function heed({ kind, value, polarity }: Fact): boolean {
    if (kind === "interest") {
      const interest = KNOWN_INTERESTS.has(value) ? (value as Interest) : null;
      if (polarity === "not") {
        if (interest) dislikes.add(interest);
        if (interest) likes.delete(interest);
        for (const word of stems(value)) unwanted.add(word);
      } else if (interest && !dislikes.has(interest)) likes.add(interest);
      return true;
    }
    if (polarity === "not") return false;
    if (kind === "lacks") lacks.add(value as Need);
    else if (kind === "situation") situations.add(value as Situation);
    else if (kind === "owns") owns.push(value);
    else if (kind === "wants") wants.push(value);
    else if (kind === "relation" && relation === null) relation = value as Relation;
    else if (kind === "age" && age === null) age = ageIn(value);
    else if (kind === "skill" && skill === null) skill = value as Skill;
    else return false;
    return true;
  }

  for (const fact of facts) {
    const key = factKey(fact);
    if (dismissed.includes(key)) continue;
    if (fact.kind === "avoid") {
      const ingredient = fact.value as Ingredient;
      if (fact.polarity === "not" || fact.owner === "giver" || avoid.has(ingredient)) continue;
      avoid.add(ingredient);
      added.push(fact);
    } else if (fact.owner === "recipient" && !known.has(key) && heed(fact)) {
      known.add(key);
      added.push(fact);
    }
  }
  return {
    ...person,
    facts: [...person.facts, ...added],
    relation,
    age,
    avoid,
    lacks,
    situations: [...situations],
    likes,
    dislikes,
    unwanted,
    owns,
    skill,
    wants,
  };
}

/** "58", "60-69". */
function ageIn(value: string): AgeRange | null {
  const [from, to = from] = (/^(\d{1,3})(?:-(\d{1,3}))?$/.exec(value)?.slice(1) ?? []).flatMap(
    (years) => years ?? [],
  );
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}
