import { expect, it } from "vitest";
import { acceptsEvents } from "./accepts-events.ts";

it.each([
  ["text/event-stream", true],
  ["application/json, Text/Event-Stream;q=0.9", true],
  ["text/event-streams", false],
  ["application/json;type=text/event-stream", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
])("of %j says %s", (accept, expected) => expect(acceptsEvents(accept)).toBe(expected));
