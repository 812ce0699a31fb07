import { expect, it } from "vitest";
import { inKilobytes, readCost } from "./cost.ts";

const FILES = {
  "0.1.0/frame.js": { brotli: 300 },
  "0.1.0/embed.js": { brotli: 900 },
  "c/shared-Ab_d-f12.js": { brotli: 7000 },
  "c/gift-finder-abcdefgh.js": { brotli: 4000 },
  "c/answer-abcdefgh.js": { brotli: 3000 },
  "c/impact-scoreboard-abcdefgh.js": { brotli: 1000 },
};

it("a widget costs what the build's own list says of its files", () => {
  expect(readCost({ files: FILES })).toEqual({
    loader: 900,
    view: { "gift-finder": 11_900, "impact-scoreboard": 8900 },
    answer: 3000,
  });
});

it("nothing is said where the list lacks a file", () => {
  expect(readCost({})).toBeNull();
  const { "c/answer-abcdefgh.js": _, ...others } = FILES;
  expect(readCost({ files: others })).toBeNull();
});

it("bytes are told in thousands", () => {
  expect(inKilobytes(14_990)).toBe("15.0 kB");
});
