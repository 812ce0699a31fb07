// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { chooseTheme, readTheme } from "./theme.ts";

describe("readTheme", () => {
  it.each([
    ["theme=dark", "dark"],
    ["gh_session=a; theme=light; other=b", "light"],
    ["theme=purple", null],
    ["my-theme=dark", null],
    ["theme=darkest", null],
    [null, null],
  ])("reads %s as %s", (cookies, theme) => {
    expect(readTheme(cookies)).toBe(theme);
  });
});

describe("chooseTheme", () => {
  it("shows the page so and tells the server by a cookie, until it is forgotten", () => {
    chooseTheme("dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(readTheme(document.cookie)).toBe("dark");
    chooseTheme(null);
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(readTheme(document.cookie)).toBeNull();
  });
});
