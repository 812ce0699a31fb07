import { isEmbeddable } from "./oembed.ts";

/**
 * Tells those who make a link into what it leads to where they can ask for a page (oEmbed 1.0, section 4). They
 * run no scripts, so the server alone writes it, into the head of the pages that can be shown.
 */
export function OEmbedLinks({ origin, path }: { readonly origin: string; readonly path: string }) {
  if (!isEmbeddable(path)) return null;
  return ["application/json", "text/xml"].map((type) => (
    <link
      key={type}
      rel="alternate"
      type={`${type}+oembed`}
      href={`${origin}/oembed?${new URLSearchParams({ format: type.replace(/.*\//, ""), url: origin + path })}`}
    />
  ));
}
