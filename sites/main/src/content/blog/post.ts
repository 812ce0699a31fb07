import type { Block } from "../blocks.ts";

type Category = "Gift Guides" | "Behind the Scenes" | "Tips" | "Company News";

/** What a list of articles shows of one, and what is said of it elsewhere. */
export interface PostSummary {
  readonly id: number;
  readonly title: string;
  /** When it appeared, `YYYY-MM-DD`. */
  readonly date: string;
  readonly category: Category;
  /** Address of its picture on our own site. */
  readonly image: string;
  /** Stands in where the picture can't be had. */
  readonly fallbackImage: string;
  /** One or two sentences, plain text. */
  readonly excerpt: string;
}

/** An article. */
export interface Post extends PostSummary {
  readonly content: readonly Block[];
}
