import { OCCASIONS, PAID_LINKS_NOTICE, POPULAR_INTERESTS } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { TRY_AGAIN } from "../embed/try-again.ts";
import de from "./de.ts";
import type { Table } from "./en.ts";
import { en, type LabelKey } from "./en.ts";
import es from "./es.ts";
import fr from "./fr.ts";
import it_ from "./it.ts";
import nl from "./nl.ts";

const TABLES: readonly (readonly [language: string, table: Table])[] = [
  ["nl", nl],
  ["fr", fr],
  ["es", es],
  ["de", de],
  ["it", it_],
];
const KEYS = Object.keys(en) as LabelKey[];

/** The values that a form asks for, in an order of their own. */
const valuesIn = (form: string) => (form.match(/\{\w+\}/g) ?? []).sort();

/** Words that are the same in a language as in English. */
const SAME: Readonly<Record<string, readonly LabelKey[]>> = {
  nl: ["budget", "babyShower", "baby"],
  fr: ["occasion", "budget", "art", "notes", "unique", "photography"],
  es: ["digital"],
  de: ["budget", "digital", "baby"],
  it: ["budget"],
};

describe("the English texts", () => {
  it("are each one's own: what means something else has other words", () => {
    expect(new Set(Object.values(en)).size).toBe(KEYS.length);
  });

  it("hold the words of the closed lists and the notice beside paid links", () => {
    const missing = (words: readonly string[]) => {
      const texts: readonly string[] = Object.values(en);
      return words.filter((word) => !texts.includes(word));
    };
    expect(
      missing(OCCASIONS),
      "These occasions have no names: add them to en.ts, nl.ts, fr.ts, es.ts, de.ts and it.ts in packages/widgets/src/text",
    ).toEqual([]);
    expect(
      missing(POPULAR_INTERESTS),
      "These popular interests have no names: add them to en.ts, nl.ts, fr.ts, es.ts, de.ts and it.ts in packages/widgets/src/text",
    ).toEqual([]);
    expect(en.disclosure).toBe(`{share} ${PAID_LINKS_NOTICE}`);
  });
});

describe.each(TABLES)("the texts in %s", (language, table) => {
  it("are all there", () => {
    const missing = KEYS.filter((key) => !table[key]);
    expect(missing, `Please add these in ${language} to packages/widgets/src/text/${language}.ts`).toEqual(
      [],
    );
  });

  it("ask for the same values as the English ones, in each of their forms", () => {
    for (const key of KEYS) {
      const [wanted = ""] = en[key].split("|");
      for (const form of table[key].split("|"))
        expect([key, valuesIn(form)]).toEqual([key, valuesIn(wanted)]);
    }
  });

  it("have a form for one and one for more where English has both", () => {
    for (const key of KEYS.filter((name) => en[name].includes("|"))) {
      expect([key, table[key].split("|").length]).toEqual([key, 2]);
    }
  });

  it("are no English left over, and nothing but words", () => {
    const same = KEYS.filter((key) => table[key].toLowerCase() === en[key].toLowerCase());
    expect(same.filter((key) => !SAME[language]?.includes(key))).toEqual([]);
    for (const text of Object.values(table)) expect(text).toMatch(/^[^<>\s]([^<>]*[^<>\s])?$/);
  });

  it("say of a paid link that it is one, and what it pays", () => {
    const paid = /betaalde link|liens? rémunéré|pub+licitari|anzeige/i;
    expect(table.paidLink).toMatch(paid);
    expect(table.disclosure).toMatch(paid);
    expect(table.disclosure).toMatch(/commissi|comisión|provision/i);
    expect(table.disclosure).toMatch(/Amazon.*(verdien|bénéfice|ingresos|guadagno)/);
  });
});

it("the words that an element has before any table is there are the tables' own", () => {
  const words = [["en", en] as const, ...TABLES].map(([language, { failedRetry }]) => [
    language,
    failedRetry,
  ]);
  expect(TRY_AGAIN).toEqual(Object.fromEntries(words));
});
