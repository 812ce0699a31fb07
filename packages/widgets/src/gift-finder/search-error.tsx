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
      <ul className="gh-muted">
        <li>Check that you are connected to the internet.</li>
        <li>Wait a moment; the service may be busy.</li>
      </ul>
      <div>
        <button type="button" className="gh-button" onClick={reload ?? onRetry}>
          Try Again
        </button>
      </div>
    </div>
  );
}
