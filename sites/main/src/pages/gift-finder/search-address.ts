import { EMPTY_QUERY, type GiftQuery, MARKETPLACES, queryErrors } from "@gifthearth/core";
import type { RefinedQuery } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCountry } from "../../host/country.tsx";
import { useSiteMemory } from "../../host/site-memory.ts";
import { usePlaceOnPage } from "./place-on-page.ts";
import { FOUND, parseQueryParameters, searchParameters } from "./query-parameters.ts";

/** How a page's finder goes with its address. */
interface SearchAddress {
  /** What the address fills into the form; the same object until another address fills in something else. */
  readonly initialQuery: Partial<GiftQuery>;
  /** The search whose list the visitor came back to; null for a form without a list; undefined once they search anew. */
  readonly resumed: RefinedQuery | null | undefined;
}

/** What a place in the history knows of its search. */
interface PlaceState {
  /** Under which it is kept for the visit. */
  readonly searchId?: string;
}

/**
 * Gives every search an address and a place in the history of its own, so that Back, Forward, a reload and a bookmark
 * show its list again, where it was on the page. Notes, and what was said of ideas, are in no address: they are kept
 * for the visit, by the place.
 */
export function useSearchAddress(): SearchAddress {
  const memory = useSiteMemory();
  const navigate = useNavigate();
  const { search, key, state } = useLocation();
  const { searchId } = (state ?? {}) as PlaceState;
  const { code } = useCountry();
  const { currency } = MARKETPLACES.rowOf(code);
  const [filledFrom, setFilledFrom] = useState(search);
  const [initialQuery, setInitialQuery] = useState(() =>
    parseQueryParameters(new URLSearchParams(search), currency),
  );
  const [resumed, setResumed] = useState<RefinedQuery | null>();
  /** The search whose list is on the page, and whether it is being taken up again. */
  const shown = useRef<{ id: string | undefined; isResumed: boolean }>({ id: undefined, isResumed: false });
  const seen = useRef<string>(undefined);

  if (filledFrom !== search) {
    setFilledFrom(search);
    const parameters = new URLSearchParams(search);
    if (!parameters.has(FOUND)) setInitialQuery(parseQueryParameters(parameters, currency));
  }

  useEffect(
    () =>
      memory?.onSearch((query) => {
        if (!query) return setResumed(null);
        const { id, isResumed } = shown.current;
        const former = id === undefined ? null : memory.searchAt(id);
        const { search: current } = window.location;
        const address = `?${searchParameters(query, new URLSearchParams(current), currency)}`;
        // What is said of ideas, or taken away of the person, asks anew for the same list.
        const isSame = former?.additionalNotes === query.additionalNotes && address === current;
        const next = (isResumed || isSame) && id !== undefined ? id : crypto.randomUUID();
        const page = isResumed ? former?.page : undefined;
        memory.keepSearch(next, { ...query, ...(page !== undefined && { page }) });
        shown.current = { id: next, isResumed: false };
        if (next === id) return;
        // An address that was opened stays as it is written, or Back would lead to it again and again.
        const to = isResumed ? current : address;
        void navigate(
          { search: to },
          { state: { searchId: next }, replace: isResumed, preventScrollReset: true },
        );
        if (!isResumed) setResumed(undefined);
      }),
    [memory, navigate, currency],
  );

  useEffect(() => {
    if (!memory || seen.current === key) return;
    seen.current = key;
    if (searchId !== undefined && searchId === shown.current.id) return;
    const parameters = new URLSearchParams(search);
    const asked = parameters.has(FOUND)
      ? ((searchId === undefined ? null : memory.searchAt(searchId)) ?? {
          ...EMPTY_QUERY,
          ...parseQueryParameters(parameters, currency),
        })
      : null;
    const isWhole = asked !== null && Object.keys(queryErrors(asked)).length === 0;
    shown.current = { id: searchId, isResumed: isWhole };
    setResumed(isWhole ? asked : null);
  }, [memory, key, search, searchId, currency]);

  // Prices are in the money of the country, and what isn't to be had there is left out.
  const country = useRef(code);
  useEffect(() => {
    if (country.current === code) return;
    country.current = code;
    const { id } = shown.current;
    const asked = id === undefined ? null : memory?.searchAt(id);
    if (!asked) return;
    shown.current = { id, isResumed: true };
    setResumed(asked);
  }, [memory, code]);

  usePlaceOnPage(key, resumed);
  return { initialQuery, resumed };
}
