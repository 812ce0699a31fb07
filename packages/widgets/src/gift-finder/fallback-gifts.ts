/** Fetched when our API has failed, and by nobody else. */
export { fallbackGifts } from "@gifthearth/core";
