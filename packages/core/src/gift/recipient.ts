import { EMPTY_QUERY, type GiftQuery, QUERY_LIMITS } from "./query.ts";
import type { Relation } from "./vocabulary.ts";

/** What is kept of a person whom a user gives to. Lengths are characters. */
export const RECIPIENT_LIMITS = {
  /** People of one user. */
  people: 100,
  name: 60,
  tastes: 20,
  taste: 60,
  /** Of each longer text. */
  text: 300,
  days: 12,
  dayName: 40,
  gifts: 100,
  gift: 120,
} as const;

/** A day that comes every year. */
export interface YearlyDay {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; February has 29. */
  readonly day: number;
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether there is such a day in any year. */
export function isYearlyDay({ month, day }: YearlyDay): boolean {
  const length = LENGTHS[month - 1];
  return length !== undefined && Number.isInteger(day) && day >= 1 && day <= length;
}

/**
 * The next time that the day comes, today included: `YYYY-MM-DD`. The 29th of February comes on the 28th in a year
 * that has none.
 * @param today `YYYY-MM-DD`, where whoever asks is
 */
export function nextOccurrence(day: YearlyDay, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = occurrenceIn(day, year);
  return thisYear >= today ? thisYear : occurrenceIn(day, year + 1);
}

function occurrenceIn({ month, day }: YearlyDay, year: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(Math.min(day, lastDay))}`;
}

/** How many days lie between two dates, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** What a search goes by of somebody whom a user gives to. */
interface SearchedFor {
  readonly relation: Relation | null;
  readonly tastes: readonly string[];
  readonly owns: string;
  readonly needs: string;
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
  readonly gifts: readonly { readonly title: string }[];
}

/**
 * A search for a person: what they were given and have already is said as a giver would say it in the note, so that
 * no idea repeats it; the latest gifts count where there is no room for all.
 * @param occasion one of the form's, or a day's own name
 */
export function recipientQuery(person: SearchedFor, occasion: string): GiftQuery {
  const { relation, tastes, owns, needs, budgetMin, budgetMax, gifts } = person;
  const sentences = [
    needs,
    owns && `Already has ${owns}`,
    ...gifts.toReversed().map(({ title }) => `Already has ${title}`),
  ];
  let additionalNotes = "";
  for (const sentence of sentences) {
    const next = `${additionalNotes} ${sentence && withFullStop(sentence)}`.trim();
    if (next.length > QUERY_LIMITS.additionalNotes) break;
    additionalNotes = next;
  }
  return {
    ...EMPTY_QUERY,
    occasion,
    ...(relation && { relation }),
    interests: tastes.slice(0, QUERY_LIMITS.interests),
    budgetMin: budgetMin ?? EMPTY_QUERY.budgetMin,
    budgetMax: budgetMax ?? Math.max(EMPTY_QUERY.budgetMax, budgetMin ?? 0),
    additionalNotes,
  };
}

function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence.trim()) ? sentence.trim() : `${sentence.trim()}.`;
}
