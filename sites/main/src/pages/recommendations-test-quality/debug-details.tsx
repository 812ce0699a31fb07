import type { ListedRecommendation } from "@gifthearth/widgets";

/** All that is known of a recommendation: its tags, and itself as JSON. */
export function DebugDetails({ item }: { readonly item: ListedRecommendation }) {
  const { title, tags } = item;
  return (
    <div className="debug">
      <p>Tags: {tags.length > 0 ? tags.join(", ") : "none"}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within a keyboard's reach */}
      <pre tabIndex={0} role="region" aria-label={`Raw JSON of ${title}`}>
        {JSON.stringify(item, null, 2)}
      </pre>
    </div>
  );
}
