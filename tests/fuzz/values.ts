import { COUNTRY_CODES } from "@gifthearth/core";
import { PLATFORM_NAMES } from "../../api/src/money/payout/platforms.ts";
import type { DescribedSchema as Schema } from "../../api/src/operating/docs/schema.ts";
import type { Dice } from "../support/dice.ts";
import { hostileJson } from "./hostile.ts";

/** What has been seen in replies and mails, and may be sent back. */
export interface Pool {
  /** By the path of their list, such as `/api/partners`. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly tokens: readonly string[];
}

interface Source {
  readonly dice: Dice;
  readonly pool: Pool;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** How likely each value is replaced by a hostile one. */
  readonly hostility: number;
}

/** How deep a value goes that names itself. */
const DEEPEST = 6;
const WORDS = ["Tea", "Star Map", "Cooking", "Reading", "gardening", "Ann", "Müller", "クッキー", "🎁 gift"];
const PASSWORDS = ["a good pass phrase", "another pass phrase", "short"];
const MONTHS = ["2026-08", "2026-09", "2026-10", "2026-11", "2027-01"];

/** Texts that a field of that name takes; others are words. */
const FITTING: readonly (readonly [RegExp, (source: Source) => string])[] = [
  [/password/i, ({ dice }) => dice.pick(PASSWORDS)],
  [/token|key$/i, ({ dice, pool }) => (pool.tokens.length > 0 ? dice.pick(pool.tokens) : "x".repeat(43))],
  [/email/i, ({ dice }) => `visitor${dice.below(40)}@example.org`],
  [/^productId$/, ({ dice }) => dice.pick(WORDS)],
  [/charity/i, (source) => idOf("/api/admin/charities", source)],
  [/session/i, (source) => idOf("/api/chat/sessions", source)],
  [/partner/i, (source) => idOf("/api/partners", source)],
  [/affiliate/i, () => "https://www.amazon.com/s?k=tea"],
  [/^eventName$/, ({ dice }) => dice.pick(["form_submit", "field_focus"])],
  [/origin/i, ({ dice }) => `https://blog${dice.below(9)}.example`],
  [/url|website|^link/i, ({ dice }) => `https://blog${dice.below(9)}.example/`],
  [/country/i, ({ dice }) => dice.pick(COUNTRY_CODES)],
  [/marketplace/i, ({ dice }) => dice.pick(COUNTRY_CODES)],
  [/month|period|activeFrom/i, ({ dice }) => dice.pick(MONTHS)],
  [/price/i, ({ dice }) => dice.pick(["$20-$30", "$25", "free"])],
  [/trackingId|tag$/i, ({ dice }) => `gifts-${dice.below(5)}`],
  [/registration|ein/i, () => "12-3456789"],
  [/platform$/i, ({ dice }) => dice.pick(PLATFORM_NAMES)],
  [/occasion/i, ({ dice }) => dice.pick(["Birthday", "Wedding", "Name day"])],
  [/from$|to$|date|time/i, ({ dice }) => `2026-11-0${1 + dice.below(9)}`],
];

/** An id that was seen in that list. */
export function idOf(list: string, { dice, pool }: Pick<Source, "dice" | "pool">): string {
  const ids = pool.ids.get(list) ?? [];
  // The newest is most likely still there, and the visitor's own.
  return (dice.chance(0.6) ? ids.at(-1) : ids.length > 0 && dice.pick(ids)) || "none-yet";
}

/** A value that fits the schema, but for those replaced by hostile ones. @returns a text of JSON */
export function jsonOf(schema: Schema, source: Source, name = "", depth = 0): string {
  const { dice, hostility } = source;
  if (depth > 0 && dice.chance(hostility)) return hostileJson(dice);
  if (schema.$ref) {
    const named = source.schemas[schema.$ref.split("/").at(-1) ?? ""];
    return named && depth < DEEPEST ? jsonOf(named, source, name, depth) : "{}";
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return JSON.stringify(dice.pick(schema.enum));
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choice) return jsonOf(dice.pick(choice), source, name, depth);
  const types = [schema.type ?? "object"].flat();
  switch (dice.pick(types)) {
    case "string":
      return JSON.stringify(textOf(schema, source, name));
    case "number":
    case "integer":
      return String(/rating/i.test(name) ? 1 + dice.below(5) : numberOf(schema, dice));
    case "boolean":
      return String(dice.chance(0.5));
    case "null":
      return "null";
    case "array": {
      const length = dice.below(Math.min(4, (schema.maxItems ?? 3) + 1));
      const items = Array.from({ length }, () => jsonOf(schema.items ?? {}, source, name, depth + 1));
      return `[${items.join()}]`;
    }
    default:
      return objectOf(schema, source, depth);
  }
}

function objectOf(schema: Schema, source: Source, depth: number): string {
  const { dice, hostility } = source;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([field]) => (required.has(field) ? !dice.chance(hostility / 2) : dice.chance(0.6)))
    .map(([field, value]) => `${JSON.stringify(field)}:${jsonOf(value, source, field, depth + 1)}`);
  if (typeof schema.additionalProperties === "object") {
    const key = dice.chance(0.7) ? dice.pick(COUNTRY_CODES) : dice.pick(WORDS);
    fields.push(`${JSON.stringify(key)}:${jsonOf(schema.additionalProperties, source, key, depth + 1)}`);
  }
  if (dice.chance(hostility)) {
    const key = dice.pick(["__proto__", "constructor", "extra", "", "then"]);
    fields.push(`${JSON.stringify(key)}:${hostileJson(dice)}`);
  }
  return `{${fields.join()}}`;
}

function textOf(schema: Schema, source: Source, name: string): string {
  const fitting = FITTING.find(([field]) => field.test(name))?.[1];
  const text = fitting ? fitting(source) : source.dice.pick(WORDS);
  return text.slice(0, schema.maxLength ?? text.length).padEnd(schema.minLength ?? 0, "x");
}

function numberOf({ type, minimum = 0, maximum = 500 }: Schema, dice: Dice): number {
  const low = Math.max(minimum, -1_000);
  const high = Math.min(maximum, low + 500);
  if (dice.chance(0.1)) return dice.pick([low, high]);
  const value = low + dice.below(high - low + 1);
  return [type].flat().includes("integer") || dice.chance(0.7) ? value : Math.min(high, value + 0.5);
}
