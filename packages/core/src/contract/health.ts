import * as z from "zod";

/** `GET /healthz` and `GET /readyz` when all is well. */
export const healthResponse = z.object({ status: z.literal("ok") }).meta({ id: "Health" });
