import type { HeightMessage, MeasureMessage } from "@gifthearth/widgets/embed-frame";
import { roomLength } from "@gifthearth/widgets/embed-places";
import { useEffect, useRef, useState } from "react";
import { type Configuration, configurationQuery } from "./configuration.ts";

/** How long after the last change the preview takes it up, milliseconds: it is a page that loads anew. */
const PREVIEW_DELAY = 300;

/** How wide the widget is shown: as wide as there is room, as in a text's column, as in a side column. */
const WIDTHS = { Full: "100%", "480 px": "480px", "300 px": "300px" } as const;
type Width = keyof typeof WIDTHS;

/** The real widget with the options chosen, on a page of its own. */
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
            <LiveWidget key={widget} widget={widget} configuration={configuration} />
          </div>
        )}
      </div>
    </section>
  );
}

interface LiveWidgetProps {
  readonly widget: "gift-finder" | "impact-scoreboard";
  readonly configuration: Configuration;
}

/** A page of ours in an iframe, which holds the very snippet that is copied (`embedding/preview-page.ts`). */
function LiveWidget({ widget, configuration }: LiveWidgetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = previewAddress(configuration);
  const [first] = useState(address);
  const shown = useRef(first);
  /** As the page inside says; as much as the snippet reserves until it does. */
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    function hear({ source, data }: MessageEvent<HeightMessage | null>): void {
      if (source !== frame.current?.contentWindow || data?.type !== "gifthearth:height") return;
      if (Number.isFinite(data.height)) setHeight(data.height);
    }
    addEventListener("message", hear);
    // It may have spoken before this page was live. Sandboxed, it has no origin that could be named.
    frame.current?.contentWindow?.postMessage({ type: "gifthearth:measure" } satisfies MeasureMessage, "*");
    return () => removeEventListener("message", hear);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (shown.current === address) return;
      shown.current = address;
      // Another `src` would be another step for the browser's Back.
      frame.current?.contentWindow?.location.replace(address);
    }, PREVIEW_DELAY);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <>
      <iframe
        ref={frame}
        className="live-widget"
        src={first}
        title={`Preview of the ${widget === "gift-finder" ? "gift finder" : "impact scoreboard"}`}
        allow="clipboard-write"
        style={{ height: height ?? roomLength(widget, "compact" in configuration.options) }}
      />
      <noscript>
        <p>The preview needs JavaScript; what to copy stands below all the same.</p>
      </noscript>
    </>
  );
}

/** Without the partner: what a preview does is none of their figures. */
function previewAddress({ widget, options: { partner: _, ...options } }: Configuration): string {
  return `/embed/frame/preview${configurationQuery({ widget, options })}`;
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
