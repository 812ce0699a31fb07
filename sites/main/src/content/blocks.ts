import type { FigureName } from "./share-example.ts";

/** A stretch of text: plain, a link to a page of ours, stressed, or a figure that is put in when it is shown. */
export type Run =
  | string
  | { readonly text: string; readonly path: string }
  | { readonly stress: string }
  | { readonly figure: FigureName };

/** One stretch or several. None of it is HTML. */
export type Text = string | readonly Run[];

/** A piece of an article or of a legal page, in the order of reading. */
export type Block =
  | { readonly type: "paragraph"; readonly text: Text }
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "list"; readonly items: readonly Text[]; readonly ordered?: boolean }
  | { readonly type: "quote"; readonly text: Text; readonly source: string };
