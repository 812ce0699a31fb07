import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { snippetsOf } from "./snippets.ts";

const ORIGIN = "https://gifts.example";

/** Everything that ends a value in one of the languages, or begins something else. */
const NASTY = `"'><img src=x onerror=alert(1)>&quot;{}[/x]\\ \${1} é`;

function codeOf(id: string, options: Record<string, string>): string {
  const query = new URLSearchParams({ theme: "light", ...options });
  return snippetsOf(ORIGIN, readConfiguration(query)).find((snippet) => snippet.id === id)?.code ?? "";
}

function parse(code: string) {
  const { document } = new Window();
  document.body.innerHTML = code;
  return document.body;
}

/** A shortcode's attributes as WordPress reads them (shortcode_parse_atts). */
function shortcodeAttributes(code: string): Record<string, string> {
  const [, tail = ""] = /^\[[a-z_]+((?: [^[\]]*)?)\]$/.exec(code) ?? [];
  expect(tail).not.toMatch(/[<>]/);
  return Object.fromEntries(
    [...tail.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number))),
    ]),
  );
}

describe("every value comes through as it is", () => {
  it("in HTML", () => {
    const body = parse(codeOf("html", { occasion: NASTY, compact: "true", budget: "20-60" }));
    expect(body.querySelector("img")).toBeNull();
    const finder = body.querySelector("gift-finder");
    expect(finder?.getAttribute("occasion")).toBe(NASTY);
    expect(finder?.getAttribute("compact")).toBe("");
    expect(finder?.querySelector("a")?.getAttribute("href")).toBe(`${ORIGIN}/gift-finder`);
    expect(body.querySelector("script")?.getAttribute("src")).toBe(`${ORIGIN}/embed/v1/embed.js`);
  });

  it("in the link inside a partner's finder, who counts for it too", () => {
    const link = parse(codeOf("html", { partner: NASTY })).querySelector("gift-finder > a");
    const { origin, pathname, searchParams } = new URL(link?.getAttribute("href") ?? "");
    expect(origin + pathname).toBe(`${ORIGIN}/gift-finder`);
    expect([...searchParams]).toEqual([["partner", NASTY]]);
  });

  it("in an iframe's address", () => {
    const body = parse(codeOf("iframe", { occasion: NASTY, widget: "gift-finder" }));
    expect(body.querySelector("img")).toBeNull();
    const source = new URL(body.querySelector("iframe")?.getAttribute("src") ?? "");
    expect(source.pathname).toBe("/embed/frame/gift-finder");
    expect([...source.searchParams]).toEqual([["occasion", NASTY]]);
  });

  it("in a shortcode", () => {
    const code = codeOf("wordpress", { partner: "my-blog", accent: "#123456", occasion: NASTY });
    expect(shortcodeAttributes(code)).toEqual({ partner: "my-blog", accent: "#123456", occasion: NASTY });
    expect(codeOf("wordpress", { partner: "my-blog", accent: "#123456" })).toBe(
      '[gift_finder partner="my-blog" accent="#123456"]',
    );
    expect(codeOf("wordpress", { widget: "impact-scoreboard", charity: "trees" })).toBe(
      '[impact_scoreboard charity="trees"]',
    );
  });

  it.each(["vue", "svelte"])("in a template of %s, whose braces are none", (id) => {
    const code = codeOf(id, { occasion: NASTY, compact: "true" });
    const body = parse(code.replace(/<\/?template>/g, ""));
    expect(body.querySelector("img")).toBeNull();
    const finder = body.querySelector("gift-finder");
    expect(finder?.getAttribute("server")).toBe(ORIGIN);
    expect(finder?.getAttribute("occasion")).toBe(NASTY);
    expect(finder?.getAttribute("compact")).toBe("");
    const [markup = ""] = /<gift-finder[^>]*>/.exec(code) ?? [];
    expect(id === "svelte" && /[{}]/.test(markup)).toBe(false);
    expect(body.querySelector("style")?.textContent).toContain("--gh-room");
  });

  it("in JSX", async () => {
    const { default: ts } = await import("typescript");
    const code = codeOf("react", {
      occasion: NASTY,
      accent: "#123456",
      "heading-level": "3",
      interests: 'Reading,"Sea"',
      budget: "20-60",
      compact: "true",
    });
    const { outputText, diagnostics } = ts.transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: "h", module: ts.ModuleKind.CommonJS },
    });
    expect(diagnostics).toEqual([]);
    const exported: { Gifts?: () => unknown } = {};
    new Function("exports", "require", "h", outputText)(
      exported,
      () => ({}),
      (_: unknown, properties: unknown) => properties,
    );
    expect(exported.Gifts?.()).toEqual({
      server: ORIGIN,
      occasion: NASTY,
      accent: "#123456",
      headingLevel: 3,
      interests: ["Reading", '"Sea"'],
      budget: [20, 60],
      compact: true,
    });
  });

  it("and a scoreboard keeps its room free, one of one line less", () => {
    const styleOf = (options: Record<string, string>) =>
      parse(codeOf("html", { widget: "impact-scoreboard", ...options })).querySelector("style")?.textContent;
    expect(styleOf({})).toMatch(/impact-scoreboard \{.*--gh-room: max\(24.0625 \* var\(--gh-em\), .*cqi/);
    expect(styleOf({ compact: "true" })).toMatch(
      /impact-scoreboard\[compact\] \{.*--gh-room: max\(3.0625 \* var\(--gh-em\), /,
    );
  });

  it("in a badge, as HTML, Markdown and for mails", () => {
    const options = { widget: "badge", charity: `a&b)"<i>`, style: "line" };
    for (const id of ["badge-html", "badge-mail"]) {
      const image = parse(codeOf(id, options)).querySelector("a > img");
      const source = new URL(image?.getAttribute("src") ?? "");
      expect(source.searchParams.get("charity")).toBe(options.charity);
      expect(source.pathname).toBe(`/embed/badge/impact.${id === "badge-html" ? "svg" : "png"}`);
      expect(image?.getAttribute("height")).toBe("28");
    }
    const [, alt, source, page] =
      /^\[!\[([^[\]]+)\]\(([^()\s]+)\)\]\(([^()\s]+)\)$/.exec(codeOf("badge-markdown", options)) ?? [];
    expect(alt).toContain("GiftHearth");
    expect(new URL(source ?? "").searchParams.get("charity")).toBe(options.charity);
    expect(page).toBe(`${ORIGIN}/impact`);
    const auto = parse(codeOf("badge-html", { widget: "badge", theme: "auto" }));
    expect(auto.querySelector("picture > source")?.getAttribute("srcset")).toContain("theme=dark");
  });
});
