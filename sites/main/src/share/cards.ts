import type { GiftSuggestion } from "@gifthearth/core";
import { formatDate } from "../account/dates.ts";
import type { PostSummary } from "../content/blog/post.ts";
import type { ShareCard } from "./share-card.ts";

/** What the share image of an idea says. */
export function cardOfIdea({
  category,
  title,
  priceRange,
  drawing,
}: Pick<GiftSuggestion, "category" | "title" | "priceRange" | "drawing">): ShareCard {
  return { kind: "idea", eyebrow: `Gift idea · ${category}`, title, note: priceRange, drawing };
}

/** What the share image of an article says. */
export function cardOfPost({
  category,
  title,
  date,
}: Pick<PostSummary, "category" | "title" | "date">): ShareCard {
  return { kind: "post", eyebrow: category, title, note: formatDate(date) };
}
