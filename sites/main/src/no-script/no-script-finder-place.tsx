import type { GiftQuery } from "@gifthearth/core";
import { type ComponentType, createContext, useContext } from "react";

export interface NoScriptFinderProps {
  /** Where the page has none of its own. */
  readonly heading?: string;
  /** What the address fills into the form. */
  readonly initialQuery: Partial<GiftQuery>;
}

/**
 * The gift finder for browsers without scripts. The server gives it; in the browser there is none, since
 * where a script runs nobody sees it, and so nobody has to fetch it.
 */
export const NoScriptFinderContext = createContext<ComponentType<NoScriptFinderProps> | null>(null);

/** Where the gift finder stands for browsers without scripts. */
export function NoScriptFinderPlace(props: NoScriptFinderProps) {
  const NoScriptFinder = useContext(NoScriptFinderContext);
  return <noscript>{NoScriptFinder && <NoScriptFinder {...props} />}</noscript>;
}
