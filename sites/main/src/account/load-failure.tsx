import { useHost } from "@gifthearth/widgets";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Stands in for a list that could not be had, and offers to try again. */
export function LoadFailure({ message }: { readonly message: string }) {
  const { notify } = useHost();
  const { state, revalidate } = useRevalidator();
  const isLoading = state === "loading";

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once; another host is no new failure
  useEffect(() => notify({ kind: "error", text: message }), [message]);

  return (
    <div className="empty">
      <p>{message}</p>
      <button type="button" className="gh-button" aria-disabled={isLoading} onClick={() => void revalidate()}>
        {isLoading && <span className="spinner" />}
        {isLoading ? "Loading..." : "Try Again"}
      </button>
    </div>
  );
}
