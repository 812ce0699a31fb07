import { useContext } from "react";
import { NoScriptFinderContext, type NoScriptFinderProps } from "./no-script-finder-context.ts";

/** Where the gift finder stands for browsers without scripts. */
export function NoScriptFinderPlace(props: NoScriptFinderProps) {
  const NoScriptFinder = useContext(NoScriptFinderContext);
  return <noscript>{NoScriptFinder && <NoScriptFinder {...props} />}</noscript>;
}
