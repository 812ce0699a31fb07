import { useText } from "../text/text.ts";

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Previous, "Page X of Y", Next. Nothing when there is one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useText();
  if (pages < 2) return null;

  // At an end a button does nothing; were it disabled it would lose the focus.
  const step = (label: string, to: number) => {
    const leads = to >= 0 && to < pages;
    return (
      <button type="button" className="gh-button" aria-disabled={!leads} onClick={() => leads && onPage(to)}>
        {label}
      </button>
    );
  };
  return (
    <div className="gh-row gh-row-apart" role="group" aria-label={t("Pages of suggestions")}>
      {step(t("Previous"), page - 1)}
      <span className="gh-muted" role="status">
        {t("Page {page} of {pages}", { page: page + 1, pages })}
      </span>
      {step(t("Next"), page + 1)}
    </div>
  );
}
