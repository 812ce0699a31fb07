import { type Api, ApiError, fetchPerson, fetchPersonIdeas, fetchPreferences } from "@gifthearth/client";
import type { GiftSuggestion } from "@gifthearth/core";
import type { Preferences, Recipient } from "@gifthearth/core/contract";
import { data, redirect } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { isSignedOut } from "../../account/session.ts";

export interface PersonData {
  /** Null for a new one. */
  readonly person: Recipient | null;
  readonly preferences: Preferences;
  /** For the day that comes next; none when they can't be had: the page does without. */
  readonly ideas: readonly GiftSuggestion[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** In place of an id: somebody who isn't kept yet. */
const NEW = "new";

/**
 * One of the user's people, or nobody yet.
 * @throws a redirect to the sign-in page for who isn't signed in; an answer of status 404 for who isn't the user's
 * own, 503 when the API can't be reached
 */
export async function loadPerson(api: Api, request: Request, id: string): Promise<PersonData> {
  const today = new Date().toISOString().slice(0, 10);
  try {
    const [preferences, person, ideas] = await Promise.all([
      // Who isn't signed in is refused by this, too.
      fetchPreferences(api),
      id === NEW ? null : fetchPerson(api, id),
      id === NEW ? [] : fetchPersonIdeas(api, id).catch(() => []),
    ]);
    return { person, preferences, ideas, today };
  } catch (error) {
    if (isSignedOut(error)) throw redirect(signInPath(new URL(request.url).pathname));
    const isUnknown = error instanceof ApiError && error.code === "not_found";
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
