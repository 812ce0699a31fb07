import type { Plugin } from "rollup";

/** Something with a name, a type and a doc comment, as the sources have it. */
export interface Described {
  readonly name: string;
  /** TypeScript. */
  readonly type: string;
  /** Plain text; code stands between backticks. */
  readonly doc: string;
  /** What holds without it. */
  readonly preset?: string;
  readonly isOptional?: boolean;
}

/** The reference of the embedded widgets, generated from their sources. */
export interface EmbedReference {
  readonly widgets: readonly {
    readonly element: string;
    readonly options: readonly (Described & { readonly attribute: string })[];
    /** What the element has beside its options. */
    readonly members: readonly Described[];
  }[];
  /** Of what the mount functions return. */
  readonly handle: readonly Described[];
  readonly events: readonly {
    readonly type: string;
    readonly doc: string;
    readonly fields: readonly Described[];
  }[];
  readonly labels: readonly { readonly key: string; readonly english: string }[];
  readonly colours: readonly { readonly name: string; readonly light: string; readonly dark: string }[];
  readonly parts: readonly string[];
}

export function embedReference(): Plugin;
export function readReference(): EmbedReference;
