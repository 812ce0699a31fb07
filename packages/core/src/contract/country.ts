import * as z from "zod";
import { COUNTRY_CODES } from "../country.ts";

/** `GET /api/country` (specification, sections 7 and 8). */
export const countryResponse = z.object({
  status: z.enum(["success", "fail"]),
  message: z.string().optional(),
  countryCode: z.enum(COUNTRY_CODES),
});
export type CountryResponse = z.infer<typeof countryResponse>;
