import { pageTitle } from "@gifthearth/core";
import { Link } from "react-router";
import { PostCards } from "../../content/blog/post-cards.tsx";
import { POSTS } from "../../content/blog/posts.ts";
import { GiftIcon, HeartIcon, LedgerIcon, SparkIcon } from "../../illustrations/icons.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";

/** What the blog is about, and its articles. */
export function Component() {
  return (
    <>
      <PageMeta
        title={pageTitle("Blog")}
        description="On choosing gifts well: guides with ideas that exist, what research knows about giving, and where our money goes."
      />
      <section className="wide page-head">
        <h1>Notes on giving well</h1>
        <p className="lead">
          A good present is a small piece of attention. Here we write about how to pay it: what to look for,
          what to leave out, and what happens to the money when you buy something we suggested.
        </p>
      </section>
      <section className="band blog-kinds" aria-labelledby="what">
        <div className="wide">
          <h2 id="what">What you’ll find</h2>
          <ul className="kinds">
            <li>
              <GiftIcon />
              <h3>Gift guides</h3>
              <p>Short lists with a point of view, made of ideas you can look up in our catalogue.</p>
            </li>
            <li>
              <SparkIcon />
              <h3>Personal stories</h3>
              <p>Presents that worked, presents that didn’t, and what the difference was.</p>
            </li>
            <li>
              <LedgerIcon />
              <h3>Tips</h3>
              <p>What is known about giving, and how to use it in the ten minutes you have.</p>
            </li>
            <li>
              <HeartIcon />
              <h3>Charity spotlights</h3>
              <p>Who receives the money, what they do with it, and how you can check.</p>
            </li>
          </ul>
        </div>
      </section>
      <section className="wide section blog-posts" aria-labelledby="featured">
        <h2 id="featured">Featured articles</h2>
        <PostCards posts={POSTS} />
        <p>
          Nothing here that fits?{" "}
          <Link to="/gift-finder" viewTransition>
            Tell the gift finder who it is for
          </Link>
          .
        </p>
      </section>
    </>
  );
}
