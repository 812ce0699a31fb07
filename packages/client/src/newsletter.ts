import type {
  NewsletterConfirmation,
  NewsletterRequest,
  NewsletterSubscription,
  SubscriberQuery,
  Subscribers,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

/**
 * Asks for the newsletter; fails as every request does, with `conflict` for an address that is subscribed and
 * known by the browser's key to be the visitor's.
 */
export function subscribe(api: Api, form: NewsletterRequest): Promise<NewsletterSubscription> {
  return requestJson(api, "/api/newsletter", jsonBody("POST", form));
}

/** Field `token` is at fault for a link that is no good. */
export function confirmNewsletter(api: Api, token: string): Promise<NewsletterConfirmation> {
  return requestJson(api, "/api/newsletter/confirm", jsonBody("POST", { token }));
}

/** For administrators: a page of the subscribers. */
export function fetchSubscribers(api: Api, query: SubscriberQuery): Promise<Subscribers> {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return requestJson(api, `/api/admin/newsletter-subscribers?${new URLSearchParams(given)}`);
}
