/** One event of a stream. */
export interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events in a stream's text. */
export function parseEvents(text: string): StreamedEvent[] {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((block) => {
      const [, event = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) as unknown };
    });
}
