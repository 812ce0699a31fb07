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
 * What was read of the person, in the visitor's own words. Each is a button that takes it away, and then one that
 * brings it back, in the same place.
 */
export function Understood({ understood = [], takenAway, onTakeAway }: UnderstoodProps) {
  const { t } = useText();
  const [shown, setShown] = useState(takenAway);
  const fresh = understood.filter(({ key }) => !shown.some((fact) => fact.key === key));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  if (shown.length === 0) return null;

  function toggle(fact: UnderstoodFact): void {
    const others = takenAway.filter(({ key }) => key !== fact.key);
    onTakeAway(others.length < takenAway.length ? others : [...takenAway, fact]);
  }

  return (
    <ul className="gh-row" aria-label={t("What we took from your words")}>
      {shown.map((fact) => (
        <li key={fact.key}>
          <button
            type="button"
            className="gh-chip gh-heard"
            aria-label={t("Ignore “{words}”", { words: fact.words })}
            aria-pressed={takenAway.some(({ key }) => key === fact.key)}
            onClick={() => toggle(fact)}
          >
            {fact.words}
          </button>
        </li>
      ))}
    </ul>
  );
}
