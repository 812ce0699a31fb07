import { type ReactNode, Suspense } from "react";
import { Await, Navigate, useLocation } from "react-router";
import { type SavedItems, SignInNeeded } from "./load-saved.ts";
import { signInPath } from "./next-path.ts";

interface SavedListProps<Item> {
  readonly items: SavedItems<Item>;
  /** What is shown of them; null when they can't be had just now. */
  readonly children: (items: readonly Item[] | null) => ReactNode;
}

/** Saved things, and a spinner while they load. Who isn't signed in is led to that. */
export function SavedList<Item>({ items, children }: SavedListProps<Item>) {
  const { pathname, search } = useLocation();
  if (!(items instanceof Promise)) return children(items);
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={items}>
        {(settled) =>
          settled instanceof SignInNeeded ? (
            <Navigate to={signInPath(pathname + search)} replace />
          ) : (
            children(settled)
          )
        }
      </Await>
    </Suspense>
  );
}

function Loading() {
  return (
    <div className="results-loading" role="status">
      <div className="spinner" aria-hidden="true" />
      <p>Loading...</p>
    </div>
  );
}
