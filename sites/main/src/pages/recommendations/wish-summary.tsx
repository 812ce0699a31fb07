import { completeContext } from "@gifthearth/core/recommend";
import { toContext, type Wish } from "./wish.ts";

/** What the recommendations go by, in the visitor's own words. */
export function WishSummary({ wish }: { readonly wish: Wish }) {
  const { min, max } = completeContext(toContext(wish)).constraints.budget;
  const facts = [
    wish.occasion,
    wish.relationship && `For: ${wish.relationship}`,
    wish.age !== undefined && `Age ${wish.age}`,
    ...(wish.interests ?? []),
    ...(wish.personality ?? []),
    ...(wish.preferences ?? []),
    ...(wish.excludedCategories ?? []).map((category) => `No ${category}`),
    `$${min}-$${max}`,
  ].filter((fact) => typeof fact === "string");
  return (
    <ul className="gh-row wish" aria-label="What we went by">
      {[...new Set(facts)].map((fact) => (
        <li key={fact} className="gh-pill">
          {fact}
        </li>
      ))}
    </ul>
  );
}
