import { describe, expect, it } from "vitest";
import { escapeXml } from "./xml.ts";

describe("escapeXml", () => {
  it("lets nothing of a text be markup", () => {
    expect(escapeXml(`<a href="x">Tom & Jerry's ]]></a>`)).toBe(
      "&#60;a href=&#34;x&#34;&#62;Tom &#38; Jerry&#39;s ]]&#62;&#60;/a&#62;",
    );
  });

  it("leaves out what XML can't hold, and keeps every script and picture", () => {
    expect(escapeXml("a\u0000b\u001bc\ufffed")).toBe("abcd");
    expect(escapeXml("\ud83c")).toBe("\ufffd");
    expect(escapeXml("Brød\t漢字 🎁\n")).toBe("Brød\t漢字 🎁\n");
  });
});
