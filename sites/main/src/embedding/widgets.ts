import { type OptionsOf, optionFields } from "@gifthearth/widgets/embed-options";
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

/**
 * What of a query are options of a framed widget, each once, in a fixed order. An address of ours can't give those
 * that the options' table withholds.
 */
export function framedOptions(widget: WidgetName, query: URLSearchParams): URLSearchParams {
  const options = Object.keys(optionFields(widget)).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(options);
}

export function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(WIDGETS, name);
}
