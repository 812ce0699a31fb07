import { DEFAULT_COUNTRY, toCountryCode } from "@gifthearth/core";
import { type CountryResponse, countryResponse } from "@gifthearth/core/contract";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import type { VisitorCountry } from "./visitor-country.ts";

/** `GET /api/country`. */
export function countryRoutes({ visitorCountry }: { readonly visitorCountry: VisitorCountry }) {
  return [
    route(
      {
        method: "get",
        path: "/api/country",
        access: "public",
        tag: "Visitor",
        summary: "The visitor's country",
        description:
          "Whose marketplace to offer. The visitor's address is looked up on the server and not stored.",
        reply: {
          200: json(countryResponse, "The country; US where it is unknown or has no marketplace of ours."),
        },
      },
      (c) => {
        c.header("Cache-Control", "no-store");
        return c.json(toResponse(visitorCountry(c)), 200);
      },
    ),
  ];
}

function toResponse(country: string | null): CountryResponse {
  return country === null
    ? { status: "fail", message: "Could not detect your location", countryCode: DEFAULT_COUNTRY }
    : { status: "success", countryCode: toCountryCode(country) };
}
