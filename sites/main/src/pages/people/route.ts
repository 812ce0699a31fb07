import { fetchCalendar, fetchPeople } from "@gifthearth/client";
import { loadForUser } from "../../account/session.ts";
import type { PageRoute } from "../../page-route.ts";

export const route: PageRoute = (api) => ({
  id: "people",
  path: "people",
  handle: { isOfUser: true },
  loader: async ({ request }) => {
    const [people, calendar] = await Promise.all([
      loadForUser(request, () => fetchPeople(api)),
      loadForUser(request, () => fetchCalendar(api)),
    ]);
    return { people, calendar, today: new Date().toISOString().slice(0, 10) };
  },
  lazy: () => import("./page.tsx"),
});
