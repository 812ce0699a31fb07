interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Previous, "Page X of Y", Next. Nothing when there is one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <div className="gh-row gh-row-apart" role="group" aria-label="Pages of suggestions">
      <button type="button" className="gh-button" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span className="gh-muted">
        Page {page + 1} of {pages}
      </span>
      <button
        type="button"
        className="gh-button"
        disabled={page + 1 >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </div>
  );
}
