import { useContext } from "react";
import { PlainFinderContext, type PlainFinderProps } from "./plain-finder-context.ts";

/** Where the gift finder stands for browsers without scripts. */
export function PlainFinderPlace(props: PlainFinderProps) {
  const PlainFinder = useContext(PlainFinderContext);
  return <noscript>{PlainFinder && <PlainFinder {...props} />}</noscript>;
}
