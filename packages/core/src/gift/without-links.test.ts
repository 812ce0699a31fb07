import { describe, expect, it } from "vitest";
import { withoutLinks } from "./without-links.ts";

describe("withoutLinks", () => {
  it.each([
    ["Order at https://evil.example/s?k=1 today", "Order at today"],
    ["HTTPS:evil.example", ""],
    ["see www.evil.example/gift", "see"],
    ["javascript:alert(1) Kite", "Kite"],
    ["data:text/html;base64,PHN2Zz4= Kite", "Kite"],
    ["write to me@evil.example now", "write to now"],
    ["Buy at evil-shop.com, cheap", "Buy at , cheap"],
    ["Buy at böse.example", "Buy at"],
    ["t.me/evil Kite", "Kite"],
  ])("takes the address out of %j", (text, left) => {
    expect(withoutLinks(text)).toBe(left);
  });

  it.each([
    "A 2.4 GHz Node.js board, e.g. for the U.S. market",
    "Flies well.So light",
    "Ratio 3:1, data: none",
    "Price/quality is right",
    "Telephone table",
  ])("leaves %j as it is", (text) => {
    expect(withoutLinks(text)).toBe(text);
  });
});
