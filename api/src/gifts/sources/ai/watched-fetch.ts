import { GiftSourceError } from "../source.ts";
import type { TimeLimits } from "./time-limits.ts";

/** No answer of use is longer, a long train of thought included; the rest is not read. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024;
/** What comes all at once is read all at once, and keeps everybody else waiting meanwhile. */
const MAX_WHOLE_BYTES = 1024 * 1024;

/**
 * A fetch that tells the limits of every sign of life: a request begun, headers, each piece of the body
 * (a comment line that keeps the connection alive is one too, and the SDK would hide it).
 * A redirect is an error: a visitor's words go nowhere but to the address that the operator named.
 */
export function watchedFetch(limits: TimeLimits): typeof fetch {
  return async (input, init) => {
    limits.heard();
    const response = await fetch(input, { ...init, redirect: "error" });
    limits.heard();
    const isWhole = /^application\/json/i.test(response.headers.get("content-type") ?? "");
    const most = isWhole ? MAX_WHOLE_BYTES : MAX_STREAM_BYTES;
    let received = 0;
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          limits.heard();
          received += piece.byteLength;
          if (received <= most) controller.enqueue(piece);
          else controller.error(new GiftSourceError("The AI sent more than any answer needs"));
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(body ?? null, { status, statusText, headers });
  };
}
