import { BUDGET_SLIDER } from "../../gift/budget.ts";
import { type GiftPreferences, type GiftRequest, NO_REFINEMENT } from "../../gift/request.ts";

/** US dollars. */
export interface ContextBudget {
  readonly min: number;
  readonly max: number;
}

/** What the recommendation engine knows of a gift to be found. */
export interface GiftContext {
  readonly recipient: {
    readonly name: string;
    readonly interests: readonly string[];
    readonly personality: readonly string[];
    /** Titles. */
    readonly previousGifts: readonly string[];
    readonly preferences: GiftPreferences;
    /** Years; null when not told. */
    readonly age: number | null;
  };
  readonly occasion: {
    /** One of the form's options, or the visitor's own words for one. */
    readonly type: string;
    readonly relationship: string;
    /** From 0 (a small thing) to 1 (once in a life). */
    readonly significance: number;
    /** The day, as an ISO date; null when not told. */
    readonly timing: string | null;
  };
  readonly constraints: {
    readonly budget: ContextBudget;
    readonly excludedCategories: readonly string[];
  };
  readonly userId?: string;
}

/** The same with any part left out, at any depth. */
type Given<Part> = Part extends readonly unknown[]
  ? Part
  : Part extends object
    ? { readonly [Key in keyof Part]?: Given<Part[Key]> | undefined }
    : Part;

/** A context of which anything may be missing. */
export type GivenContext = Given<GiftContext>;

/** Neither cared for nor disliked; neither a small thing nor a great one. */
const NEUTRAL = 0.5;
const DEFAULT_OCCASION = "Other";

/**
 * The context with its gaps filled: empty texts and
 * lists, neutral weights, the occasion "Other", and the form's default budget. Where only one end of the
 * budget is given and lies beyond the default of the other, the other moves to it.
 */
export function completeContext({
  recipient,
  occasion,
  constraints,
  userId,
}: GivenContext = {}): GiftContext {
  const preferences = recipient?.preferences;
  return {
    recipient: {
      name: recipient?.name ?? "",
      interests: recipient?.interests ?? [],
      personality: recipient?.personality ?? [],
      previousGifts: recipient?.previousGifts ?? [],
      preferences: {
        sustainable: preferences?.sustainable ?? NEUTRAL,
        handmade: preferences?.handmade ?? NEUTRAL,
        practical: preferences?.practical ?? NEUTRAL,
        unique: preferences?.unique ?? NEUTRAL,
      },
      age: recipient?.age ?? null,
    },
    occasion: {
      type: occasion?.type ?? DEFAULT_OCCASION,
      relationship: occasion?.relationship ?? "",
      significance: occasion?.significance ?? NEUTRAL,
      timing: occasion?.timing ?? null,
    },
    constraints: {
      budget: completeBudget(constraints?.budget),
      excludedCategories: constraints?.excludedCategories ?? [],
    },
    ...(userId === undefined ? {} : { userId }),
  };
}

function completeBudget({ min, max }: Given<ContextBudget> = {}): ContextBudget {
  const [low, high] = BUDGET_SLIDER.default;
  return { min: min ?? Math.min(low, max ?? low), max: max ?? Math.max(high, min ?? high) };
}

const DAY = 86_400_000;

/**
 * The context as a request to the sources of gifts.
 * @param today from which the days until the occasion are counted
 */
export function toGiftRequest({ recipient, occasion, constraints }: GiftContext, today: Date): GiftRequest {
  const { age, personality, preferences, interests, previousGifts } = recipient;
  return {
    occasion: occasion.type,
    interests,
    budgetMin: constraints.budget.min,
    budgetMax: constraints.budget.max,
    additionalNotes: "",
    refinement: { ...NO_REFINEMENT, alreadyHas: previousGifts },
    profile: {
      age,
      relationship: occasion.relationship,
      personality,
      preferences,
      excludedCategories: constraints.excludedCategories,
      daysLeft: daysUntil(occasion.timing, today),
    },
  };
}

/** Whole days, in UTC, from today to an ISO date; null for none, for what is no date, and for a day gone by. */
function daysUntil(date: string | null, today: Date): number | null {
  const time = date === null ? Number.NaN : Date.parse(date);
  const days = time / DAY - Math.floor(today.getTime() / DAY);
  return days >= 0 ? days : null;
}
