import type { EventDetails } from "./event.ts";

type Gtag = (command: "event", name: string, details: EventDetails) => void;

/** What our events are called there. */
const NAMES: Readonly<Record<string, string>> = {
  field_focus: "form_field_focus",
  field_blur: "form_field_complete",
  form_submit: "form_submission_attempt",
  form_submission_success: "form_submission_success",
  form_error: "form_validation_error",
  ai_provider_change: "ai_provider_change",
  button_click: "button_click",
  click: "click",
};

/** Whether the page has a tag of the operator's; ours bring none. */
export function hasGtag(): boolean {
  return findGtag() !== null;
}

/** Passes an event on to the page's `gtag`; nothing where there is none, or for what has no name there. */
export function forwardToGtag(eventName: string, eventDetails: EventDetails): void {
  const name = NAMES[eventName];
  // A field that was left empty isn't completed.
  if (!name || (eventName === "field_blur" && eventDetails.is_empty === true)) return;
  try {
    findGtag()?.("event", name, eventDetails);
  } catch {
    // The operator's own tag: its failure must not become the visitor's.
  }
}

function findGtag(): Gtag | null {
  const { gtag } = globalThis as { readonly gtag?: unknown };
  return typeof gtag === "function" ? (gtag as Gtag) : null;
}
