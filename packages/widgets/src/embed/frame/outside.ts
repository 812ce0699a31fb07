/**
 * The other side of a framed widget: a script for the page around it, which makes each of our iframes as tall as
 * its widget says. It listens to pages of the origin that it came from itself, and nobody else. A second copy does
 * the same again, which changes nothing.
 */
import type { HeightMessage, MeasureMessage } from "./message.ts";

const ORIGIN = new URL(import.meta.url).origin;

/** Between these every height is believed, pixels: one line of figures, and all results in the narrowest column. */
const LEAST = 20;
const MOST = 12_000;

addEventListener("message", ({ origin, source, data }: MessageEvent<HeightMessage | null>) => {
  if (origin !== ORIGIN || data?.type !== "gifthearth:height" || !Number.isFinite(data.height)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow !== source) continue;
    const borders =
      getComputedStyle(frame).boxSizing === "border-box" ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${Math.min(Math.max(Math.ceil(data.height), LEAST), MOST) + borders}px`;
  }
});

// Those that spoke before this script was there to hear; others will by themselves.
for (const frame of document.querySelectorAll("iframe")) {
  if (!frame.src.startsWith(`${ORIGIN}/embed/frame/`) || !canHear(frame)) continue;
  frame.contentWindow?.postMessage({ type: "gifthearth:measure" } satisfies MeasureMessage, ORIGIN);
}

/**
 * Whether a message to our origin would reach the iframe's page: not before it is loaded, when that page is an empty
 * one of the page around it, and not in a sandbox, where it has no origin. The browser would complain of either.
 */
function canHear(frame: HTMLIFrameElement): boolean {
  const { contentDocument, sandbox } = frame;
  if (frame.hasAttribute("sandbox") && !sandbox.contains("allow-same-origin")) return false;
  return contentDocument === null || contentDocument.URL !== "about:blank";
}
