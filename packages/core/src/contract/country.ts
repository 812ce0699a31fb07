import * as z from "zod";
import { COUNTRY_CODES } from "../marketplaces.ts";

/** `GET /api/country`. */
export const countryResponse = z
  .object({
    status: z.enum(["success", "fail"]),
    message: z.string().optional().describe('"Could not detect your location", when it could not.'),
    countryCode: z.enum(COUNTRY_CODES).describe("The visitor's, or US where we have no marketplace."),
  })
  .meta({ id: "Country" });
export type CountryResponse = z.infer<typeof countryResponse>;
