import { PRODUCT_NAME } from "@gifthearth/core";
import { LANGUAGES } from "@gifthearth/widgets";
import { escapeXml } from "../seo/xml.ts";
import { framedOptions, WIDGETS, type WidgetName } from "./widgets.ts";

/** Nothing inline, nothing from elsewhere; anybody may put it into an iframe. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** The page needs nobody's cookie and depends on its address alone. */
export const FRAME_HEADERS = {
  "Cache-Control": "public, max-age=300",
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  // So that pages which isolate themselves may frame it.
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
};

/** What stands in a frame apart from the widget: the link, for who has no JavaScript. */
export const FRAME_STYLE = `body {
  margin: 0;
  font: 16px/1.5 system-ui, sans-serif;
}
a {
  color: light-dark(#a43613, #f39469);
}
`;

/**
 * The page of ours that stands in somebody else's iframe: the real widget and nothing else, as an HTML document.
 * @param query the widget's options by their attributes' names; others are ignored
 */
export function renderFramePage(widget: WidgetName, query: URLSearchParams): string {
  const { title, path, link } = WIDGETS[widget];
  const options = framedOptions(widget, query);
  const attributes = [...options].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join("");
  const language = options.get("locale")?.trim().slice(0, 2).toLowerCase() ?? "";
  const theme = options.get("theme");
  // Of the page around it, a framed one knows no more than what its reader prefers.
  const scheme = theme === "dark" ? "dark" : theme === "auto" || theme === "page" ? "light dark" : "light";
  return `<!doctype html>
<html lang="${LANGUAGES.find((known) => known === language) ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${scheme}">
<title>${title} | ${PRODUCT_NAME}</title>
<base target="_blank">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/embed/frame/frame.css">
<script type="module" src="/embed/v1/embed.js"></script>
<script type="module" src="/embed/v1/frame-page.js"></script>
</head>
<body><${widget}${attributes}><a href="${path}">${link}</a></${widget}></body>
</html>
`;
}
