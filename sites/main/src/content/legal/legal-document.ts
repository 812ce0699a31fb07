import type { Block, Text } from "../blocks.ts";

/** When the legal pages came into force. */
export const EFFECTIVE_DATE = { iso: "2023-09-15", words: "15 September 2023" } as const;

interface LegalSection {
  /** Part of the address that leads to it: `/terms#links`. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** One of the legal pages. */
export interface LegalDocument {
  /** The page's name, in its title and heading. */
  readonly name: string;
  /** For search engines, plain text. */
  readonly description: string;
  /** The whole of it in a sentence or two. */
  readonly summary: Text;
  readonly sections: readonly LegalSection[];
}
