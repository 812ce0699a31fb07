import { createHash } from "node:crypto";
import { type GiftRequest, NO_REFINEMENT, type RecipientProfile, type Refinement } from "@gifthearth/core";
import { categoryKey } from "@gifthearth/core/recommend";
import { systemPrompt, userMessage } from "../prompt.ts";

/** To be raised when what is kept of an answer, or how an answer is checked, is no longer the same. */
const FORMAT = 2;

/** Whose answer it is. */
export interface AnsweringModel {
  readonly baseUrl: string;
  readonly model: string;
}

/**
 * The same for two requests that ask the same, whatever their case, spaces and order. It is made of all
 * that the model is told and all that its answer is checked by, so a new prompt has new keys.
 * @returns SHA-256 in hexadecimal digits
 */
export function answerKey({ baseUrl, model }: AnsweringModel, request: GiftRequest): string {
  const asked = normalize(request);
  const parts = [FORMAT, baseUrl, model, systemPrompt(asked), userMessage(asked), asked];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Every field named, so that the order in which a client wrote them makes no difference. */
function normalize(request: GiftRequest): GiftRequest {
  return {
    occasion: plain(request.occasion),
    interests: plainList(request.interests),
    budgetMin: request.budgetMin,
    budgetMax: request.budgetMax,
    additionalNotes: plain(request.additionalNotes),
    relation: request.relation,
    age: request.age,
    dismissed: [...new Set(request.dismissed)].sort(),
    refinement: normalizeRefinement(request.refinement ?? NO_REFINEMENT),
    profile: request.profile && normalizeProfile(request.profile),
    count: request.count,
  };
}

function normalizeRefinement({ moreLike, notThis, alreadyHas, seen }: Refinement): Refinement {
  return {
    moreLike: plainList(moreLike),
    notThis: plainList(notThis),
    alreadyHas: plainList(alreadyHas),
    seen: plainList(seen),
  };
}

function normalizeProfile(profile: RecipientProfile): RecipientProfile {
  const { sustainable, handmade, practical, unique } = profile.preferences;
  return {
    age: profile.age,
    relationship: plain(profile.relationship),
    personality: plainList(profile.personality),
    preferences: { sustainable, handmade, practical, unique },
    excludedCategories: [...new Set(profile.excludedCategories.map(categoryKey))].sort(),
    daysLeft: profile.daysLeft,
  };
}

function plainList(texts: readonly string[]): string[] {
  return [...new Set(texts.map(plain))].sort();
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
