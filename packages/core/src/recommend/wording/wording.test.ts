import { describe, expect, it } from "vitest";
import { RELATIONS, SITUATIONS } from "../../gift/vocabulary.ts";
import { LANGUAGES } from "../../language.ts";
import { WORDINGS } from "./index.ts";
import type { Who } from "./wording.ts";

const who = (relation: Who["relation"], sex: Who["sex"] = null): Who => ({
  relation,
  sex,
  kin: null,
  childAge: null,
});

describe.each(LANGUAGES)("a reason in %s", (language) => {
  const wording = WORDINGS[language];
  const leads = [
    ...SITUATIONS.flatMap((situation) => wording.situations[situation]),
    ...RELATIONS.flatMap((relation) =>
      ([null, "she", "he"] as const).flatMap((sex) => [
        wording.person(who(relation, sex)),
        ...wording.likes(who(relation, sex), [{ interest: "Coffee" }]),
        ...wording.likes(who(relation, sex), [{ words: "Otters" }, { interest: "Cats" }]),
      ]),
    ),
    ...wording.likes(null, [{ interest: "Coffee" }]),
    ...wording.own([{ interest: "Tea" }]),
    ...[1, 8, 21, 40].map(wording.birthday),
    wording.atAge(72),
    wording.aged(72, [{ interest: "Chocolate" }]),
  ].filter((lead) => lead !== undefined);

  it("begins with a capital or a figure, and ends without a mark", () => {
    expect(leads.filter((lead) => !/^[\p{Lu}\d]/u.test(lead) || /[.:,;!]$/.test(lead))).toEqual([]);
    expect(leads.filter((lead) => /undefined|null|\s{2}/.test(lead))).toEqual([]);
  });

  it("names no illness and no loss", () => {
    const NAMES =
      /cancer|krebs|kanker|cáncer|cancro|dement|démence|demenza|\b(?:Tod|death|mort[eo]?|muerte)\b|suicid/i;
    expect(
      leads.filter(
        (lead) =>
          NAMES.test(lead) &&
          !/Day of the Dead|Tag der Toten|Dag van de Doden|jour des Morts|Día de los Muertos|Giorno dei Morti/.test(
            lead,
          ),
      ),
    ).toEqual([]);
  });
});

describe("who somebody is", () => {
  it.each([
    ["en", "For your sister, who likes coffee", "For your brother or sister"],
    ["de", "Deine Schwester mag Kaffee", "Für deine Schwester oder deinen Bruder"],
    ["nl", "Voor je zus, die van koffie houdt", "Voor je broer of zus"],
    ["fr", "Pour ta sœur, qui aime le café", "Pour ton frère ou ta sœur"],
    ["es", "Para tu hermana, porque le gusta el café", "Para tu hermano o hermana"],
    ["it", "Per tua sorella, che ama il caffè", "Per tuo fratello o tua sorella"],
  ] as const)("is said in %s by the sex, where that is known", (language, likes, person) => {
    const { likes: likesOf, person: personOf } = WORDINGS[language];
    expect(likesOf(who("sibling", "she"), [{ interest: "Coffee" }])[0]).toBe(likes);
    expect(personOf(who("sibling"))).toBe(person);
  });
});
