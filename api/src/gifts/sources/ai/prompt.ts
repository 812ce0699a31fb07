import {
  BUDGET_SLIDER,
  CATEGORIES,
  type CountryCode,
  FACT_KINDS,
  type Fact,
  formatPriceRange,
  type GiftRequest,
  INGREDIENTS,
  MARKETPLACES,
  NEEDS,
  type Person,
  QUERY_LIMITS,
  type RankedIdea,
  REFINEMENT_LIMITS,
  RELATIONS,
  type RecipientProfile,
  type Refinement,
  SITUATIONS,
  SKILLS,
} from "@gifthearth/core";
import { hobbyKeywords, personOf } from "@gifthearth/core/recommend";
import { ideasWanted } from "../source.ts";
import { loadPrompt } from "./prompts/load-prompt.ts";

/** More than a page shows, so that enough is left when some don't fit. */
const IDEAS_ASKED = 10;
/** A model needs no more of the notes than this, in characters. */
const MAX_NOTES = 1_200;
/** Nor more titles of a kind; the last ones are the latest. */
const MAX_TITLES = 40;
/** Longest other text, in characters, and most of them. */
const MAX_WORDS = 60;
const MAX_LIST = 20;
/** Facts of ours that the model is told, and the length of a candidate's reason in characters. */
const MAX_FACTS = 30;
const MAX_REASON = 160;
/** A preference further from neutral than this is worth a word. */
const TELLING = 0.2;
const NEUTRAL = 0.5;

/** How many ideas the model is asked for. */
export function ideasAsked({ count = IDEAS_ASKED }: Pick<GiftRequest, "count">): number {
  return ideasWanted({ count });
}

const GIFTS = loadPrompt("gifts", {
  relations: RELATIONS.join(", "),
  ingredients: INGREDIENTS.join(", "),
  needs: NEEDS.join(", "),
  situations: SITUATIONS.join(", "),
  skills: SKILLS.join(", "),
  categories: CATEGORIES.join(", "),
});
const HOBBYIST = loadPrompt("hobbyist");
const LANGUAGE = loadPrompt("language");

/** Names the texts that the system prompt is made of. */
export const PROMPT_VERSION = [GIFTS, HOBBYIST, LANGUAGE].map(({ version }) => version).join("+");

/**
 * Made of our words alone: nothing a visitor writes stands in it. It depends on how many ideas are
 * wanted, on which of the known hobbies the interests name, and on the reader's language.
 */
export function systemPrompt(request: Pick<GiftRequest, "count" | "interests" | "language">): string {
  const { language = "en" } = request;
  const hobbies = hobbyKeywords(request.interests);
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  return [
    GIFTS.text.replace("{count}", String(ideasAsked(request))),
    ...(hobbies.length > 0 ? [HOBBYIST.text.replace("{hobbies}", hobbies.join(", "))] : []),
    ...(language === "en" ? [] : [LANGUAGE.text.replaceAll("{language}", name)]),
  ].join("\n\n");
}

const TEXT = { type: "string" } as const;

