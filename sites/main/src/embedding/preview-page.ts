import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@gifthearth/core";
import { type Configuration, readConfiguration } from "../pages/embed/configuration.ts";
import { roomStyle, snippetHtml } from "./embed-html.ts";
import { FRAME_STYLE } from "./frame-page.ts";
import { isWidgetName, WIDGETS, type WidgetName } from "./widgets.ts";

/** Of a frame's page, and a ground in the scheme's own colour, as a page of its own has. */
const PAGE_STYLE = `${FRAME_STYLE}html {
  background: Canvas;
  color: CanvasText;
}
`;

/** A page that holds what the configurator proposes to paste, and nothing else of ours. */
interface PreviewPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The page in the configurator's own iframe: somebody's page with the very snippet that is copied, but for our address,
 * which it leaves out so that it works wherever our site is reached. It stands in no other site's frame, and to our API
 * it is what a pasted widget's page is: somebody else's.
 * @param query as the configurator's address has it; what means nothing is left out
 * @returns null for what is no script's widget
 */
export function renderPreviewPage(query: URLSearchParams): PreviewPage | null {
  const { widget, options } = readConfiguration(query);
  if (!isWidgetName(widget)) return null;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${schemeOf(options)}">
<title>Preview: ${WIDGETS[widget].title} | ${PRODUCT_NAME}</title>
<base target="_blank">
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
<script type="module" src="/embed/v1/frame-page.js"></script>
</head>
<body>
${snippetHtml("", widget, options)}
</body>
</html>
`;
  return {
    html,
    headers: {
      "Cache-Control": "public, max-age=300",
      "Content-Security-Policy": contentSecurityPolicy(widget, options),
      "X-Robots-Tag": "noindex",
    },
  };
}

/** The scheme of a page for which one would choose such colours. */
function schemeOf({ theme }: Configuration["options"]): string {
  if (theme === "dark") return "dark";
  return theme === "auto" || theme === "page" ? "light dark" : "light";
}

/** What is inline are two stylesheets, by their hashes. In a sandbox the page is of no origin. */
function contentSecurityPolicy(widget: WidgetName, options: Configuration["options"]): string {
  const hashes = [PAGE_STYLE, roomStyle(widget, options)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes.join(" ")}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
