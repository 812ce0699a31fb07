import accentCss from "./looks/accent.css";
import denseCss from "./looks/dense.css";
import forcedColorsCss from "./looks/forced-colors.css";
import type { WidgetOptions } from "./options.ts";

/** Values that every colour property takes, though they are no colours of their own. */
const NO_COLOUR = /^(?:inherit|initial|unset|revert|revert-layer)$|\b(?:var|env)\(/i;

/** The stylesheets of a widget's own looks. An accent that is no colour is as if absent. */
export function looksOf(frame: HTMLElement, { accent = "", density }: WidgetOptions): readonly string[] {
  const isColour = CSS.supports("color", accent) && !NO_COLOUR.test(accent);
  frame.style.setProperty("--gh-accent-given", isColour ? accent : "");
  const looks = [
    isColour && accentCss,
    density === "compact" && denseCss,
    matchMedia("(forced-colors: active)").matches && forcedColorsCss,
  ];
  return looks.filter((css) => css !== false);
}
