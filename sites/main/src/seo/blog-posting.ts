import type { PostSummary } from "../content/blog/post.ts";
import { cardOfPost } from "../share/cards.ts";
import { shareImagePath } from "../share/share-card.ts";
import { organization } from "./organization.ts";

/**
 * An article of the blog, for JSON-LD.
 * @param origin where the site is, such as `https://example.org`
 */
export function blogPosting(origin: string, post: PostSummary): object {
  const url = `${origin}/blog/${post.id}`;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    articleSection: post.category,
    image: origin + shareImagePath(`blog/${post.id}`, cardOfPost(post)),
    inLanguage: "en",
    url,
    mainEntityOfPage: url,
    author: organization(origin),
    publisher: organization(origin),
  };
}
