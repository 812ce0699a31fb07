import { describe, expect, it } from "vitest";
import { readReference } from "../../embed-reference.mjs";
import { configurationQuery, readConfiguration, withOption, withWidget } from "./configuration.ts";

const read = (query: string) => readConfiguration(new URLSearchParams(query));

/** Options that the configurator leaves to who writes code. */
const NOT_OFFERED = new Set(["server", "labels", "event-text"]);

/** A value of each option that isn't what holds anyway. */
const SET: Readonly<Record<string, string>> = {
  partner: "my-blog",
  charity: "trees",
  country: "NL",
  locale: "nl",
  theme: "dark",
  accent: "#123456",
  density: "compact",
  "heading-level": "4",
  compact: "true",
  relation: "in-law",
  age: "71",
  occasion: "Birthday",
  interests: "Reading,Sea & Sky",
  budget: "20-60",
  links: "site",
};

describe("a configuration", () => {
  it.each(readReference().widgets)(
    "of $element takes every option there is, and comes back from its address",
    ({ element, options }) => {
      const offered = options.map(({ attribute }) => attribute).filter((name) => !NOT_OFFERED.has(name));
      const chosen = Object.fromEntries(offered.map((name) => [name, SET[name] ?? `no example of ${name}`]));
      const configuration = read(`?${new URLSearchParams({ widget: element, ...chosen })}`);
      expect(configuration).toEqual({ widget: element, options: chosen });
      expect(read(configurationQuery(configuration))).toEqual(configuration);
    },
  );

  it("leaves out what means nothing, what holds anyway, and what another widget takes", () => {
    const query =
      "?theme=light&density=huge&heading-level=9&country=XX&accent=&compact=false&budget=60-20&charity=x&x=1";
    expect(read(query)).toEqual({ widget: "gift-finder", options: {} });
    expect(configurationQuery(read(query))).toBe("?theme=light");
    expect(read("?widget=constructor").widget).toBe("gift-finder");
    expect(read(`?accent=${"x".repeat(5000)}`).options.accent).toHaveLength(200);
  });

  it("goes with the page around it unless an address says otherwise; a badge, which can't, doesn't", () => {
    expect(read("").options).toEqual({ theme: "page" });
    expect(configurationQuery(read(""))).toBe("");
    expect(withOption(read("?theme=light"), "accent", "red").options).toEqual({ accent: "red" });
    expect(read("?widget=badge").options).toEqual({});
  });

  it("reads the form as a browser sends it by itself", () => {
    const query =
      "interests=Reading&interests=Art&interests=+Sea,Art&budget-from=20&budget-to=200&compact=true";
    expect(read(query).options).toEqual({
      theme: "page",
      interests: "Reading,Art,Sea",
      budget: "20-200",
      compact: "true",
    });
    expect(read("budget-from=20&budget-to=&theme=light").options).toEqual({});
  });

  it("changes one option, or the widget with the options that it shares", () => {
    const one = withOption(read("?theme=dark&occasion=Birthday"), "accent", "red");
    expect(one.options).toEqual({ theme: "dark", accent: "red", occasion: "Birthday" });
    expect(withOption(one, "theme", "light").options).toEqual({ accent: "red", occasion: "Birthday" });
    expect(withWidget(one, "badge")).toEqual({ widget: "badge", options: { theme: "dark" } });
  });
});
