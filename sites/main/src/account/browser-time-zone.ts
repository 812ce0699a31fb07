import { isTimeZone } from "@gifthearth/core/account";

/** The time zone that the browser is set to; null where it tells none that we know. */
export function browserTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : null;
}
