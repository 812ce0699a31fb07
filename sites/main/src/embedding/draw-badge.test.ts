import { expect, it } from "vitest";
import type { Badge } from "./badge.ts";
import { drawBadge } from "./draw-badge.tsx";

const BADGE: Badge = {
  kind: "badge",
  style: "card",
  theme: "light",
  format: "svg",
  scale: 1,
  headline: "$25.50",
  label: "given to Żółw & <Ζωή>",
  hasFigures: true,
  note: "Test donations counted",
};

const drawSvg = async (changes: Partial<Badge> = {}) =>
  new TextDecoder().decode(await drawBadge({ ...BADGE, ...changes }));

it("a badge says in words what is in it, and needs no font to be read", async () => {
  const svg = await drawSvg();
  expect(svg).toContain(
    "<title>GiftHearth: $25.50 given to Żółw &#38; &#60;Ζωή&#62;. Test donations counted</title>",
  );
  expect(svg).toContain('role="img"');
  expect(svg).not.toMatch(/<text|font-family|<style|<script|href=/);
});

it.each(["card", "line"] as const)("a %s is as wide as its words, in either theme", async (style) => {
  const sizeOf = (svg: string) =>
    svg
      .match(/<svg [^>]*width="(\d+)" height="(\d+)"/)
      ?.slice(1)
      .map(Number);
  const [width = 0, height] = sizeOf(await drawSvg({ style })) ?? [];
  expect(height).toBe(style === "card" ? 76 : 28);
  expect(width).toBeGreaterThan(100);
  const [longer = 0] =
    sizeOf(await drawSvg({ style, theme: "dark", label: `${BADGE.label} and others` })) ?? [];
  expect(longer).toBeGreaterThan(width + 20);
});

it("the letters of a charity's name are drawn, and not the same box for each that a font lacks", async () => {
  const pathsOf = async (label: string) =>
    (await drawSvg({ label, note: "" })).match(/ d="[^"]+"/g)?.join("");
  for (const [one, other] of [
    ["ab", "cd"],
    ["łż", "ğş"],
    ["Ζω", "Λγ"],
    ["До", "Бы"],
  ] as const) {
    expect(await pathsOf(one)).not.toBe(await pathsOf(other));
  }
  expect(await pathsOf("漢字")).toBe(await pathsOf("日本"));
});

it("a PNG has as many pixels as it was asked for", async () => {
  const widths = [];
  for (const scale of [1, 2] as const) {
    const png = Buffer.from(await drawBadge({ ...BADGE, format: "png", scale }));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(20)).toBe(76 * scale);
    widths.push(png.readUInt32BE(16));
  }
  expect(widths[1]).toBe(2 * (widths[0] ?? 0));
});
