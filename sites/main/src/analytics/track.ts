import { type Api, mayAnalyse } from "@gifthearth/client";
import type { Track } from "./event.ts";

/** The analytics' code comes after the page is live; if it can't be had, nothing is reported. */
const load = () => import("./analytics.ts");

let starting: ReturnType<typeof load> | undefined;

/** Begins to watch the page, once; under Global Privacy Control nothing is even fetched. */
export function startAnalytics(): void {
  if (!mayAnalyse() || starting) return;
  starting = load();
  starting.then(
    ({ start }) => start(),
    () => {},
  );
}

/** Reports an event. It fails never. */
export const track: Track = (eventName, eventDetails) => {
  startAnalytics();
  starting?.then(
    ({ report }) => report(eventName, eventDetails),
    () => {},
  );
};

/** The API for widgets, of which some report events by themselves: those go along with all others. */
export function gatherEvents(api: Api): Api {
  const path = `${api.baseUrl}/api/analytics-events`;
  return {
    ...api,
    async fetch(input, init) {
      if (input !== path) return api.fetch(input, init);
      const { eventName, eventDetails } = JSON.parse(String(init?.body));
      track(eventName, eventDetails);
      return new Response(null, { status: 201 });
    },
  };
}
