import * as z from "zod";

/** `GET /api/calendar`: whether there is an address for calendar programs; which one it is, nobody can tell any more. */
export const calendar = z.object({ createdAt: z.string().nullable() }).meta({ id: "Calendar" });
export type Calendar = z.infer<typeof calendar>;

/** `POST /api/calendar`. */
export const newCalendar = z
  .object({
    createdAt: z.string(),
    path: z.string().describe("Told this once. Who knows it can read the days."),
  })
  .meta({ id: "NewCalendar" });
export type NewCalendar = z.infer<typeof newCalendar>;
