import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { browserStorage } from "../../host/browser-storage.ts";
import { type Mode, modeAddress } from "./modes.ts";
import { readStoredWish } from "./stored-wish.ts";
import { wishSearch } from "./wish.ts";

/**
 * Where the address carries no gift context. Only the browser knows whether there was a search in this
 * visit: its context goes into the address; without one the visitor goes to the first page (specification,
 * section 2). Where no script runs, a link leads there.
 */
export function NoWish({ mode }: { readonly mode: Mode }) {
  const navigate = useNavigate();
  useEffect(() => {
    const wish = readStoredWish(browserStorage(() => sessionStorage));
    void navigate(wish ? modeAddress(mode, wishSearch(wish)) : "/", { replace: true });
  }, [mode, navigate]);
  return (
    <div className="results-problem">
      <p>Tell us first who the gift is for: the occasion, what they like, what you mean to spend.</p>
      <Link className="gh-button gh-button-main button-large" to="/">
        Back to Form
      </Link>
    </div>
  );
}
