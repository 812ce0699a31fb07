/** Specification, section 2, result pages. */
export function Loading() {
  return (
    <div className="results-loading" role="status">
      <div className="spinner" aria-hidden="true" />
      <p>Finding the perfect gift recommendations...</p>
    </div>
  );
}
