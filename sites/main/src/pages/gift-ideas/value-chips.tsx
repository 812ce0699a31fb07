import { Link } from "react-router";
import { type BrowseTab, type BrowseValue, browseAddress } from "./browse.ts";

interface ValueChipsProps {
  readonly tab: BrowseTab;
  readonly chosen: BrowseValue;
}

/** What a tab can be browsed by; where there are many, the less usual ones wait behind a "more". */
export function ValueChips({ tab, chosen }: ValueChipsProps) {
  const rare = tab.values.filter(({ isRare }) => isRare);
  const usual = tab.values.filter(({ isRare }) => !isRare);
  return (
    <nav className="browse-values" aria-label={tab.title}>
      <Chips tab={tab} values={usual} chosen={chosen} />
      {rare.length > 0 && (
        <details open={chosen.isRare ?? false}>
          <summary>{rare.length} more interests</summary>
          <Chips tab={tab} values={rare} chosen={chosen} />
        </details>
      )}
    </nav>
  );
}

function Chips({ tab, values, chosen }: ValueChipsProps & { readonly values: readonly BrowseValue[] }) {
  return (
    <ul className="gh-row">
      {values.map((value) => (
        <li key={value.name}>
          <Link
            className="gh-chip browse-chip"
            to={browseAddress(tab, value)}
            aria-current={value === chosen ? "true" : undefined}
            preventScrollReset
          >
            {value.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
