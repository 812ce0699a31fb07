import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";

interface SearchErrorProps {
  readonly message: string;
  readonly headingLevel: number;
  readonly onRetry: () => void;
}

/** A search that failed, with what may help (specification, section 2). */
export function SearchError({ message, headingLevel, onRetry }: SearchErrorProps) {
  const { reload } = useHost();
  const { t, word } = useText();
  return (
    <div className="gh-results" role="alert">
      <Heading level={headingLevel} className="gh-title">
        {t("Oops! Something went wrong")}
      </Heading>
      <p>{word(message)}</p>
      <p className="gh-muted">{t("Check your connection, or try again in a moment.")}</p>
      <div>
        <button type="button" className="gh-button" onClick={reload ?? onRetry}>
          {t("Try Again")}
        </button>
      </div>
    </div>
  );
}
