import { PRODUCT_NAME } from "@gifthearth/core";
import { type OptionName, readOption } from "@gifthearth/widgets/embed-options";
import { heightAt } from "@gifthearth/widgets/embed-places";
import { elementHtml, escapeHtml, openTag, snippetHtml, styleHtml } from "../../embedding/embed-html.ts";
import { WIDGETS, type WidgetName } from "../../embedding/widgets.ts";
import { WORDPRESS_PLUGIN } from "../../embedding/wordpress-plugin.ts";
import type { Configuration } from "./configuration.ts";

/** Something to copy. */
export interface Snippet {
  readonly id:
    | "html"
    | "react"
    | "vue"
    | "svelte"
    | "wordpress"
    | "iframe"
    | "badge-html"
    | "badge-markdown"
    | "badge-mail";
  readonly title: string;
  /** Where it goes. */
  readonly hint: string;
  /** Path on our site of what it needs first. */
  readonly needs?: { readonly name: string; readonly path: string };
  readonly code: string;
}

const COMPONENTS: Readonly<Record<WidgetName, string>> = {
  "gift-finder": "GiftFinder",
  "impact-scoreboard": "ImpactScoreboard",
};

/** The narrowest place that a phone has for an iframe, pixels. */
const NARROW = 320;

/**
 * What to paste, for each place where a widget may go. Every value is escaped for the language it stands in.
 * @param origin where the site is, without a slash at the end
 */
export function snippetsOf(origin: string, { widget, options }: Configuration): Snippet[] {
  if (widget === "badge") return badgeSnippets(origin, options);
  return [
    {
      id: "html",
      title: "HTML",
      hint: "The script and the style once in the page, the element where the widget should stand.",
      code: snippetHtml(origin, widget, options),
    },
    {
      id: "react",
      title: "React",
      hint: "With our package @gifthearth/widgets; it renders on the server, too.",
      code: react(origin, widget, options),
    },
    {
      id: "vue",
      title: "Vue",
      hint: "With the same package; its README has the line that tells Vue of the elements.",
      code: `<script setup>
import "@gifthearth/widgets/auto";
</script>

<template>
  ${indent(builtElement(origin, widget, options))}
</template>

${styleHtml(widget, options)}`,
    },
    {
      id: "svelte",
      title: "Svelte",
      hint: "With the same package.",
      code: `<script>
  import "@gifthearth/widgets/auto";
</script>

${builtElement(origin, widget, options).replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)}

${styleHtml(widget, options)}`,
    },
    {
      id: "wordpress",
      title: "WordPress",
      hint: "A shortcode of our plugin, in a paragraph or a shortcode block.",
      needs: { name: "the plugin, a zip to upload", path: WORDPRESS_PLUGIN },
      code: `[${widget.replace("-", "_")}${Object.entries(options)
        .map(([name, value]) => ` ${name}="${escapeShortcode(value)}"`)
        .join("")}]`,
    },
    {
      id: "iframe",
      title: "iframe",
      hint: "Where scripts aren't allowed. The second line fits its height; it works without, too.",
      code: iframe(origin, widget, options),
    },
  ];
}

/** The element on a page that is built, which says itself whom it asks. */
function builtElement(origin: string, widget: WidgetName, options: Configuration["options"]): string {
  return elementHtml(origin, widget, options, [`server="${origin}"`]);
}

function indent(lines: string): string {
  return lines.replaceAll("\n", "\n  ");
}

function react(origin: string, widget: WidgetName, options: Configuration["options"]): string {
  const component = COMPONENTS[widget];
  const properties = Object.entries(options).map(([attribute, text]) => {
    const name = propertyOf(attribute);
    const value = readOption(name, text);
    if (value === true) return name;
    if (Array.isArray(value)) return `${name}={[${value.map((item) => JSON.stringify(item)).join(", ")}]}`;
    // A JSX attribute reads no backslashes and does read entities: whatever isn't plain is an expression.
    const isPlain = typeof value === "string" && /^[^"&{}<>\\\n]*$/.test(value);
    return `${name}=${isPlain ? `"${value}"` : `{${JSON.stringify(value)}}`}`;
  });
  const element = openTag(component, [`server="${origin}"`, ...properties]).replace(
    / ?(\n?)>$/,
    (_, line: string) => `${line || " "}/>`,
  );
  return `import { ${component} } from "@gifthearth/widgets/react";

export function Gifts() {
  return (
    ${element.replaceAll("\n", "\n    ")}
  );
}`;
}

/** The option of an attribute. */
function propertyOf(attribute: string): OptionName {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as OptionName;
}

function iframe(origin: string, widget: WidgetName, options: Configuration["options"]): string {
  const { title } = WIDGETS[widget];
  // Where nothing fits its height, it has to do in a narrow place.
  const height = heightAt(widget, NARROW, "compact" in options);
  const query = new URLSearchParams(options);
  const source = `${origin}/embed/frame/${widget}${query.size > 0 ? `?${query}` : ""}`;
  const tag = openTag("iframe", [
    `src="${escapeHtml(source)}"`,
    `title="${title} by ${PRODUCT_NAME}"`,
    'width="100%"',
    `height="${height}"`,
    'style="border: 0"',
    'allow="clipboard-write"',
    'loading="lazy"',
  ]);
  return `${tag}</iframe>
<script type="module" src="${origin}/embed/v1/frame.js"></script>`;
}

function badgeSnippets(origin: string, options: Configuration["options"]): Snippet[] {
  const alt = options.charity
    ? `What this charity was given through ${PRODUCT_NAME}`
    : `What ${PRODUCT_NAME} has donated to charity`;
  const height = options.style === "line" ? 28 : 76;
  const page = `${origin}/impact`;
  const address = (file: "svg" | "png", more: Record<string, string>) => {
    const query = new URLSearchParams({ ...options, ...more });
    // A picture follows nobody's system by itself.
    if (query.get("theme") === "auto") query.delete("theme");
    return `${origin}/embed/badge/impact.${file}${query.size > 0 ? `?${query}` : ""}`;
  };
  const image = (source: string) =>
    `<img src="${escapeHtml(source)}" alt="${alt}" height="${height}" style="border: 0">`;
  const picture =
    options.theme === "auto"
      ? `<picture>
    <source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(address("svg", { theme: "dark" }))}">
    ${image(address("svg", {}))}
  </picture>`
      : image(address("svg", {}));
  return [
    {
      id: "badge-html",
      title: "HTML",
      hint: "A picture with a link: no script. Its figures are at most five minutes old.",
      code: `<a href="${page}">\n  ${picture}\n</a>`,
    },
    {
      id: "badge-markdown",
      title: "Markdown",
      hint: "For a README.",
      code: `[![${alt}](${address("svg", {})})](${page})`,
    },
    {
      id: "badge-mail",
      title: "E-mail",
      hint: "Mail programs want a PNG, in twice the pixels so that it is sharp.",
      code: `<a href="${page}">\n  ${image(address("png", { scale: "2" }))}\n</a>`,
    },
  ];
}

/**
 * Quotes, brackets and tags end a shortcode or its attribute, whatever stands before them. Entities come through:
 * the plugin writes them into HTML as they are.
 */
function escapeShortcode(text: string): string {
  return text.replace(/["&<>[\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
