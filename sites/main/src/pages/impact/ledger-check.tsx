import { fetchDonations } from "@gifthearth/client";
import type { LedgerProblem } from "@gifthearth/core/ledger";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";

type CheckState =
  | { readonly phase: "idle" | "checking" | "unavailable" }
  | ({ readonly phase: "checked" } & ResultProps);

/** The downloads, and a check of the whole chain in the visitor's own browser. */
export function LedgerCheck() {
  const { api } = useHost();
  const [check, setCheck] = useState<CheckState>({ phase: "idle" });

  async function checkLedger(): Promise<void> {
    setCheck({ phase: "checking" });
    try {
      const [{ verifyLedger }, { events }] = await Promise.all([
        import("@gifthearth/core/ledger"),
        fetchDonations(api),
      ]);
      const { problems } = await verifyLedger(events, sha256);
      setCheck({
        phase: "checked",
        events: events.length,
        lastHash: events.at(-1)?.hash ?? "none",
        problems,
      });
    } catch {
      setCheck({ phase: "unavailable" });
    }
  }

  return (
    <div className="card ledger-check">
      <h3>Check it yourself</h3>
      <p>
        Each line of the ledger carries the hash of the line before. Your browser can follow the whole chain
        and work out every amount again. Note the last hash: a ledger that later lacks it was rewritten. What
        the check can't see is whether the reports are complete and the money arrived; for that there are the
        receipts.
      </p>
      <p className="gh-row">
        <button
          type="button"
          className="gh-button gh-button-main"
          aria-disabled={check.phase === "checking"}
          onClick={() => check.phase !== "checking" && void checkLedger()}
        >
          {check.phase === "checking" ? "Checking..." : "Check the ledger"}
        </button>
        <a className="gh-button" href="/api/donations" download="gifthearth-donations.json">
          Download as JSON
        </a>
        <a className="gh-button" href="/api/donations?format=csv" download>
          Download as CSV
        </a>
      </p>
      <div role="status">
        {check.phase === "checked" && <Result {...check} />}
        {check.phase === "unavailable" && <p>The ledger can't be read right now. Please try again later.</p>}
      </div>
    </div>
  );
}

interface ResultProps {
  readonly events: number;
  readonly lastHash: string;
  readonly problems: readonly LedgerProblem[];
}

function Result({ events, lastHash, problems }: ResultProps) {
  if (problems.length === 0) {
    return (
      <>
        <p className="ledger-right">
          The chain of {events} lines is unbroken, and every amount comes out again.
        </p>
        <p>
          The last hash is <code className="ledger-hash">{lastHash}</code>
        </p>
      </>
    );
  }
  return (
    <>
      <p>Something is wrong with this ledger:</p>
      <ul>
        {problems.map(({ seq, message }) => (
          <li key={`${seq} ${message}`}>
            Line {seq}: {message}
          </li>
        ))}
      </ul>
    </>
  );
}

/** SHA-256, hexadecimal. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
