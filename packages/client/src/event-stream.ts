/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** No line of ours comes near; what has no end would in time keep the page busy with nothing else. */
const LONGEST_LINE = 1_000_000;

/**
 * Reads server-sent events from a reply's body, however the bytes are cut: a multi-byte character or
 * a line may lie across two pieces. No body is an empty stream. Comments, ids and retry hints are passed over.
 * @throws {RangeError} for a line of over a million characters
 */
export async function* readEventStream(body: ReadableStream<Uint8Array> | null): AsyncGenerator<StreamEvent> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let event = "message";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      // What no line end follows yet; at the end of the stream it was cut off.
      rest = lines.pop() ?? "";
      if (rest.length > LONGEST_LINE) throw new RangeError();
      for (const line of lines) {
        if (line === "") {
          if (data.length > 0) yield { event, data: data.join("\n") };
          event = "message";
          data = [];
        } else if (line.startsWith("event:")) event = line.slice(6).trim();
        else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
      }
      if (done) return;
    }
  } finally {
    // Also runs when the caller stops early: the server then sees that nobody listens any more.
    reader.cancel().catch(() => {});
  }
}
