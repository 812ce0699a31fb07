/** What is told of an event: a flat object of short values. */
export type EventDetails = Readonly<Record<string, string | number | boolean>>;

export type Track = (eventName: string, eventDetails: EventDetails) => void;

/** An event for `gtag` alone: we know of it by what was sent. */
export const GTAG_ONLY = "form_submission_success";
