import { ROOM_BOX, roomLength } from "@gifthearth/widgets/embed-places";
import { useEffect, useRef, useState } from "react";
import type { Configuration } from "./configuration.ts";

/** As it is on everybody else's page. */
const LOADER = "/embed/v1/embed.js";

/** How wide the widget is shown: as wide as there is room, as on a phone, as in a side column. */
const WIDTHS = { Full: "100%", Phone: "390px", Column: "280px" } as const;
type Width = keyof typeof WIDTHS;

/** The real widget with the options chosen: the very element and script that the snippet has. */
export function Preview({ configuration }: { readonly configuration: Configuration }) {
  const [width, setWidth] = useState<Width>("Full");
  const { widget, options } = configuration;
  return (
    <section className="preview" aria-labelledby="preview">
      <div className="preview-head">
        <h2 id="preview">Preview</h2>
        {widget !== "badge" && (
          <fieldset className="segments preview-widths">
            <legend className="gh-hidden">Width of the preview</legend>
            {(Object.keys(WIDTHS) as Width[]).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="preview-width"
                  checked={width === name}
                  onChange={() => setWidth(name)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className="preview-stage" data-theme={options.theme}>
        {widget === "badge" ? (
          <BadgePreview options={options} />
        ) : (
          <div className="preview-place" style={{ maxWidth: WIDTHS[width] }}>
            <LiveWidget key={widget} widget={widget} options={options} />
          </div>
        )}
      </div>
    </section>
  );
}

interface LiveWidgetProps {
  readonly widget: "gift-finder" | "impact-scoreboard";
  readonly options: Configuration["options"];
}

/** The element itself, made by hand: React would set some options as properties and some as attributes. */
function LiveWidget({ widget, options }: LiveWidgetProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A module runs once, however often its script is in the page.
    const script = Object.assign(document.createElement("script"), { type: "module", src: LOADER });
    document.head.append(script);
    const element = document.createElement(widget);
    const heldOpen = document.createElement("span");
    heldOpen.style.cssText = "float: left; height: var(--gh-room)";
    element.append(heldOpen);
    place.current?.replaceChildren(element);
    return () => {
      script.remove();
      element.remove();
    };
  }, [widget]);

  useEffect(() => {
    const element = place.current?.querySelector<HTMLElement>(widget);
    if (!element) return;
    // The room that the snippet keeps, without its stylesheet.
    element.style.cssText = ROOM_BOX;
    element.style.setProperty("--gh-room", roomLength(widget, "compact" in options));
    // What a preview does is none of the partner's figures.
    const { partner: _, ...shown } = options;
    for (const name of element.getAttributeNames()) {
      if (!(name in shown) && name !== "style") element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(shown)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }, [widget, options]);

  return (
    <>
      <div className="live-widget" ref={place} />
      <noscript>
        <p>The preview needs JavaScript; what to copy stands below all the same.</p>
      </noscript>
    </>
  );
}

function BadgePreview({ options }: Pick<Configuration, "options">) {
  const query = new URLSearchParams(options);
  const dark = new URLSearchParams({ ...options, theme: "dark" });
  return (
    <picture className="badge-preview">
      {options.theme === "auto" && (
        <source media="(prefers-color-scheme: dark)" srcSet={`/embed/badge/impact.svg?${dark}`} />
      )}
      <img src={`/embed/badge/impact.svg?${query}`} alt="The badge, with the figures as they are now" />
    </picture>
  );
}
