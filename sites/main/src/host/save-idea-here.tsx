import { SaveIdea } from "@gifthearth/widgets";
import type { ComponentProps } from "react";
import { useShortlist } from "./use-shortlist.ts";

/** The heart of a card, which is full where the idea is on this device's shortlist. */
export function SaveIdeaHere(props: ComponentProps<typeof SaveIdea>) {
  const isKept = useShortlist().some(({ title }) => title === props.suggestion.title);
  return <SaveIdea {...props} isKept={isKept} />;
}
