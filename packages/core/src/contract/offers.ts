import * as z from "zod";
import { partnerParameter } from "./partners.ts";
import { text } from "./text.ts";

/** `GET /api/offers/:id/shop`: what a click on an offer tells. */
export const offerClickQuery = z.object({
  idea: z
    .string()
    .pipe(text(120))
    .optional()
    .catch(undefined)
    .meta({ type: "string", description: "The idea beside which the offer stood." }),
  partner: partnerParameter,
});
