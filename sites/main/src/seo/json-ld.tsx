import { toScriptJson } from "../ssr/hydration-data.ts";

/**
 * Structured data for search engines (schema.org as JSON-LD): what the page shows, and neither ratings nor offers
 * that nobody made. A data block: nothing in it is ever run.
 */
export function JsonLd({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
      dangerouslySetInnerHTML={{ __html: toScriptJson({ "@context": "https://schema.org", ...data }) }}
    />
  );
}
