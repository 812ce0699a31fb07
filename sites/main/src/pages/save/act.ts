import { type Api, ApiError, saveIdea } from "@gifthearth/client";
import { marketplaceOf, shopLink } from "@gifthearth/core";
import { redirect } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { isSignedOut } from "../../account/session.ts";
import { UTM_SOURCE } from "../../host/utm-source.ts";
import { refuse } from "../../no-script/refused.ts";
import { askCountry } from "../../site-data.ts";
import { loadSavable } from "./load.ts";

/**
 * Saves the idea that the address names, and leads to the saved ones; who isn't signed in is led to that first.
 * @throws an answer of status 404 for an address that names nothing
 */
export async function actOnSave(api: Api, request: Request) {
  const { pathname, search, searchParams } = new URL(request.url);
  const [{ idea, marketplaces }, country] = await Promise.all([
    loadSavable(api, request),
    askCountry(api, searchParams),
  ]);
  const affiliateUrl = shopLink(idea, marketplaceOf(country?.countryCode, marketplaces), UTM_SOURCE);
  const { title, description, priceRange, category, imageUrl } = idea;
  try {
    await saveIdea(api, { title, description, priceRange, category, imageUrl, affiliateUrl });
    return redirect("/saved-gift-ideas", 303);
  } catch (error) {
    if (isSignedOut(error)) return redirect(signInPath(pathname + search), 303);
    const isTold = error instanceof ApiError && error.code === "conflict";
    const message = isTold ? error.message : "Failed to save gift idea";
    return refuse({ field: null, message }, {}, error instanceof ApiError ? error.status : 503);
  }
}
