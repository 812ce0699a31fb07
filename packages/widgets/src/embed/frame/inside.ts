/**
 * Runs in our page inside an iframe (`/embed/frame/...`), and tells the page around it how tall the widget is:
 * to that page's exact origin and to no other, so nothing at all while the origin is unknown.
 */
import type { HeightMessage, MeasureMessage } from "./message.ts";

const { parent } = window;
let origin = originOfParent();

function tellHeight(): void {
  if (!origin) return;
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: "gifthearth:height", height } satisfies HeightMessage, origin);
}

/** Where the page around this one is from, as the browser knows it; "" where it doesn't tell. */
function originOfParent(): string {
  // A list that Firefox lacked for long; the referrer is empty where the page around wants it so.
  const known = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return isAddressable(known) ? known : "";
}

/** A sandboxed page has the origin "null", to which nothing can be sent. */
function isAddressable(candidate: string | undefined): candidate is string {
  return candidate !== undefined && /^https?:/.test(candidate);
}

if (parent !== window) {
  addEventListener("message", ({ source, origin: asking, data }: MessageEvent<MeasureMessage | null>) => {
    if (source !== parent || data?.type !== "gifthearth:measure" || !isAddressable(asking)) return;
    origin = asking;
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(document.body);
}
