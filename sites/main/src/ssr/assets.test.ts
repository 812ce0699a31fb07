import { describe, expect, it } from "vitest";
import { assetsOfPage } from "./assets.ts";

const ASSETS = {
  entry: "/assets/site.js",
  styles: "/assets/site.css",
  fonts: ["/assets/inter.woff2"],
  imports: ["/assets/react.js"],
  pages: { home: ["/assets/home.js", "/assets/finder.js"], impact: ["/assets/impact.js"] },
};

describe("assetsOfPage", () => {
  it("names the entry's scripts and the page's own", () => {
    expect(assetsOfPage(ASSETS, ["site", "home"])).toEqual({
      styles: "/assets/site.css",
      fonts: ["/assets/inter.woff2"],
      scripts: ["/assets/react.js", "/assets/home.js", "/assets/finder.js"],
    });
  });

  it("needs no scripts for a page that has none of its own", () => {
    expect(assetsOfPage(ASSETS, ["site", "not-found"]).scripts).toEqual(["/assets/react.js"]);
  });
});
