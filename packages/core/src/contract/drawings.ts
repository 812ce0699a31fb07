import * as z from "zod";
import { drawing } from "./gift-finder.ts";

/** `GET /api/drawings`: all there are, by their names. */
export const drawingsResponse = z
  .object({
    items: z.array(z.object({ motif: z.string().describe("What is drawn, such as `mug`."), drawing })),
  })
  .meta({ id: "Drawings" });
export type DrawingsResponse = z.infer<typeof drawingsResponse>;
