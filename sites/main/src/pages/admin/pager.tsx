import { Link } from "react-router";

interface PagerProps {
  /** What there are pages of. */
  readonly label: string;
  /** The one that is shown, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Where another page is. */
  readonly pathOf: (page: number) => string;
}

/** Leads to the pages before and after; nothing where there is only one. */
export function Pager({ label, page, pages, pathOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="gh-row gh-row-apart" aria-label={label}>
      <PageLink name="Previous" path={page > 1 ? pathOf(page - 1) : null} />
      <span className="gh-muted">
        Page {page} of {pages}
      </span>
      <PageLink name="Next" path={page < pages ? pathOf(page + 1) : null} />
    </nav>
  );
}

/** Words alone where there is no such page. */
function PageLink({ name, path }: { readonly name: string; readonly path: string | null }) {
  if (path === null) return <span className="gh-muted">{name}</span>;
  return (
    <Link className="gh-button button-small" to={path}>
      {name}
    </Link>
  );
}
