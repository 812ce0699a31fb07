import type { Marketplace } from "@gifthearth/core";
import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { useOffers } from "../ui/offer.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import {
  applyFilters,
  countFilters,
  offeredFilters,
  type RecommendationFilters,
  searchItems,
} from "./filters.ts";
import { type ListedRecommendation, RecommendationCard } from "./recommendation-card.tsx";
import { SORT_ORDERS, type SortOrder, sortItems, toSortOrder } from "./sort.ts";

export interface RecommendationListProps {
  /** In the order of their relevance. */
  readonly items: readonly ListedRecommendation[];
  readonly marketplace: Marketplace;
  /** Of the cards' headings. */
  readonly headingLevel: number;
  readonly showScores?: boolean;
  /** A card's title as a link of the place's own; plain text unless told. */
  readonly renderTitle?: (item: ListedRecommendation) => ReactNode;
  /** More about an item, below all else on its card. */
  readonly renderMore?: (item: ListedRecommendation) => ReactNode;
}

/** Recommendations to be searched, sorted and filtered. */
export function RecommendationList({
  items: given,
  marketplace,
  headingLevel,
  showScores = false,
  renderTitle,
  renderMore,
}: RecommendationListProps) {
  const id = useId();
  const items = useOffers(given, marketplace);
  const searchBox = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<SortOrder>("relevance");
  const [filters, setFilters] = useState<RecommendationFilters | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const found = useMemo(() => searchItems(items, search), [items, search]);
  const shown = useMemo(() => sortItems(applyFilters(found, filters), order), [found, filters, order]);
  const active = countFilters(filters);
  const offered = useMemo(() => offeredFilters(items, filters), [items, filters]);
  const { price, categories, preferences, shops = [] } = offered;
  const hasFilters = price || [categories, preferences, shops].some(({ length }) => length > 0);

  function clear(): void {
    setSearch("");
    setFilters(null);
    // The button that was pressed goes.
    searchBox.current?.focus();
  }

  return (
    <div className="gh-list">
      <div className="gh-list-tools" role="search" aria-label="Recommendations">
        <input
          className="gh-input gh-list-search"
          ref={searchBox}
          type="search"
          aria-label="Search gifts"
          placeholder="Search gifts..."
          autoComplete="off"
          maxLength={80}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <label className="gh-hidden" htmlFor={`${id}-sort`}>
          Sort by
        </label>
        <select
          className="gh-input gh-list-sort"
          id={`${id}-sort`}
          value={order}
          onChange={(event) => setOrder(toSortOrder(event.currentTarget.value))}
        >
          {Object.entries(SORT_ORDERS).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        {hasFilters && (
          <button
            type="button"
            className="gh-button gh-list-filter"
            aria-haspopup="dialog"
            onClick={() => setIsSheetOpen(true)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 6h8m4 0h2M3 14h2m4 0h8" />
              <circle cx="13" cy="6" r="2" />
              <circle cx="7" cy="14" r="2" />
            </svg>
            Filters
            {active > 0 && (
              <span className="gh-count">
                {active}
                <span className="gh-hidden"> active</span>
              </span>
            )}
          </button>
        )}
      </div>
      <div className="gh-row gh-list-state">
        <p className="gh-muted" role="status">
          {countText(shown.length, items.length)}
        </p>
        {(active > 0 || search) && (
          <button type="button" className="gh-button gh-quiet" onClick={clear}>
            Clear
          </button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="gh-note">No recommendations found. Try adjusting your preferences.</p>
      ) : (
        <ul className="gh-grid gh-picks">
          {shown.map((item) => (
            <RecommendationCard
              key={item.id}
              item={item}
              marketplace={marketplace}
              headingLevel={headingLevel}
              showScore={showScores}
              renderTitle={renderTitle}
            >
              {renderMore?.(item)}
            </RecommendationCard>
          ))}
        </ul>
      )}
      {isSheetOpen && (
        <FilterSheet
          offered={offered}
          applied={filters}
          count={(draft) => applyFilters(found, draft).length}
          onApply={setFilters}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  );
}

/** "6 gifts"; "3 of 6 gifts" where the list is narrowed. */
function countText(shown: number, all: number): string {
  const gifts = `${all} gift${all === 1 ? "" : "s"}`;
  return shown === all ? gifts : `${shown} of ${gifts}`;
}
