import { deleteSavedQuery } from "@gifthearth/client";
import { formatBudget, pageTitle } from "@gifthearth/core";
import type { SavedGiftQuery } from "@gifthearth/core/contract";
import { RELATION_LABELS, useHost } from "@gifthearth/widgets";
import { Link, useLoaderData, useNavigate } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { LoadFailure } from "../../account/load-failure.tsx";
import type { SavedItems } from "../../account/load-saved.ts";
import { SavedList } from "../../account/saved-list.tsx";
import { useDelete } from "../../account/use-delete.ts";
import { useSiteMemory } from "../../host/site-memory.ts";
import { EmptyBox } from "../../illustrations/empty-box.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { withQuery } from "../gift-finder/query-parameters.ts";

const WORDS = { deleted: "Saved search deleted successfully", failed: "Failed to delete saved search" };

/** Saved Gift Searches. */
export function Component() {
  const { items } = useLoaderData<{ items: SavedItems<SavedGiftQuery> }>();
  return (
    <section className="wide saved">
      <PageMeta title={pageTitle("Saved Gift Searches")} />
      <h1>Saved Gift Searches</h1>
      <SavedList items={items}>
        {(searches) =>
          searches ? (
            <Searches searches={searches} />
          ) : (
            <LoadFailure message="Failed to load your saved searches" />
          )
        }
      </SavedList>
    </section>
  );
}

function Searches({ searches }: { readonly searches: readonly SavedGiftQuery[] }) {
  const { api } = useHost();
  const { gone, deleting, deleteItem } = useDelete(WORDS, (id) => deleteSavedQuery(api, id));
  const shown = searches.filter(({ id }) => !gone.has(id));
  if (shown.length === 0) {
    return (
      <div className="empty">
        <EmptyBox />
        <p>You don't have any saved gift searches yet.</p>
        <Link className="gh-button gh-button-main" to="/gift-finder" viewTransition>
          Start a New Search
        </Link>
      </div>
    );
  }
  return (
    <ul className="saved-grid">
      {shown.map((search) => (
        <SearchCard
          key={search.id}
          search={search}
          isDeleting={deleting === search.id}
          onDelete={() => void deleteItem(search.id)}
        />
      ))}
    </ul>
  );
}

interface SearchCardProps {
  readonly search: SavedGiftQuery;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

function SearchCard({ search, isDeleting, onDelete }: SearchCardProps) {
  const { occasion, interests, budgetMin, budgetMax, additionalNotes, relation, age, createdAt } = search;
  const person = relation
    ? [RELATION_LABELS[relation], age !== null && `age ${age}`].filter(Boolean).join(", ")
    : age !== null && `Age ${age}`;
  // An address carries it, and no notes.
  const told = {
    ...{ occasion, interests, budgetMin, budgetMax },
    ...(relation && { relation }),
    ...(age !== null && { age }),
  };
  const memory = useSiteMemory();
  const navigate = useNavigate();

  function searchAgain(): void {
    memory?.handOff({ ...told, additionalNotes: additionalNotes ?? "" });
    void navigate("/gift-finder", { viewTransition: true });
  }

  const plainQuery = withQuery(new URLSearchParams(), told);
  return (
    <li className="card saved-search">
      <div>
        <h2>{occasion} Gift</h2>
        <p className="gh-muted">
          Saved on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </div>
      {person && <p>{person}</p>}
      {interests.length > 0 && (
        <ul className="gh-row" aria-label="Interests">
          {interests.map((interest) => (
            <li key={interest} className="gh-pill">
              {interest}
            </li>
          ))}
        </ul>
      )}
      <p>
        <span className="gh-muted">Budget</span>{" "}
        <span className="gh-amount">{formatBudget(budgetMin, budgetMax)}</span>
      </p>
      {additionalNotes && <p className="saved-notes">{additionalNotes}</p>}
      <div className="gh-row saved-actions">
        <button
          type="button"
          className="gh-button gh-button-main"
          aria-label={`Search Again: ${occasion} Gift`}
          onClick={searchAgain}
        >
          Search Again
        </button>
        <noscript>
          <a className="gh-button gh-button-main" href={`/gift-finder?${plainQuery}#finder`}>
            Search Again<span className="gh-hidden">: {occasion} Gift</span>
          </a>
        </noscript>
        <button
          type="button"
          className="gh-button"
          aria-label={`Delete ${occasion} Gift`}
          aria-disabled={isDeleting}
          onClick={onDelete}
        >
          {isDeleting ? "Deleting..." : "Delete"}
        </button>
      </div>
    </li>
  );
}
