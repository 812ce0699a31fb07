import { mayAnalyse } from "@gifthearth/client";
import { GTAG_ONLY, type Track } from "./event.ts";
import { createEventQueue } from "./event-queue.ts";
import { forwardToGtag } from "./gtag.ts";
import { watchClicks } from "./watch-clicks.ts";
import { watchForms } from "./watch-forms.ts";

const PATH = "/api/analytics-events";

/** How long a find of gifts counts as the same one, milliseconds. */
const SAME_FIND = 60_000;

const queue = createEventQueue(send);
let foundAt = Number.NEGATIVE_INFINITY;

/** Reports an event: to us, and to a global `gtag` if the page has one. */
export const report: Track = (eventName, eventDetails) => {
  // Asked each time: a visitor may object in the middle of a visit.
  if (!mayAnalyse() || isSameFind(eventName)) return;
  if (eventName !== GTAG_ONLY) queue.add({ eventName, eventDetails });
  forwardToGtag(eventName, eventDetails);
};

/** Watches the page's forms and clicks from now on, and sends the last events when it is left. */
export function start(): void {
  watchForms(document, report);
  watchClicks(document);
  document.addEventListener("visibilitychange", () => document.hidden && queue.flush());
  addEventListener("pagehide", queue.flush);
}

function isSameFind(eventName: string): boolean {
  if (eventName !== "gift_recommendations_found") return false;
  const now = performance.now();
  if (now - foundAt < SAME_FIND) return true;
  foundAt = now;
  return false;
}

/** A beacon survives the page; a failure is nobody's trouble. */
function send(body: string): void {
  if (navigator.sendBeacon?.(PATH, body)) return;
  const headers = { "content-type": "text/plain" };
  fetch(PATH, { method: "POST", body, headers, keepalive: true }).catch(() => {});
}
