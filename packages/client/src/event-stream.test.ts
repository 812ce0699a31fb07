import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEventStream } from "./event-stream.ts";

/** A body that arrives in pieces of the given sizes, the rest in one. */
function bodyInPieces(text: string, sizes: readonly number[]): ReadableStream<Uint8Array> {
  let rest = new TextEncoder().encode(text);
  const pieces = sizes.map((size) => {
    const piece = rest.slice(0, size);
    rest = rest.slice(size);
    return piece;
  });
  return new ReadableStream({
    start(controller) {
      for (const piece of [...pieces, rest]) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function readAll(text: string, sizes: readonly number[] = []) {
  const events = [];
  for await (const event of readEventStream(bodyInPieces(text, sizes))) events.push(event);
  return events;
}

describe("readEventStream", () => {
  test("reads named events and their data", async () => {
    expect(await readAll('event: meta\ndata: {"a":1}\n\nevent: done\ndata: {}\n\n')).toEqual([
      { event: "meta", data: '{"a":1}' },
      { event: "done", data: "{}" },
    ]);
  });

  test("joins data lines, takes any line end, and passes over comments, ids and retry hints", async () => {
    expect(await readAll(": hello\r\nid: 7\r\nretry: 10\r\ndata: one\r\ndata:two\r\n\r\n")).toEqual([
      { event: "message", data: "one\ntwo" },
    ]);
  });

  test("an event that the connection broke off is not an event", async () => {
    expect(await readAll('event: suggestion\ndata: {"title": "Half a')).toEqual([]);
    expect(await readAll("event: suggestion\ndata: one of two lines\n")).toEqual([]);
    expect(await readAll("data: whole\n\ndata: half\n")).toEqual([{ event: "message", data: "whole" }]);
  });

  test("however the bytes are cut, the events are the same", async () => {
    const text = 'event: suggestion\r\ndata: {"title":"Café ☕ 🎁"}\r\n\r\ndata: two\n\n';
    const whole = await readAll(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(9), { maxLength: 40 }), async (sizes) => {
        expect(await readAll(text, sizes)).toEqual(whole);
      }),
    );
  });

  test("a line without an end is given up, and the sender told", async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(300_000).fill(120)),
      cancel: () => {
        cancelled = true;
      },
    });
    const events = readEventStream(endless);
    await expect(events.next()).rejects.toBeInstanceOf(RangeError);
    expect(cancelled).toBe(true);
  });

  test("stopping early tells the sender", async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: x\n\n")),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _ of readEventStream(endless)) break;
    expect(cancelled).toBe(true);
  });

  test("no body is an empty stream", async () => {
    const events = [];
    for await (const event of readEventStream(null)) events.push(event);
    expect(events).toEqual([]);
  });
});
