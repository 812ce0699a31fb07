import { Fragment } from "react";

/** A doc comment's text: what stands between backticks is code. */
export function MarkedText({ text }: { readonly text: string }) {
  return text.split("`").map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
    place % 2 === 1 ? <code key={place}>{piece}</code> : <Fragment key={place}>{piece}</Fragment>,
  );
}
