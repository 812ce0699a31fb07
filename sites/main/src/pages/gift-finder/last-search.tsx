import type { GiftQuery } from "@gifthearth/core";
import { SaveButton, useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useSiteMemory } from "../../host/site-memory.ts";
import { wishSearch } from "../recommendations/wish.ts";

/** What can be done with this visit's last search; nothing before there is one. */
export function LastSearch() {
  const memory = useSiteMemory();
  const { saveSearch } = useHost();
  const [search, setSearch] = useState<GiftQuery | null>(null);

  // After hydration: the server knows of no search.
  useEffect(() => {
    setSearch(memory?.lastSearch() ?? null);
    return memory?.onSearch(setSearch);
  }, [memory]);

  if (!search) return null;
  const { additionalNotes: _, ...wish } = search;
  return (
    <div className="gh-row last-search" role="group" aria-label="Your last search">
      {search.occasion && (
        <SaveButton name="search" onSave={async () => (await saveSearch?.(search)) ?? false}>
          Save search
        </SaveButton>
      )}
      <Link to={`/recommendations${wishSearch(wish)}`} viewTransition>
        See more ways to choose
      </Link>
    </div>
  );
}
