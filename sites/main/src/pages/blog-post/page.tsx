import { pageTitle } from "@gifthearth/core";
import { Link, useLoaderData } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { BlockList } from "../../content/block-list.tsx";
import { PostCards } from "../../content/blog/post-cards.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { blogPosting } from "../../seo/blog-posting.ts";
import { breadcrumbList } from "../../seo/breadcrumb-list.ts";
import { JsonLd } from "../../seo/json-ld.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { cardOfPost } from "../../share/cards.ts";
import { useSiteData } from "../../site-data.ts";
import type { PostData } from "./load.ts";
import { PostPicture } from "./post-picture.tsx";

/** One article. */
export function Component() {
  const { post, others } = useLoaderData<PostData>();
  const { origin } = useSiteData();
  return (
    <>
      <PageMeta
        title={pageTitle(post.title)}
        description={post.excerpt}
        card={cardOfPost(post)}
        published={post.date}
      />
      <JsonLd data={blogPosting(origin, post)} />
      <JsonLd
        data={breadcrumbList(origin, [
          { name: "Blog", path: "/blog" },
          { name: post.title, path: `/blog/${post.id}` },
        ])}
      />
      <article className="wide post">
        <header className="post-head">
          <Link className="post-back" to="/blog" viewTransition>
            Back to all articles
          </Link>
          <p className="eyebrow post-facts">
            <time dateTime={post.date}>{formatDate(post.date)}</time>
            <span>{post.category}</span>
          </p>
          <h1>{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
        </header>
        <PostPicture key={post.id} image={post.image} fallbackImage={post.fallbackImage} />
        <div className="prose">
          <BlockList blocks={post.content} />
        </div>
      </article>
      <section className="wide section more-posts" aria-labelledby="more">
        <h2 id="more">More articles</h2>
        <PostCards posts={others} />
      </section>
      <CallToAction heading="Somebody in mind?">
        Tell us who it is for. An occasion and one interest are enough to begin.
      </CallToAction>
    </>
  );
}
