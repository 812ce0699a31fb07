export type { Api } from "./api.ts";
export { ApiError } from "./api-error.ts";
export { findGifts, type GiftFinderEvent } from "./find-gifts.ts";
export { fetchCountry, fetchDonationStats, fetchGiftIdea, fetchMarketplaces } from "./lookups.ts";
export { recordClick, recordEvent, recordInteraction } from "./records.ts";
