// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { resolveLocale } from "./locale.ts";

/** An element inside the page's body. */
function inside(parent: ParentNode = document.body): HTMLElement {
  const element = document.createElement("div");
  parent.append(element);
  return element;
}

describe("resolveLocale", () => {
  beforeEach(() => {
    document.documentElement.removeAttribute("lang");
    document.body.replaceChildren();
  });

  it("goes by the option first, in any case, with a region or without", () => {
    document.documentElement.lang = "fr";
    expect(resolveLocale("nl", inside())).toBe("nl");
    expect(resolveLocale("DE_at", inside())).toBe("de-AT");
    expect(resolveLocale("de-CH-1996", inside())).toBe("de-CH");
    expect(resolveLocale("es-419", inside())).toBe("es");
    expect(resolveLocale("it-Latn-IT", inside())).toBe("it");
  });

  it("passes over an option that is no language of ours", () => {
    document.documentElement.lang = "fr-FR";
    for (const option of ["sv", "", "deutsch", "nla", "-", "e", undefined]) {
      expect(resolveLocale(option, inside())).toBe("fr-FR");
    }
  });

  it("goes by the nearest lang around the element, its own included", () => {
    document.documentElement.lang = "fr";
    const section = inside();
    section.lang = "it";
    const element = inside(section);
    expect(resolveLocale(undefined, element)).toBe("it");
    element.lang = "es";
    expect(resolveLocale(undefined, element)).toBe("es");
  });

  it("looks for it through the shadow roots that the element is in", () => {
    const host = inside();
    host.lang = "nl";
    expect(resolveLocale(undefined, inside(host.attachShadow({ mode: "open" })))).toBe("nl");
  });

  it("is English where the page names no language, or none of ours", () => {
    expect(resolveLocale(undefined, inside())).toBe("en");
    document.documentElement.lang = "fr";
    const section = inside();
    section.lang = "ja";
    expect(resolveLocale(undefined, inside(section))).toBe("en");
  });
});
