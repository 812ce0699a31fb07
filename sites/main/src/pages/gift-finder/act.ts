import { type Api, ApiError, findGifts, isFailure, UNAVAILABLE } from "@gifthearth/client";
import {
  type FoundSuggestion,
  fallbackGifts,
  type GiftQuery,
  MARKETPLACES,
  type QueryErrors,
  queryErrors,
  toCountryCode,
} from "@gifthearth/core";
import type { GiftFinderMeta } from "@gifthearth/core/contract";
import { data } from "react-router";
import { textOf } from "../../account/use-form.ts";
import { FIELDS, parseNoScriptQuery } from "./no-script-query.ts";

/** What the finder says to a plain form. */
export interface NoScriptAnswer {
  /** What was asked, to fill the form again. */
  readonly query: GiftQuery;
  /** As it was chosen; empty when it was not. */
  readonly country: string;
  readonly errors: QueryErrors;
  readonly found: NoScriptFound | null;
  /** Why nothing can be shown. */
  readonly failure: string | null;
}

export interface NoScriptFound {
  /** Null where our API failed, and gifts that need no answer of it stand in. */
  readonly meta: GiftFinderMeta | null;
  readonly suggestions: readonly FoundSuggestion[];
}

const NO_ANSWER = "Failed to get gift recommendations. Please try again.";

/** Finds gifts for a plain form and answers in the same page: the notes belong in no address. */
export async function actOnGiftFinder(api: Api, request: Request) {
  const form = await request.formData();
  const query = parseNoScriptQuery(form);
  const country = textOf(form, FIELDS.country);
  const answer: NoScriptAnswer = { query, country, errors: queryErrors(query), found: null, failure: null };
  if (Object.keys(answer.errors).length > 0) return data(answer, { status: 400 });
  try {
    const found = await collect(api, query, country, request.signal);
    return data<NoScriptAnswer>({ ...answer, found });
  } catch (error) {
    if (isFailure(error)) {
      const found = { meta: null, suggestions: fallbackGifts(query, null) };
      return data<NoScriptAnswer>({ ...answer, found }, { status: 503 });
    }
    const isTold = error instanceof ApiError;
    const failure = isTold ? error.message : NO_ANSWER;
    return data<NoScriptAnswer>({ ...answer, failure }, { status: isTold ? error.status : 503 });
  }
}

/** The whole answer; what came before it broke off is worth more than an error page. */
async function collect(
  api: Api,
  query: GiftQuery,
  country: string,
  signal: AbortSignal,
): Promise<NoScriptFound> {
  let meta: GiftFinderMeta | null = null;
  const suggestions: FoundSuggestion[] = [];
  try {
    const { currency } = MARKETPLACES.rowOf(toCountryCode(country));
    const request = { ...query, currency, ...(country && { country }) };
    for await (const event of findGifts(api, request, signal)) {
      if (event.type === "meta") meta = event.meta;
      else suggestions.push(event.suggestion);
    }
  } catch (error) {
    if (suggestions.length === 0) throw error;
  }
  if (!meta) throw new ApiError(503, UNAVAILABLE);
  return { meta, suggestions };
}
