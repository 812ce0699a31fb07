import { Link } from "react-router";
import { formatDate } from "../../account/dates.ts";
import type { PostSummary } from "./post.ts";

/** Articles as cards, each leading to its own page. Stand below a heading of level 2. */
export function PostCards({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <ul className="post-cards">
      {posts.map(({ id, title, date, category, image, excerpt }) => (
        <li key={id} className="card post-card">
          <img src={image} alt="" width={960} height={540} loading="lazy" decoding="async" />
          <div>
            <p className="eyebrow post-facts">
              <time dateTime={date}>{formatDate(date)}</time>
              <span>{category}</span>
            </p>
            <h3>
              <Link to={`/blog/${id}`} viewTransition>
                {title}
              </Link>
            </h3>
            <p>{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
