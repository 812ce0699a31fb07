import type { OptionsOf } from "@gifthearth/widgets/embed-options";
import { PLACES } from "@gifthearth/widgets/embed-places";

export type WidgetName = keyof OptionsOf;

interface ShownWidget {
  /** What it is, for who can't see it. */
  readonly title: string;
  /** Where an iframe has room, pixels. */
  readonly width: number;
}

/** The widgets as other people's pages take them. */
export const WIDGETS: Readonly<Record<WidgetName, ShownWidget & (typeof PLACES)[WidgetName]>> = {
  "gift-finder": { title: "Gift finder", width: 640, ...PLACES["gift-finder"] },
  "impact-scoreboard": { title: "Impact scoreboard", width: 640, ...PLACES["impact-scoreboard"] },
};

const OF_BOTH = ["partner", "country", "locale", "theme", "accent", "density", "heading-level", "compact"];

/**
 * Attributes that a framed widget may have. An address of ours can't give the others: whom the widget asks
 * (`server`), words that somebody else would have us say under our name (`labels`), and what events tell, of which
 * none leaves an iframe (`event-text`).
 */
export const FRAMED_ATTRIBUTES: Readonly<Record<WidgetName, readonly string[]>> = {
  "gift-finder": [...OF_BOTH, "occasion", "interests", "budget", "links"],
  "impact-scoreboard": [...OF_BOTH, "charity"],
};

/** What of a query are options of a framed widget, each once, in a fixed order. */
export function framedOptions(widget: WidgetName, query: URLSearchParams): URLSearchParams {
  const options = FRAMED_ATTRIBUTES[widget].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(options);
}

export function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(WIDGETS, name);
}
