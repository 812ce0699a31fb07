import * as z from "zod";
import { marketplace } from "./gift-finder.ts";

/** `GET /api/marketplaces`: what shop links are built with outside a search. */
export const marketplacesResponse = z.object({ items: z.array(marketplace) }).meta({ id: "Marketplaces" });
export type MarketplacesResponse = z.infer<typeof marketplacesResponse>;
