import { mayAnalyse } from "@gifthearth/client";
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
