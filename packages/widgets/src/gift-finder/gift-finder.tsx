import { addInterest, EMPTY_QUERY, type GiftQuery } from "@gifthearth/core";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useHost } from "../host.ts";
import { Heading } from "../ui/heading.tsx";
import type { AnswerProps } from "./answer.tsx";
import { QueryForm } from "./query-form.tsx";

export interface GiftFinderProps {
  /** The heading's words; null where the page has a heading of its own. */
  readonly heading?: string | null;
  readonly headingLevel?: number;
  /** What the form holds at first; another object later is filled in over what it holds then. */
  readonly initialQuery?: Partial<GiftQuery> | undefined;
  /** Stands below the form until the first search. */
  readonly children?: ReactNode;
}

/** The form and, below it, what it found. */
export function GiftFinder({
  heading = "Find the Perfect Gift",
  headingLevel = 2,
  initialQuery,
  children,
}: GiftFinderProps) {
  const { memory } = useHost();
  const [query, setQuery] = useState(() => fillIn(EMPTY_QUERY, initialQuery));
  const [filled, setFilled] = useState(initialQuery);
  // What is filled in rather than typed, the form begins anew with.
  const [fillings, setFillings] = useState(0);
  const [asked, setAsked] = useState<GiftQuery | null>(null);
  const [searching, setSearching] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps> | null>(null);

  if (filled !== initialQuery) {
    setFilled(initialQuery);
    setQuery(fillIn(query, initialQuery));
    setFillings(fillings + 1);
  }

  async function loadAnswer(): Promise<void> {
    const { default: component } = await import("./answer.tsx");
    setAnswer(() => component);
  }

  // After hydration, so that the server's page and the first one in the browser are the same.
  useEffect(() => {
    const last = memory?.takeLastQuery();
    if (!last) return;
    setQuery(last);
    setFillings((count) => count + 1);
  }, [memory]);

  async function search(): Promise<void> {
    setFailed(false);
    setSearching(true);
    try {
      await loadAnswer();
      setAsked({ ...query, occasion: query.occasion.trim() });
    } catch {
      setSearching(false);
      setFailed(true);
    }
  }

  const answerLevel = heading === null ? headingLevel : headingLevel + 1;
  return (
    <div className="gh">
      <div className="gh-panel gh-finder">
        {heading !== null && (
          <div className="gh-intro">
            <Heading level={headingLevel} className="gh-title">
              {heading}
            </Heading>
            <p className="gh-muted">
              Tell us a little about them. We suggest things they would be glad to have.
            </p>
          </div>
        )}
        <QueryForm
          key={fillings}
          query={query}
          onChange={setQuery}
          searching={searching}
          onFocus={() => void loadAnswer().catch(() => {})}
          onSearch={search}
        />
        {failed && (
          <p className="gh-error" role="alert">
            Could not process your request. Please try again.
          </p>
        )}
        {!asked && children}
        <div role="group" aria-label="Gift suggestions" aria-busy={searching}>
          {Answer && asked && (
            <Answer query={asked} headingLevel={answerLevel} onSearching={setSearching} onRetry={search} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The query with something filled in; interests are added to those there are. */
function fillIn(query: GiftQuery, filling: Partial<GiftQuery> = {}): GiftQuery {
  return { ...query, ...filling, interests: (filling.interests ?? []).reduce(addInterest, query.interests) };
}
