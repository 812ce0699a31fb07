// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { handOn, shareLink } from "./share.ts";

const QUERY = {
  occasion: "Baby Shower",
  interests: ["Art", "Sea & sand"],
  budgetMin: 20,
  budgetMax: 60,
  additionalNotes: "Her secret",
};

describe("shareLink", () => {
  it("has the wish in its query, but not the notes", () => {
    const link = shareLink(QUERY, "https://gifthearth.example", "https://blog.example/post");
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe("https://gifthearth.example/recommendations");
    expect([...searchParams]).toEqual([
      ["occasion", "Baby Shower"],
      ["budgetMin", "20"],
      ["budgetMax", "60"],
      ["interests", "Art"],
      ["interests", "Sea & sand"],
    ]);
  });

  it("says who it is for, where that was told", () => {
    const link = shareLink({ ...QUERY, relation: "in-law", age: 71 }, "", "https://gifthearth.example/");
    expect(new URL(link).search).toContain("relationship=in-law&age=71");
    const inPounds = shareLink(QUERY, "", "https://gifthearth.example/", "GBP");
    expect(new URL(inPounds).searchParams.get("currency")).toBe("GBP");
  });

  it("says of a single interest with a comma that it is one", () => {
    const link = shareLink({ ...QUERY, interests: ["salt, pepper"] }, "", "https://gifthearth.example/");
    expect(new URL(link).searchParams.getAll("interests")).toEqual(["salt, pepper", ""]);
    const plain = shareLink({ ...QUERY, interests: ["Art"] }, "", "https://gifthearth.example/");
    expect(new URL(plain).searchParams.getAll("interests")).toEqual(["Art"]);
  });

  it("leads to the site that the visitor is on where that is ours", () => {
    const link = shareLink(QUERY, "", "https://gifthearth.example/gift-finder?category=x#finder");
    expect(link).toMatch(/^https:\/\/gifthearth\.example\/recommendations\?occasion=/);
  });
});

describe("handOn", () => {
  const offer = (name: "share" | "clipboard", value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(navigator, "clipboard");
  });

  it("copies where the device offers nothing else", async () => {
    const writeText = vi.fn(async () => {});
    offer("clipboard", { writeText });
    expect(await handOn("https://a.example/", "Gifts")).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("https://a.example/");
  });

  it("shares where the device does", async () => {
    const share = vi.fn(async () => {});
    offer("share", share);
    expect(await handOn("https://a.example/", "Gifts")).toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: "Gifts", url: "https://a.example/" });
  });

  it("copies nothing when the visitor thinks better of sharing", async () => {
    const writeText = vi.fn(async () => {});
    offer("clipboard", { writeText });
    offer("share", async () => Promise.reject(new DOMException("", "AbortError")));
    expect(await handOn("https://a.example/", "Gifts")).toBe("shared");
    expect(writeText).not.toHaveBeenCalled();
  });

  it("says so when neither is allowed", async () => {
    offer("share", async () => Promise.reject(new DOMException("", "NotAllowedError")));
    offer("clipboard", undefined);
    expect(await handOn("https://a.example/", "Gifts")).toBe("refused");
  });
});
