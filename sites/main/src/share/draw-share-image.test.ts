import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { drawShareImage } from "./draw-share-image.tsx";
import type { ShareCard } from "./share-card.ts";

const CARD: ShareCard = { kind: "idea", eyebrow: "Gift idea", title: "Bread Pan", note: "$40-$80" };

/** Pixels of an image, four bytes each, by having it drawn once more. */
function pixelsOf(png: Uint8Array): { width: number; height: number; pixels: Buffer } {
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const { width, height, pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${href}" width="1200" height="630"/></svg>`,
  ).render();
  return { width, height, pixels };
}

/** How much of a rectangle differs from the ground, 0 to 1. */
function inkIn(
  pixels: Buffer,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  let inked = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      // The ground is light in each of its colours; every letter is darker.
      if ((pixels[4 * (y * 1200 + x) + 1] ?? 0) < 180) inked++;
    }
  }
  return inked / ((right - left) * (bottom - top));
}

const NAME = [130, 60, 340, 110] as const;
const MIDDLE = [72, 180, 680, 500] as const;
const NOTE = [72, 515, 300, 570] as const;

it("a share image is a PNG of 1200 by 630 with its words in place", async () => {
  const png = await drawShareImage(CARD);
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const { width, height, pixels } = pixelsOf(png);
  expect([width, height]).toEqual([1200, 630]);
  const wordless = pixelsOf(await drawShareImage({ ...CARD, eyebrow: " ", title: " ", note: " " })).pixels;
  expect(inkIn(pixels, NAME)).toBeGreaterThan(0.05);
  for (const place of [MIDDLE, NOTE]) {
    expect(inkIn(pixels, place)).toBeGreaterThan(0.02);
    expect(inkIn(wordless, place)).toBe(0);
  }
});

it("an idea's drawing stands before the hearth in place of our mark", async () => {
  const square = { fill: "", accent: "", line: "M24 40h16v16H24z" };
  const { pixels } = pixelsOf(await drawShareImage({ ...CARD, drawing: square }));
  const mark = pixelsOf(await drawShareImage(CARD)).pixels;
  const before = [940, 460, 980, 500] as const;
  expect(inkIn(pixels, before)).toBeGreaterThan(0);
  expect(inkIn(pixels, before)).toBeLessThan(0.5);
  expect(pixels.equals(mark)).toBe(false);
});

it("a title of several lines takes the width of its column", async () => {
  const title = "The Psychology of Gifts: What the Giver Sees and the Receiver Keeps";
  const { pixels } = pixelsOf(await drawShareImage({ ...CARD, title }));
  expect(inkIn(pixels, [500, 200, 680, 480])).toBeGreaterThan(0.02);
});

it.each([
  [
    "a long title",
    "The Whole History of Giving Things to Each Other and What It Did to Us All, Told in Ninety Plates",
  ],
  ["a word that is wider than its column", "W".repeat(60)],
  ["letters that our fonts lack", "漢字 🎁 ש <b>&amp;"],
])("%s stays within its column", async (_, title) => {
  const { pixels } = pixelsOf(await drawShareImage({ ...CARD, title }));
  expect(inkIn(pixels, [692, 20, 726, 530])).toBe(0);
  expect(inkIn(pixels, [0, 20, 68, 620])).toBe(0);
});
