import type { UnderstoodFact } from "@gifthearth/core";
import { useState } from "react";
import { useText } from "../text/text.ts";

interface UnderstoodProps {
  /** Undefined as long as an answer is on its way: what was heard before stays. */
  readonly understood: readonly UnderstoodFact[] | undefined;
  readonly takenAway: readonly UnderstoodFact[];
  readonly onTakeAway: (takenAway: readonly UnderstoodFact[]) => void;
}

/**
 * What was read of the person, in the visitor's own words, which tell one phrase from another: what was read from it may
 * become more while an answer comes. Each is a button that takes it away, and then one that brings it back, in the same
 * place.
 */
export function Understood({ understood = [], takenAway, onTakeAway }: UnderstoodProps) {
  const { t } = useText();
  const [heard, setHeard] = useState(takenAway);
  const fresh = understood.filter(({ words }) => !heard.some((fact) => fact.words === words));
  if (fresh.length > 0) setHeard([...heard, ...fresh]);
  if (heard.length === 0) return null;
  return (
    <ul className="gh-row" aria-label={t("What we took from your words")}>
      {heard.map((fact) => {
        const { words } = fact;
        const isSame = (other: UnderstoodFact) => other.words === words;
        const isAway = takenAway.some(isSame);
        return (
          <li key={words}>
            <button
              type="button"
              className="gh-chip gh-heard"
              aria-label={t("Ignore “{words}”", { words })}
              aria-pressed={isAway}
              onClick={() =>
                onTakeAway(
                  isAway
                    ? takenAway.filter((other) => !isSame(other))
                    : [...takenAway, understood.find(isSame) ?? fact],
                )
              }
            >
              {words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
