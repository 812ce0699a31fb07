import { expect, it } from "vitest";
import { isPartnerId, newPartnerId } from "./new-partner-id.ts";

it("is short, readable, and another one for another seed", () => {
  const ids = Array.from({ length: 2_000 }, (_, seed) => newPartnerId(String(seed)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isPartnerId)).toBe(true);
  expect(ids.join("")).not.toMatch(/[aeiou01lA-Z]/);
});

it.each(["", "k7mq", "K7MQ-2RTX", "k7mq-2rtx ", "k7mq-2rt1", "k7mq2rtx", "k7mq-2rtx-"])(
  "%j is none",
  (text) => {
    expect(isPartnerId(text)).toBe(false);
  },
);
