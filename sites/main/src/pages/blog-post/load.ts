import { redirect } from "react-router";
import { loadBody } from "../../content/blog/bodies.ts";
import type { Post, PostSummary } from "../../content/blog/post.ts";
import { POSTS } from "../../content/blog/posts.ts";

export interface PostData {
  readonly post: Post;
  /** The others, newest first. */
  readonly others: readonly PostSummary[];
}

/**
 * The article of an address.
 * @throws a redirect to the list for an id that no article has
 */
export async function loadPost(id: string): Promise<PostData> {
  const summary = POSTS.find((post) => String(post.id) === id);
  if (!summary) throw redirect("/blog");
  const content = await loadBody(summary.id);
  return { post: { ...summary, content }, others: POSTS.filter((post) => post !== summary) };
}
