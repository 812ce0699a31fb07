import { EMPTY_QUERY, type GiftQuery } from "@gifthearth/core";
import type { RefinedQuery } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useSiteMemory } from "../../host/site-memory.ts";
import { usePlaceOnPage } from "./place-on-page.ts";
import { FOUND, parseQueryParameters, searchParameters } from "./query-parameters.ts";

/** How a page's finder goes with its address. */
interface SearchAddress {
  /** What the address fills into the form; the same object until another address fills in something else. */
  readonly initialQuery: Partial<GiftQuery>;
  /** The search whose list the visitor came back to; null for a form whose list they went back from. */
  readonly resumed: RefinedQuery | null | undefined;
}

/**
 * Gives every search an address of its own, so that Back, Forward, a reload and a bookmark show its list again, at the
 * same place. Notes, and what was said of ideas, are in no address: they are kept for the visit.
 */
export function useSearchAddress(): SearchAddress {
  const memory = useSiteMemory();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { search, key } = useLocation();
  const [filledFrom, setFilledFrom] = useState(search);
  const [initialQuery, setInitialQuery] = useState(() => parseQueryParameters(new URLSearchParams(search)));
  const [resumed, setResumed] = useState<RefinedQuery | null>();
  /** The address of the search that was sent last, whose list is on the page already. */
  const sent = useRef<string>(undefined);
  const seen = useRef<string>(undefined);

  if (filledFrom !== search) {
    setFilledFrom(search);
    const parameters = new URLSearchParams(search);
    if (!parameters.has(FOUND)) setInitialQuery(parseQueryParameters(parameters));
  }

  useEffect(
    () =>
      memory?.onSearch((query) => {
        if (!query) return;
        const { search: current } = window.location;
        const address = `?${searchParameters(query, new URLSearchParams(current))}`;
        memory.keepSearch(address, query);
        sent.current = address;
        if (address !== current) void navigate({ search: address }, { preventScrollReset: true });
      }),
    [memory, navigate],
  );

  useEffect(() => {
    if (!memory || seen.current === key) return;
    seen.current = key;
    const isOnPage = search === sent.current && navigationType !== "POP";
    sent.current = undefined;
    if (isOnPage) return;
    const parameters = new URLSearchParams(search);
    if (parameters.has(FOUND))
      setResumed(memory.searchAt(search) ?? { ...EMPTY_QUERY, ...parseQueryParameters(parameters) });
    else if (navigationType === "POP") setResumed((before) => (before === undefined ? before : null));
  }, [memory, key, search, navigationType]);

  usePlaceOnPage(key, resumed);
  return { initialQuery, resumed };
}
