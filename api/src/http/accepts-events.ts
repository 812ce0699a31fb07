/**
 * Whether a client asks for an event stream.
 * @param accept the `Accept` header
 */
export function acceptsEvents(accept = ""): boolean {
  return accept.split(",").some((type) => /^\s*text\/event-stream\s*(?:;|$)/i.test(type));
}
