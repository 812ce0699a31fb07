import { type Api, fetchCountry, fetchDonationStats } from "@gifthearth/client";
import { DEFAULT_CHARITY_SHARE, isCountryCode } from "@gifthearth/core";
import type { CountryResponse, DonationStatsResponse } from "@gifthearth/core/contract";
import { type LoaderFunctionArgs, useRouteLoaderData } from "react-router";
import { readTheme, type Theme } from "./theme/theme.ts";

/** Id of the route around all others. */
export const SITE_ROUTE = "site";

/** What every page needs. What the API could not tell is null: no page fails for want of it. */
export interface SiteData {
  /** Where the site is, for addresses that leave it: `https://example.org`. */
  readonly origin: string;
  readonly stats: DonationStatsResponse | null;
  readonly country: CountryResponse | null;
  /** Whether the host is one that is there for administrators. */
  readonly isAdminHost: boolean;
  /** The visitor's own choice of colours. */
  readonly theme: Theme | null;
}

const NONE: SiteData = { origin: "", stats: null, country: null, isAdminHost: false, theme: null };

export async function loadSiteData(
  api: Api,
  { request }: LoaderFunctionArgs,
  isAdminHost: boolean,
): Promise<SiteData> {
  const { origin, searchParams } = new URL(request.url);
  const [stats, country] = await Promise.all([
    fetchDonationStats(api, request.signal).catch(() => null),
    askCountry(api, searchParams),
  ]);
  return { origin, stats, country, isAdminHost, theme: readTheme(request.headers.get("Cookie")) };
}

/** The country that the address names, else the one that the API detects; null when it can't tell. */
export async function askCountry(api: Api, parameters: URLSearchParams): Promise<CountryResponse | null> {
  return namedCountry(parameters) ?? fetchCountry(api).catch(() => null);
}

/** An address such as a widget's may name the country; a choice of the visitor's own still comes first. */
function namedCountry(parameters: URLSearchParams): CountryResponse | null {
  const countryCode = parameters.get("country")?.toUpperCase() ?? "";
  return isCountryCode(countryCode) ? { status: "success", countryCode } : null;
}

export function useSiteData(): SiteData {
  return useRouteLoaderData<SiteData>(SITE_ROUTE) ?? NONE;
}

/** The part of the commission that is donated, as the API states it. */
export function useCharityShare(): number {
  return useSiteData().stats?.charityShare ?? DEFAULT_CHARITY_SHARE;
}