/** An object that has all of these properties and no others. */
function objectOf<Properties extends Readonly<Record<string, object>>>(properties: Properties) {
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

function listOf<Properties extends Readonly<Record<string, object>>>(properties: Properties) {
  return { type: "array", items: objectOf(properties) };
}

/** The shape of the answer, as far as an endpoint can be held to it; its parts come in this order. */
export function answerSchema({ language = "en" }: Pick<GiftRequest, "language">) {
  return {
    name: "gifts",
    schema: objectOf({
      person: listOf({
        kind: { type: "string", enum: [...FACT_KINDS] },
        value: TEXT,
        polarity: { type: "string", enum: ["is", "not"] },
        owner: { type: "string", enum: ["recipient", "giver", "other"] },
        words: TEXT,
      }),
      drafts: listOf({ idea: TEXT, doubt: TEXT }),
      gifts: listOf({
        title: TEXT,
        description: TEXT,
        priceRange: TEXT,
        category: { type: "string", enum: [...CATEGORIES] },
        why: TEXT,
        searchText: TEXT,
        ...(language !== "en" && { local: objectOf({ title: TEXT, description: TEXT, why: TEXT }) }),
      }),
    }),
  };
}

/**
 * All that is known of the wish as one block of JSON, every text capped.
 * @param candidates of our catalogue, the best first, which the model may take
 */
export function userMessage(request: GiftRequest, candidates: readonly RankedIdea[]): string {
  const { facts, relation, age } = personOf(request);
  return JSON.stringify({
    occasion: capped(request.occasion, QUERY_LIMITS.occasion),
    interests: request.interests
      .slice(0, QUERY_LIMITS.interests)
      .map((interest) => capped(interest, QUERY_LIMITS.interest)),
    budget: {
      min: request.budgetMin,
      max: request.budgetMax,
      ...(request.budgetMax === BUDGET_SLIDER.max && { orMore: true }),
      currency: "USD",
    },
    notes: capped(request.additionalNotes, MAX_NOTES),
    ...describePerson(relation, age, request.profile),
    ...(facts.length > 0 && { facts: facts.slice(0, MAX_FACTS).map(describeFact) }),
    ...(request.profile && describeConstraints(request.profile)),
    ...(request.refinement && describeRefinement(request.refinement)),
    ...(request.country && { shops: describeShops(request.country) }),
    candidates: candidates.map(({ idea, price, why }) => ({
      title: idea.title,
      price: formatPriceRange(price),
      why: capped(why ?? "", MAX_REASON),
    })),
  });
}

function describeFact({ kind, value, polarity, owner, words }: Fact) {
  return { kind, value: capped(value, MAX_WORDS), polarity, owner, words: capped(words, MAX_WORDS) };
}

function describeShops(country: CountryCode) {
  const { name, language, currency } = MARKETPLACES.rowOf(country);
  return { country: name, language, currency };
}

/** What was told of the person; nothing of what was not. */
function describePerson(relation: Person["relation"], age: Person["age"], profile?: RecipientProfile) {
  const { relationship = "", personality = [] } = profile ?? {};
  const preferences: readonly [string, number][] = Object.entries(profile?.preferences ?? {});
  const caresFor = preferences.filter(([, weight]) => weight > NEUTRAL + TELLING);
  const caresLittleFor = preferences.filter(([, weight]) => weight < NEUTRAL - TELLING);
  const person = {
    ...(relation && { relation }),
    ...(age && { age: age.from === age.to ? age.from : `${age.from}-${age.to}` }),
    ...(relationship && { relationship: capped(relationship, MAX_WORDS) }),
    ...(personality.length > 0 && { personality: cappedList(personality) }),
    ...(caresFor.length > 0 && { caresFor: caresFor.map(([kind]) => kind) }),
    ...(caresLittleFor.length > 0 && { caresLittleFor: caresLittleFor.map(([kind]) => kind) }),
  };
  return Object.keys(person).length > 0 ? { person } : {};
}

function describeConstraints({ excludedCategories, daysLeft }: RecipientProfile) {
  return {
    ...(excludedCategories.length > 0 && { avoidCategories: cappedList(excludedCategories) }),
    ...(daysLeft !== null && { daysLeft }),
  };
}

function describeRefinement({ moreLike, notThis, alreadyHas, seen }: Refinement) {
  const told = Object.entries({ moreLike, notThis, alreadyHas, seen }).filter(([, list]) => list.length > 0);
  return Object.fromEntries(
    told.map(([kind, list]) => [
      kind,
      list.slice(-MAX_TITLES).map((title) => capped(title, REFINEMENT_LIMITS.title)),
    ]),
  );
}

function cappedList(texts: readonly string[]): string[] {
  return texts.slice(0, MAX_LIST).map((text) => capped(text, MAX_WORDS));
}

/** Some servers refuse half of a surrogate pair, which a cut may leave. */
function capped(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed();
}
