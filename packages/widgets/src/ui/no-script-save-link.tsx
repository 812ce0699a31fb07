import type { GiftSuggestion } from "@gifthearth/core";
import type { ReactNode } from "react";
import { useHost } from "../host.ts";

interface NoScriptSaveLinkProps {
  readonly suggestion: Pick<GiftSuggestion, "id" | "title" | "priceRange" | "searchText">;
  /** Words beside the picture. */
  readonly children?: ReactNode;
}

/** Where no script runs, what stands in for the save button: a link to the page that asks before it saves. */
export function NoScriptSaveLink({ suggestion, children }: NoScriptSaveLinkProps) {
  const { siteUrl } = useHost();
  const { id, title, priceRange, searchText } = suggestion;
  const idea = new URLSearchParams({ idea: id, title, price: priceRange, search: searchText ?? "" });
  return (
    <noscript>
      <a className="gh-button gh-save" href={`${siteUrl}/save?${idea}`} aria-label={`Save ${title}`}>
        <span aria-hidden="true">♡</span>
        {children}
      </a>
    </noscript>
  );
}
