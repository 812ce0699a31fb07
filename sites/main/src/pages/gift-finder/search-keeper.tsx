import { RecentSuggestions, type RefinedQuery } from "@gifthearth/widgets";
import { useEffect } from "react";
import { useSearchAddress } from "./search-address.ts";

interface SearchKeeperProps {
  /** Told the search that the visitor came back to; null for a form whose list they went back from. */
  readonly onResumed: (resumed: RefinedQuery | null | undefined) => void;
}

/** {@link useSearchAddress} for a page whose first view must not wait for it; shows nothing. */
export function SearchKeeper({ onResumed }: SearchKeeperProps) {
  const { resumed } = useSearchAddress();
  useEffect(() => onResumed(resumed), [resumed, onResumed]);
  return null;
}

export { RecentSuggestions };
