import type { ErrorBody, GiftFinderEvent, GiftFinderRequest } from "@gifthearth/core/contract";
import { type Api, isFirstUse, request } from "./api.ts";
import { ApiError, UNAVAILABLE } from "./api-error.ts";
import { readEventStream } from "./event-stream.ts";

/**
 * Longest time for a whole answer, milliseconds: far beyond what all our sources may take after one another. What
 * lasts longer is a connection that nobody is at the other end of.
 */
const LONGEST_ANSWER = 60_000;

/** Events of an answer that are read: far more than ours has. Tens of thousands would freeze the page. */
const MOST_EVENTS = 100;

/**
 * Asks for gift ideas and yields what comes, as it comes. Ends when the answer is complete, or has
 * told more than any of ours does.
 * @throws {ApiError} when the API refuses, takes longer than a minute, or its answer breaks off or isn't ours; what was
 *   yielded stands
 * @throws {TypeError} when the network reaches nobody; an AbortError when the signal is aborted
 */
export async function* findGifts(
  api: Api,
  query: Omit<GiftFinderRequest, "interests"> & { readonly interests: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<GiftFinderEvent> {
  const deadline = startDeadline(LONGEST_ANSWER, signal);
  try {
    const { body } = await request(api, "/api/functions/ai-gift-finder", {
      method: "POST",
      body: JSON.stringify({
        ...query,
        partner: api.partner,
        isFirstUse: api.partner && isFirstUse(api),
      }),
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      signal: deadline.signal,
    });
    try {
      yield* readAnswer(body);
    } catch (error) {
      // Whatever it is, from here on it is the answer that is at fault.
      throw error instanceof ApiError || signal.aborted ? error : new ApiError(503, UNAVAILABLE);
    }
  } catch (error) {
    // Who lets a minute pass has failed, whether they began to answer or not.
    throw deadline.signal.aborted && !signal.aborted ? new ApiError(503, UNAVAILABLE) : error;
  } finally {
    deadline.end();
  }
}

/** @throws {ApiError} for an answer that fails or ends too soon; anything for one that isn't ours */
async function* readAnswer(body: Response["body"]): AsyncGenerator<GiftFinderEvent> {
  let events = 0;
  for await (const { event, data } of readEventStream(body)) {
    if (event === "done" || ++events > MOST_EVENTS) return;
    const value = JSON.parse(data);
    if (event === "meta") {
      const { source, marketplaces, understood = [], notUnderstood = [] } = value;
      ours(value, source, marketplaces[0].domain);
      // A server of ours from before it told what it understood tells nothing of it.
      yield {
        type: event,
        meta: { ...value, understood: [...understood], notUnderstood: [...notUnderstood] },
      };
    } else if (event === "suggestion") {
      const { title, sitePath, description = "", priceRange = "", why } = value;
      yield { type: event, suggestion: ours(value, title, sitePath, description, priceRange, why ?? "") };
    } else if (event === "error") throw new ApiError(500, (value as ErrorBody).error);
  }
  throw new ApiError(503, UNAVAILABLE);
}

/** What came, if it has what a page builds on, which would else break while it is drawn. @param texts of it */
function ours<Value>(value: Value, ...texts: unknown[]): Value {
  if (texts.some((text) => typeof text !== "string")) throw new ApiError(503, UNAVAILABLE);
  return value;
}

/** A signal that is aborted when the time is up. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Leaves no timer behind. */
  end(): void;
}

/**
 * Begins to count.
 * @param milliseconds how long what is begun may take
 * @param signal aborts it sooner
 */
function startDeadline(milliseconds: number, signal: AbortSignal): Deadline {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  return { signal: AbortSignal.any([signal, late.signal]), end: () => clearTimeout(timer) };
}

/**
 * Whether something answered, and it was a failure or nonsense: neither a network that reaches nobody, nor a
 * refusal, which tells the visitor what to do.
 */
export function isFailure(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 429) return false;
  return error.status >= 500 || error.code === UNAVAILABLE.code;
}
