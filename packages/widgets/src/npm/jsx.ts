import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { OptionAttributes } from "./option-attributes.ts";

/** What a bare element takes in React's JSX: its options as attributes, beside what every element takes. */
export type ElementAttributes<Options, Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  OptionAttributes<Options> & {
    /** React 18 knows `className` on its own elements only. */
    class?: string | undefined;
  };
