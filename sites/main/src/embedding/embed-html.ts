import { optionFields } from "@gifthearth/widgets/embed-options";
import { linkPathOf, roomRules } from "@gifthearth/widgets/embed-places";
import { WIDGETS, type WidgetName } from "./widgets.ts";

/** A line that would be longer is broken, so that it can be read in a narrow column. */
const LONGEST_LINE = 88;

/** The script that a page has once. @param origin where the site is, without a slash at the end */
export function scriptHtml(origin: string): string {
  return `<script type="module" src="${origin}/embed/v1/embed.js"></script>`;
}

/**
 * The rules that keep a widget's room free until it is loaded. They may as well stand in the page's own stylesheet.
 * @param options as for the element
 */
export function styleHtml(widget: WidgetName, options: Readonly<Record<string, string>>): string {
  return `<style>${roomStyle(widget, options)}</style>`;
}

/** The text between the tags of {@link styleHtml}, of which a policy names the hash. */
export function roomStyle(widget: WidgetName, options: Readonly<Record<string, string>>): string {
  const rules = roomRules(widget, "compact" in options).map((rule) => `  ${rule}\n`);
  return `\n${rules.join("")}`;
}

/**
 * All that a page of HTML needs for a widget, as one pastes it.
 * @param origin where the site is, without a slash at the end
 * @param options as for the element
 */
export function snippetHtml(
  origin: string,
  widget: WidgetName,
  options: Readonly<Record<string, string>>,
): string {
  return `${scriptHtml(origin)}\n${styleHtml(widget, options)}\n\n${elementHtml(origin, widget, options)}`;
}

/**
 * A widget's element with its link inside, as one pastes it.
 * @param origin where the site is, without a slash at the end
 * @param options by the attributes' names; a flag is there or not
 * @param first attributes that stand before them
 */
export function elementHtml(
  origin: string,
  widget: WidgetName,
  options: Readonly<Record<string, string>>,
  first: readonly string[] = [],
): string {
  const { link } = WIDGETS[widget];
  const fields = optionFields(widget);
  const attributes = Object.entries(options).map(([name, value]) =>
    fields[name]?.control === "flag" ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `${openTag(widget, [...first, ...attributes])}
  <a href="${escapeHtml(origin + linkPathOf(widget, options.partner))}">${link}</a>
</${widget}>`;
}

/** A tag on one line, or with each attribute on a line of its own. */
export function openTag(name: string, attributes: readonly string[]): string {
  const line = `<${[name, ...attributes].join(" ")}>`;
  return line.length <= LONGEST_LINE ? line : `<${name}\n  ${attributes.join("\n  ")}\n>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
