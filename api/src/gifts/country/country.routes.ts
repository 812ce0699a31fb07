import { DEFAULT_COUNTRY, toCountryCode } from "@gifthearth/core";
import { type CountryResponse, countryResponse } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import { errors, json } from "../../http/described.ts";
import { publicCors } from "../../http/public-cors.ts";
import { createRouter } from "../../http/router.ts";
import type { VisitorCountry } from "./visitor-country.ts";

/** `GET /api/country` (specification, sections 7 and 8). */
export function countryRoutes({ visitorCountry }: { readonly visitorCountry: VisitorCountry }) {
  const router = createRouter();
  router.use("/api/country", publicCors);
  return router.openapi(
    createRoute({
      method: "get",
      path: "/api/country",
      tags: ["Visitor"],
      summary: "The visitor's country",
      description:
        "Whose marketplace to offer. The visitor's address is looked up on the server and not stored.",
      responses: {
        200: json(countryResponse, "The country; US where it is unknown or has no marketplace of ours."),
        ...errors(),
      },
    }),
    (c) => {
      c.header("Cache-Control", "no-store");
      return c.json(toResponse(visitorCountry(c)), 200);
    },
  );
}

function toResponse(country: string | null): CountryResponse {
  return country === null
    ? { status: "fail", message: "Could not detect your location", countryCode: DEFAULT_COUNTRY }
    : { status: "success", countryCode: toCountryCode(country) };
}
