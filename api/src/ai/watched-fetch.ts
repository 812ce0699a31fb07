import type { TimeLimits } from "./time-limits.ts";

/**
 * A fetch that tells the limits of every sign of life: a request begun, headers, each piece of the body
 * (a comment line that keeps the connection alive is one too, and the SDK would hide it).
 * A server that asks to be left alone for longer than `patienceMs` is not tried again.
 */
export function watchedFetch(limits: TimeLimits, patienceMs: number): typeof fetch {
  return async (input, init) => {
    limits.heard();
    const response = await fetch(input, init);
    limits.heard();
    const headers = new Headers(response.headers);
    if (retryAfterMs(headers) > patienceMs) headers.set("x-should-retry", "false");
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          limits.heard();
          controller.enqueue(piece);
        },
      }),
    );
    return new Response(body ?? null, { status: response.status, statusText: response.statusText, headers });
  };
}

/** The wait that the server asks for, as seconds or as a date; 0 when it asks for none. */
function retryAfterMs(headers: Headers): number {
  const text = headers.get("retry-after");
  if (!text) return 0;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? 0 : wait;
}
