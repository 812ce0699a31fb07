import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { errorDetail } from "../error-detail.ts";
import { type FormQuery, type RefinedQuery, useHost } from "../host.ts";
import { useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";
import { Mark } from "../ui/mark.tsx";
import type { AnswerProps } from "./answer.tsx";
import { QueryForm } from "./query-form.tsx";
import { componentOf } from "./use-part.ts";

export interface GiftFinderProps {
  /** The heading's words, where they are its own; null where the page has a heading. */
  readonly heading?: string | null | undefined;
  readonly headingLevel?: number | undefined;
  /** What the form holds. */
  readonly query: FormQuery;
  readonly onChange: (query: FormQuery) => void;
  /** Another one makes the form begin anew with the query: what was filled in rather than typed. */
  readonly formKey?: number | undefined;
  /** A search to be taken up where it was left: another one is run at once; null puts away what was found. */
  readonly resumed?: RefinedQuery | null | undefined;
  /** Stands below the form until the first search. */
  readonly children?: ReactNode;
}

/** The form and, below it, what it found. */
export function GiftFinder({
  heading,
  headingLevel = 2,
  query,
  onChange,
  formKey,
  resumed,
  children,
}: GiftFinderProps) {
  const host = useHost();
  const { t } = useText();
  const [asked, setAsked] = useState<readonly RefinedQuery[]>([]);
  const [searching, setSearching] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps> | null>(null);

  async function loadAnswer(): Promise<void> {
    setAnswer(await componentOf(import("./answer.tsx")));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another host object is no other search
  useEffect(() => (searching ? host.searching?.() : undefined), [searching]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is run when it comes
  useEffect(() => {
    if (resumed) void search(resumed);
    else if (resumed === null) setAsked([]);
  }, [resumed]);

  async function search(wanted: RefinedQuery): Promise<void> {
    setFailed(false);
    setSearching(true);
    try {
      await loadAnswer();
      setAsked((before) => [...before, wanted]);
    } catch (error) {
      setSearching(false);
      setFailed(true);
      host.emit?.("gh-error", errorDetail(error));
    }
  }

  const last = asked.at(-1);
  const answerLevel = heading === null ? headingLevel : headingLevel + 1;
  return (
    <div className="gh">
      <div className="gh-panel gh-finder">
        {heading !== null && (
          <div className="gh-intro">
            <Heading level={headingLevel} className="gh-title">
              {heading ?? t("Find the Perfect Gift")}
            </Heading>
            <p className="gh-muted">
              {t("Tell us a little about them. We suggest things they would be glad to have.")}
            </p>
          </div>
        )}
        <QueryForm
          key={formKey}
          query={query}
          onChange={onChange}
          searching={searching}
          onFocus={() => void loadAnswer().catch(() => {})}
          onSearch={search}
        />
        {failed && (
          <p className="gh-error" role="alert">
            {t("Could not process your request. Please try again.")}
          </p>
        )}
        {!last && children}
        <div role="group" aria-label={t("Gift suggestions")} aria-busy={searching}>
          {Answer && last && (
            // Anew for each search: what was said of the ideas before ends with theirs.
            <Answer
              key={asked.length}
              asked={last}
              isResumed={last === resumed}
              headingLevel={answerLevel}
              onSearching={setSearching}
              onTakeAway={(takenAway) => onChange({ ...query, takenAway })}
            />
          )}
        </div>
        <Mark />
      </div>
    </div>
  );
}
