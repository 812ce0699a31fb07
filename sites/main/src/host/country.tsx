import { type CountryCode, DEFAULT_COUNTRY } from "@gifthearth/core";
import type { CountryResponse } from "@gifthearth/core/contract";
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { createCountryChoice } from "./country-choice.ts";

/** The visitor's country. */
export interface VisitorCountry {
  /** Their own choice, else what was detected, else US. */
  readonly code: CountryCode;
  readonly choice: CountryCode | null;
  /** Why it could not be detected; null when it could, or doesn't matter any more. */
  readonly problem: string | null;
  choose(country: CountryCode): void;
}

/** Said when the lookup itself can't be reached. */
const NOT_DETECTED = "Could not detect your location";

const CountryContext = createContext<VisitorCountry | null>(null);

interface CountryProviderProps {
  /** The answer of `GET /api/country`; null when there was none. */
  readonly detected: CountryResponse | null;
  readonly children: ReactNode;
}

export function CountryProvider({ detected, children }: CountryProviderProps) {
  const [store] = useState(() => createCountryChoice(browserStorage(() => localStorage)));
  const choice = useSyncExternalStore(store.subscribe, store.read, () => null);
  const country = useMemo<VisitorCountry>(() => {
    const failure = detected?.status === "success" ? null : (detected?.message ?? NOT_DETECTED);
    return {
      code: choice ?? detected?.countryCode ?? DEFAULT_COUNTRY,
      choice,
      problem: choice ? null : failure,
      choose: store.choose,
    };
  }, [choice, detected, store]);
  return <CountryContext value={country}>{children}</CountryContext>;
}

/** @throws {Error} outside a `CountryProvider` */
export function useCountry(): VisitorCountry {
  const country = useContext(CountryContext);
  if (!country) throw new Error("useCountry must be called inside a CountryProvider.");
  return country;
}
