import { addInterest, EMPTY_QUERY, type GiftQuery } from "@gifthearth/core";
import { useEffect, useState } from "react";
import { type FormQuery, type RefinedQuery, useHost } from "../host.ts";
import { GiftFinder, type GiftFinderProps } from "./gift-finder.tsx";

export interface FilledGiftFinderProps
  extends Pick<GiftFinderProps, "heading" | "headingLevel" | "children"> {
  /** A search to be taken up where it was left, as {@link GiftFinder} does; the form holds it, too. */
  readonly resumed?: RefinedQuery | null | undefined;
  /** What the form holds at first; another object later is filled in over what it holds then. */
  readonly initialQuery?: Partial<GiftQuery> | undefined;
}

/** The gift finder of a place that may fill in its form: from an address, or from what it remembers. */
export function FilledGiftFinder({ initialQuery, resumed, ...finder }: FilledGiftFinderProps) {
  const { memory, usualBudget } = useHost();
  const [query, setQuery] = useState<FormQuery>(() =>
    fillIn({ ...EMPTY_QUERY, ...usualBudget }, initialQuery),
  );
  const [filled, setFilled] = useState(initialQuery);
  const [fillings, setFillings] = useState(0);
  const [opensEmpty] = useState(Object.keys(initialQuery ?? {}).length === 0);

  if (filled !== initialQuery) {
    setFilled(initialQuery);
    setQuery(fillIn(query, initialQuery));
    setFillings(fillings + 1);
  }

  const [taken, setTaken] = useState<RefinedQuery | null>();
  if (taken !== resumed) {
    setTaken(resumed);
    if (resumed) {
      const { refinement: _, ...held } = resumed;
      setQuery(held);
      setFillings(fillings + 1);
    }
  }

  // After hydration, so that the server's page and the first one in the browser are the same.
  useEffect(() => {
    const last = memory?.takeLastQuery(opensEmpty);
    if (!last) return;
    setQuery(last);
    setFillings((count) => count + 1);
  }, [memory, opensEmpty]);

  return <GiftFinder {...finder} query={query} onChange={setQuery} formKey={fillings} resumed={resumed} />;
}

/** The query with something filled in; interests are added to those there are. */
function fillIn(query: FormQuery, filling: Partial<GiftQuery> = {}): FormQuery {
  return { ...query, ...filling, interests: (filling.interests ?? []).reduce(addInterest, query.interests) };
}
