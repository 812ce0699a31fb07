import { Link } from "react-router";
import { EmptyBox } from "../../illustrations/empty-box.tsx";

/** Specification, section 2, result pages, error view. */
export function Failure() {
  return (
    <div className="results-problem" role="alert">
      <EmptyBox />
      <h2>Something went wrong</h2>
      <p>Failed to get recommendations. Please try again.</p>
      <Link className="gh-button gh-button-main button-large" to="/">
        Go Back
      </Link>
    </div>
  );
}
