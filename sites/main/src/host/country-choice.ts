import { type CountryCode, isCountryCode } from "@gifthearth/core";
import type { BrowserStorage } from "./browser-storage.ts";

/** Local storage key. */
export const COUNTRY_KEY = "userCountryCode";

/** The country that the visitor chose themselves, as `useSyncExternalStore` reads it. */
export interface CountryChoice {
  /** Null while they have chosen none. */
  read(): CountryCode | null;
  /** Kept for this visit even where nothing may be stored. */
  choose(country: CountryCode): void;
  /** @returns ends the subscription */
  subscribe(changed: () => void): () => void;
}

/** Keeps the visitor's choice in local storage, in upper case; a choice made in another tab counts here too. */
export function createCountryChoice(storage: BrowserStorage): CountryChoice {
  const listeners = new Set<() => void>();
  let choice: CountryCode | null = null;

  function changeElsewhere(event: StorageEvent): void {
    if (event.key !== COUNTRY_KEY) return;
    choice = null;
    for (const changed of listeners) changed();
  }

  return {
    read() {
      choice ??= toChoice(storage.read(COUNTRY_KEY));
      return choice;
    },
    choose(country) {
      choice = country;
      storage.write(COUNTRY_KEY, country);
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      addEventListener("storage", changeElsewhere);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) removeEventListener("storage", changeElsewhere);
      };
    },
  };
}

/** What is stored, if it is a country of ours. */
function toChoice(stored: string | null): CountryCode | null {
  const code = stored?.trim().toUpperCase() ?? "";
  return isCountryCode(code) ? code : null;
}
