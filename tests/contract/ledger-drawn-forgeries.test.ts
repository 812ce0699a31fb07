import { canonicalJson, type LedgerEvent } from "@gifthearth/core/ledger";
import fc from "fast-check";
import { expect, it } from "vitest";
import { draws } from "../support/draws.ts";
import { verdicts } from "../support/ledger-verdicts.ts";
import { ledgerOf, ledgerPlan, rechain } from "../support/ledgers.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** What a verifier that reads carelessly takes for something else: numbers, months, moments, rates, names. */
const HOSTILE: readonly Json[] = [
  null,
  true,
  "",
  " ",
  0,
  -1,
  0.5,
  2 ** 53,
  -(2 ** 53) + 1,
  1e21,
  "0",
  "1",
  "-2",
  "+2",
  "1e3",
  "2_0",
  " 2",
  "2.",
  ".5",
  "02",
  "２",
  "2.0",
  "0.0000000001",
  "Infinity",
  "NaN",
  "2026-13",
  "2026-1",
  "2٠26-01",
  "1999-12",
  "2026-02-30",
  "2027-01-01T00:00:00Z",
  "2027-1-1T00:00:00.000Z",
  "2027-02-30T00:00:00.000Z",
  "2027-01-01T24:00:00.000Z",
  "+002027-01-01T00:00:00.000Z",
  "USD",
  "JPY",
  "HUF",
  "KWD",
  "EUR",
  "eur",
  "manual",
  "é",
  "e\u0301",
  "\u{1f381}",
  "\uffff",
  "\ud800",
  "a\u2028b",
  "constructor",
  "__proto__",
  "ECB reference rate of 2026-01-28",
  "ECB reference rate of 2026-01-28\n",
  "ECB reference rate of ２０２６-01-28",
  [],
  {},
  ["x"],
  { x: 1 },
  { change: "" },
  { "a b": "x" },
  { ключ: "x" },
];

/** Where every value stands, that of all first. */
function pathsOf(value: Json, path: Path = []): Path[] {
  const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [path, ...parts.flatMap(([key, part]) => pathsOf(part as Json, [...path, key]))];
}

function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((inner, key) => (inner as { [key: string]: Json })[key] ?? null, value);
}

/** The document with what stands in a place exchanged, or without it. */
function exchanged(document: Json, [key, ...path]: Path, to: (value: Json) => Json | undefined): Json {
  if (key === undefined) return to(document) ?? null;
  const copy = (Array.isArray(document) ? [...document] : { ...(document as object) }) as {
    [key: string]: Json;
  };
  if (path.length > 0) copy[key] = exchanged(copy[key] ?? null, path, to);
  else {
    const next = to(copy[key] ?? null);
    if (next !== undefined) Object.defineProperty(copy, key, { value: next, enumerable: true });
    else if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  }
  return copy as Json;
}

/** One step of a forger: something in the document becomes something else. */
const step = fc
  .record({
    at: fc.nat(),
    from: fc.nat(),
    hostile: fc.constantFrom(...HOSTILE),
    by: fc.integer({ min: -2, max: 2 }),
    kind: fc.constantFrom(
      "hostile",
      "borrowed",
      "shifted",
      "left out",
      "doubled",
      "reversed",
      "added",
      "moved",
    ),
  })
  .map(({ at, from, hostile, by, kind }) => (document: Json[]): Json[] => {
    const paths = pathsOf(document).filter((path) => path.length > 1);
    const path = paths[at % paths.length] ?? [];
    const other = paths[from % paths.length] ?? [];
    if (kind === "moved") {
      const [event] = document.slice(at % document.length);
      const rest = document.toSpliced(at % document.length, 1);
      return event === undefined ? document : rest.toSpliced(from % document.length, 0, event);
    }
    return exchanged(document, path, (value) => {
      // From the same place of another event more often than not, as what fits there.
      const same = paths.filter((each) => each.at(-1) === path.at(-1));
      if (kind === "borrowed") return valueAt(document, same[from % same.length] ?? other);
      if (kind === "left out") return undefined;
      if (kind === "shifted" && typeof value === "number") return value + by;
      if (kind === "doubled" && Array.isArray(value)) return [...value, ...value.slice(-1)];
      if (kind === "reversed" && Array.isArray(value)) return value.toReversed();
      if (kind === "added" && typeof value === "object" && value !== null && !Array.isArray(value)) {
        return { ...value, note: hostile };
      }
      return hostile;
    }) as Json[];
  });

const forgery = fc
  .tuple(ledgerPlan, fc.integer({ min: 0, max: 2 }), fc.array(step, { minLength: 1, maxLength: 3 }))
  .map(([plan, oldMonths, steps]) => {
    const honest = ledgerOf(plan, oldMonths) as unknown as Json[];
    return steps.reduce((document, forge) => forge(document), honest);
  })
  .filter((document) => document.every((event) => typeof event === "object" && event !== null))
  .map((document) => rechain(document as unknown as LedgerEvent[]));

it("three verifiers say the same of whatever is done to a ledger, with the chain forged to fit", async () => {
  const ledgers = fc.sample(forgery, { numRuns: draws(400) });
  const [ours = [], ...others] = await verdicts(ledgers);
  for (const other of others) {
    const differing = ledgers.filter((_, index) => ours[index] !== other[index]);
    expect(differing.map((events) => canonicalJson(events))).toEqual([]);
  }
  // Else it would be no question.
  expect(ours.filter((isRight) => !isRight).length).toBeGreaterThan(ledgers.length / 2);
  expect(ours.filter((isRight) => isRight).length).toBeGreaterThan(0);
}, 3_600_000);
