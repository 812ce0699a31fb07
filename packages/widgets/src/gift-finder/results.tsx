import { formatBudget, type Marketplace, PAID_LINKS_NOTICE, type UnderstoodFact } from "@gifthearth/core";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../host.ts";
import { useMoney } from "../money.ts";
import { PERCENT, useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";
import type { RefinePress, Said } from "./refine/press.ts";
import { FAILED, interestsNearby, NOTHING_MADE, SOURCE_NAMES, STANDS_IN } from "./sources.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { Understood } from "./understood.tsx";
import type { GiftSearch } from "./use-gift-search.ts";

/** Suggestions on a page. */
const PAGE_SIZE = 6;

interface ResultsProps {
  readonly answer: GiftSearch;
  /** Where shop links lead; not known before the answer begins. */
  readonly marketplace: Marketplace | undefined;
  readonly headingLevel: number;
  readonly said: Said;
  readonly isQuiet: boolean;
  readonly onPress: (press: RefinePress) => void;
  readonly onTakeAway: (takenAway: readonly UnderstoodFact[]) => void;
}

/** The suggestions as they come, with places kept for those on their way. */
export function Results({
  answer: { phase, query, meta, failed, suggestions },
  marketplace,
  headingLevel,
  said,
  isQuiet,
  onPress,
  onTakeAway,
}: ResultsProps) {
  const { Feedback, memory } = useHost();
  const { t, word, prices, tag } = useText();
  const own = useMoney();
  // The country may have been changed since.
  const { sign } = meta?.marketplaces.find(({ countryCode }) => countryCode === meta.countryCode) ?? own;
  const loading = phase === "loading";
  const [page, setPage] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search starts at its first page, in sight
  useEffect(() => {
    setPage((isQuiet && query.page) || 0);
    if (!isQuiet) top.current?.scrollIntoView();
  }, [query]);

  const offered = suggestions.filter(
    ({ title }) => ![said.notThis, said.alreadyHas].some((titles) => titles?.includes(title)),
  );
  const pages = Math.ceil(offered.length / PAGE_SIZE);
  // Its last idea may have been taken away.
  const current = page < pages ? page : 0;
  const shown = offered.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE);
  const waiting = loading ? Math.max(0, PAGE_SIZE - offered.length) : 0;
  const sources = [...new Set(suggestions.map(({ source }) => t(SOURCE_NAMES[source])))];
  const nearby = interestsNearby(meta, shown.length);
  const standsIn = failed ? FAILED : meta?.fallback && STANDS_IN[meta.source];
  return (
    <div className="gh-results" part="results" ref={top}>
      <div className="gh-intro">
        <Heading level={headingLevel} className="gh-title">
          {t("Perfect gifts: {occasion}", { occasion: word(query.occasion) })}
        </Heading>
        <div className="gh-row">
          <span className="gh-pill">
            {t("Budget Range: {range}", {
              range: prices(formatBudget(query.budgetMin, query.budgetMax, sign)),
            })}
          </span>
          <span className="gh-muted">{new Intl.ListFormat(tag).format(sources)}</span>
          <span className="gh-muted" role="status">
            {loading
              ? t("Finding thoughtful gifts...")
              : t("Found {count} gift suggestion|Found {count} gift suggestions", { count: offered.length })}
          </span>
        </div>
        <Understood understood={meta?.understood} takenAway={query.takenAway ?? []} onTakeAway={onTakeAway} />
        <p className="gh-nearby" role="status">
          {nearby.length > 0 &&
            t(NOTHING_MADE, { count: nearby.length, interests: new Intl.ListFormat(tag).format(nearby) })}
        </p>
      </div>
      {standsIn && (
        <p className="gh-note" role={failed ? "alert" : undefined}>
          {t(standsIn)}
        </p>
      )}
      {!loading && suggestions.length === 0 && (
        <p className="gh-note">{t("Nothing fits. A wider budget helps most.")}</p>
      )}
      {(loading || marketplace) && (
        <ul className="gh-grid">
          {marketplace &&
            shown.map((suggestion) => (
              <SuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                marketplace={marketplace}
                headingLevel={headingLevel + 1}
                said={said}
                onSay={(what, button) => onPress({ what, idea: suggestion, button })}
              />
            ))}
          {Array.from({ length: waiting }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
            <li key={index} className="gh-waiting" aria-hidden="true" />
          ))}
        </ul>
      )}
      <Pager
        page={current}
        pages={loading ? 1 : pages}
        onPage={(to) => {
          setPage(to);
          memory?.storePage?.(to);
        }}
      />
      <div className="gh-row">
        {(["Show me others", "Share"] as const).map((what) => (
          <button key={what} type="button" className="gh-button" onClick={() => onPress({ what })}>
            {t(what)}
          </button>
        ))}
      </div>
      {Feedback && !loading && <Feedback />}
      {meta && (
        <p className="gh-muted">
          {t(`{share} ${PAID_LINKS_NOTICE}`, { share: meta.charityShare.toLocaleString(tag, PERCENT) })}
        </p>
      )}
    </div>
  );
}

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Previous, "Page X of Y", Next. Nothing when there is one page. */
function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useText();
  if (pages < 2) return null;

  // At an end a button does nothing; were it disabled it would lose the focus.
  const step = (label: string, to: number) => {
    const leads = to >= 0 && to < pages;
    return (
      <button type="button" className="gh-button" aria-disabled={!leads} onClick={() => leads && onPage(to)}>
        {label}
      </button>
    );
  };
  return (
    <div className="gh-row gh-row-apart" role="group" aria-label={t("Pages of suggestions")}>
      {step(t("Previous"), page - 1)}
      <span className="gh-muted" role="status">
        {t("Page {page} of {pages}", { page: page + 1, pages })}
      </span>
      {step(t("Next"), page + 1)}
    </div>
  );
}
