import { useEffect, useState } from "react";
import { useHydrated } from "../account/use-hydrated.ts";

interface CodeProps {
  /** What the code is, for who can't see where it stands. */
  readonly label: string;
  readonly text: string;
}

/** How long a button says what came of pressing it, milliseconds. */
const SAID_FOR = 3000;

/** Code to be copied, by a button where scripts run. */
export function Code({ label, text }: CodeProps) {
  const isLive = useHydrated();
  const [outcome, setOutcome] = useState<"" | "Copied" | "Please copy by hand">("");

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(""), SAID_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied");
    } catch {
      // Not allowed, or a page without https.
      setOutcome("Please copy by hand");
    }
  }

  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{text}</code>
      </pre>
      <div className="code-copy">
        {isLive && (
          <button type="button" className="gh-button" onClick={() => void copy()}>
            {outcome || "Copy"}
            <span className="gh-hidden"> {label}</span>
          </button>
        )}
      </div>
      <span className="gh-hidden" role="status">
        {outcome}
      </span>
    </div>
  );
}
