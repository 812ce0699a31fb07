import { describe, expect, it } from "vitest";
import { signInPath, signInReason, toNextPath } from "./next-path.ts";

describe("toNextPath", () => {
  it.each(["/", "/profile?tab=security", "/gift-ideas/bread-pan?country=NL#shop", "/save?title=A%2F%2Fb"])(
    "leads to %s",
    (path) => {
      expect(toNextPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    "",
    "profile",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example",
    "https:",
    "https:evil.example",
    "javascript:alert(1)",
    " /profile",
    "//",
    "http://[",
    "/auth",
    "/auth?next=/auth",
    "/auth/reset?token=x",
    "/a/../auth",
    "/api/account/data",
    `/${"x".repeat(3_000)}`,
  ])("leads nowhere for %j", (next) => {
    expect(toNextPath(next)).toBeNull();
  });

  it("reads what signInPath wrote", () => {
    const path = signInPath("/gift-finder?interests=Tea%26Toast&budgetMax=50");
    expect(toNextPath(new URLSearchParams(path.split("?")[1]).get("next"))).toBe(
      "/gift-finder?interests=Tea%26Toast&budgetMax=50",
    );
  });
});

describe("signInReason", () => {
  it("speaks for the two saved pages alone", () => {
    expect(signInReason("/saved-gifts")).toBe("Please sign in to view your saved gift searches");
    expect(signInReason("/saved-gift-ideas")).toBe("Please sign in to view your saved gift ideas");
    expect(signInReason("/profile")).toBeNull();
    expect(signInReason(null)).toBeNull();
  });
});
