import { deleteSavedIdea } from "@gifthearth/client";
import { pageTitle } from "@gifthearth/core";
import type { SavedGiftIdea } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { Link, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { ConfirmDialog } from "../../account/confirm-dialog.tsx";
import { formatDate } from "../../account/dates.ts";
import { LoadFailure } from "../../account/load-failure.tsx";
import type { SavedItems } from "../../account/load-saved.ts";
import { SavedList } from "../../account/saved-list.tsx";
import { useDelete } from "../../account/use-delete.ts";
import type { ForWhom } from "../../host/shortlist.ts";
import { useShortlist } from "../../host/use-shortlist.ts";
import { EmptyBox } from "../../illustrations/empty-box.tsx";
import { groupsOf } from "../../kept-ideas/groups.ts";
import { IdeaCard } from "../../kept-ideas/idea-card.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { OwnLists } from "../../sharing/own-lists.tsx";
import { ShareForm } from "../../sharing/share-form.tsx";

const WORDS = { deleted: "Gift idea deleted successfully", failed: "Failed to delete gift idea" };

/** Saved Gift Ideas. */
export function Component() {
  const { items } = useLoaderData<{ items: SavedItems<SavedGiftIdea> }>();
  useArrivals();
  return (
    <section className="wide saved">
      <PageMeta title={pageTitle("Saved Gift Ideas")} />
      <h1>Saved Gift Ideas</h1>
      <SavedList items={items}>
        {(ideas) =>
          ideas ? <Ideas ideas={ideas} /> : <LoadFailure message="Failed to load your saved gift ideas" />
        }
      </SavedList>
    </section>
  );
}

/** Asks again for what is saved once ideas that were kept on this device have come into the account. */
function useArrivals(): void {
  const { revalidate } = useRevalidator();
  const waiting = useShortlist().length;
  const before = useRef(waiting);
  useEffect(() => {
    const hasArrived = waiting < before.current;
    before.current = waiting;
    if (hasArrived) void revalidate();
  }, [waiting, revalidate]);
}

function Ideas({ ideas }: { readonly ideas: readonly SavedGiftIdea[] }) {
  const { api } = useHost();
  const [doomed, setDoomed] = useState<string | null>(null);
  const { gone, deleting, deleteItem } = useDelete(WORDS, (id) => deleteSavedIdea(api, id));
  const shown = ideas.filter(({ id }) => !gone.has(id));
  const groups = groupsOf(shown.map((idea) => ({ ...idea, forWhom: forWhomOf(idea) })));
  const [parameters] = useSearchParams();

  async function confirm(): Promise<void> {
    if (doomed === null) return;
    await deleteItem(doomed);
    setDoomed(null);
  }

  if (parameters.has("share") && shown.length > 0) {
    return (
      <>
        <Link className="gh-button saved-back" to="/saved-gift-ideas">
          Back to the list
        </Link>
        <ShareForm ideas={shown} />
      </>
    );
  }
  return (
    <>
      {shown.length === 0 ? (
        <div className="empty">
          <EmptyBox />
          <p>No saved gift ideas yet</p>
          <Link className="gh-button gh-button-main" to="/gift-finder" viewTransition>
            Find Gift Ideas
          </Link>
        </div>
      ) : (
        <>
          <p className="gh-muted">
            “View Gift” is a paid link: we earn a commission if you buy, and your price stays the same.
          </p>
          <Link className="gh-button saved-back" to="?share=">
            Share some of them
          </Link>
          {groups.map(({ key, name, ideas: own }) => (
            <section key={key} className="shortlist-group" aria-label={name}>
              {groups.length > 1 && <h2>{name}</h2>}
              <ul className="saved-grid">
                {own.map((idea) => (
                  <IdeaCard
                    key={idea.id}
                    idea={idea}
                    headingLevel={groups.length > 1 ? 3 : 2}
                    caption="Thoughtfully Selected Gift"
                    removal="Delete"
                    onRemove={() => setDoomed(idea.id)}
                  >
                    <p className="gh-muted">
                      Saved on <time dateTime={idea.createdAt}>{formatDate(idea.createdAt)}</time>
                    </p>
                  </IdeaCard>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <OwnLists />
      {doomed !== null && (
        <ConfirmDialog
          heading="Are you sure?"
          text="This will permanently delete this saved gift idea."
          busy={deleting !== null}
          onCancel={() => setDoomed(null)}
        >
          <div className="gh-row dialog-actions">
            <button
              type="button"
              className="gh-button"
              aria-disabled={deleting !== null}
              onClick={() => deleting === null && setDoomed(null)}
            >
              Cancel
            </button>
            <button
              type="button"
              className="gh-button button-danger"
              aria-disabled={deleting !== null}
              onClick={() => void confirm()}
            >
              {deleting === null ? "Delete" : "Deleting..."}
            </button>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Null for one that was saved by itself, or before it was kept for whom. */
function forWhomOf({ relation, occasion }: SavedGiftIdea): ForWhom | null {
  return occasion === null ? null : { relation, occasion };
}
