import { NEWSLETTER_FREQUENCIES, type NewsletterFrequency } from "@gifthearth/core";
import type { SubscriberState } from "@gifthearth/core/contract";

/** What became of a subscription, as the list says it. */
export const STATE_NAMES: Readonly<Record<SubscriberState, string>> = {
  confirmed: "Confirmed",
  pending: "Pending",
  unsubscribed: "Unsubscribed",
};

/** Which subscribers are listed, as the address says it; undefined for any. */
export interface SubscriberQuery {
  readonly state: SubscriberState | undefined;
  readonly frequency: NewsletterFrequency | undefined;
  readonly email: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** What an address asks for; what it says that makes no sense counts as any. */
export function toSubscriberQuery(parameters: URLSearchParams): SubscriberQuery {
  const state = parameters.get("state") ?? "";
  const frequency = NEWSLETTER_FREQUENCIES.find(({ value }) => value === parameters.get("frequency"));
  const page = Number(parameters.get("page"));
  return {
    state: Object.hasOwn(STATE_NAMES, state) ? (state as SubscriberState) : undefined,
    frequency: frequency?.value,
    email: parameters.get("email")?.trim().slice(0, 254) || undefined,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The parameters that say so. */
export function toParameters(query: Partial<SubscriberQuery>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return String(new URLSearchParams(given));
}
