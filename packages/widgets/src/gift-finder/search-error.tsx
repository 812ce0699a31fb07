import { useHost } from "../host.ts";
import { Heading } from "../ui/heading.tsx";

interface SearchErrorProps {
  readonly message: string | undefined;
  readonly headingLevel: number;
  readonly onRetry: () => void;
}

/** A search that failed, with what may help (specification, section 2). */
export function SearchError({ message, headingLevel, onRetry }: SearchErrorProps) {
  const { reload } = useHost();
  return (
    <div className="gh-results" role="alert">
      <Heading level={headingLevel} className="gh-title">
        Oops! Something went wrong
      </Heading>
      <p>{message}</p>
      <p className="gh-muted">Check your connection, or try again in a moment.</p>
      <div>
        <button type="button" className="gh-button" onClick={reload ?? onRetry}>
          Try Again
        </button>
      </div>
    </div>
  );
}
