import * as z from "zod";

/** `GET /api/features`: which parts of the product this server has switched on. */
export const featuresResponse = z
  .object({
    chat: z.boolean().describe("The conversational gift advisor."),
    model: z
      .string()
      .nullable()
      .describe("The AI model that is asked for ideas; null where only our catalogue is."),
  })
  .meta({ id: "Features" });
export type FeaturesResponse = z.infer<typeof featuresResponse>;
