import { fetchDonations } from "@gifthearth/client";
import type { LedgerEvent, LedgerProblem, LedgerRemark } from "@gifthearth/core/ledger";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";

type CheckState =
  | { readonly phase: "idle" | "checking" | "unavailable" }
  | ({ readonly phase: "checked" } & ResultProps);

/** The downloads, and a check of the whole chain in the visitor's own browser. */
export function LedgerCheck() {
  const { api } = useHost();
  const [check, setCheck] = useState<CheckState>({ phase: "idle" });
  const [kept, setKept] = useState("");
  const [trusted, setTrusted] = useState("");

  async function checkLedger(): Promise<void> {
    setCheck({ phase: "checking" });
    try {
      const [rules, { events, log }] = await Promise.all([
        import("@gifthearth/core/ledger"),
        fetchDonations(api),
      ]);
      const { problems } = await rules.verifyLedger(events, sha256);
      const notes = [log.checkpoint, kept.trim() || null].flatMap((note) => note ?? []);
      const first = log.keys[0] === undefined ? null : await rules.readNoteKey(log.keys[0], sha256Bytes);
      // What isn't a right ledger by itself has no tree to compare with.
      const checked = problems.length === 0 ? (events as unknown as readonly LedgerEvent[]) : [];
      const canVerify = await hasEd25519();
      // Without keys, what the checkpoints say is compared all the same.
      const keys = first && canVerify ? await rules.keysOf(checked, first, sha256Bytes) : [];
      const noteCrypto = { sha256: sha256Bytes, verify };
      const against = await Promise.all(
        checked.length > 0
          ? notes.map((note) => rules.checkpointProblems(checked, { note, keys }, noteCrypto))
          : [],
      );
      const witnesses = await Promise.all(
        (canVerify ? trusted.split("\n").filter((line) => line.trim()) : []).map(
          async (line) => (await rules.readWitnessKey(line, sha256Bytes)) ?? line.trim(),
        ),
      );
      const good = witnesses.filter((witness) => typeof witness === "object");
      const words = await Promise.all(
        checked.length > 0 ? notes.map((note) => rules.readWitnessing(note, good, noteCrypto)) : [],
      );
      const keyFaults = witnesses.flatMap((witness) =>
        typeof witness === "string" ? [`${witness} is no witness's key`] : [],
      );
      setCheck({
        phase: "checked",
        events: events.length,
        lastHash: events.at(-1)?.hash ?? "none",
        problems,
        against: [
          ...new Set([...against.flat(), ...words.flatMap((each) => each?.problems ?? []), ...keyFaults]),
        ],
        witnessed: [...new Set(words.flatMap((each) => each?.sentences ?? []))],
        remarks: rules.ledgerRemarks(checked),
        checkpoint: log.checkpoint,
        isSinceKept: kept.trim() !== "",
        canVerify,
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
        and work out every amount again. Keep the checkpoint that it shows: with it you can prove later that
        nothing before it was changed. What the check can't see is whether the reports are complete and the
        money arrived; for that there are the receipts.
      </p>
      <label className="gh-field">
        <span className="gh-label">
          A checkpoint that you kept <span className="gh-muted">(optional)</span>
        </span>
        <textarea
          className="gh-input"
          rows={4}
          spellCheck={false}
          value={kept}
          onChange={(event) => setKept(event.currentTarget.value)}
        />
      </label>
      <label className="gh-field">
        <span className="gh-label">
          Keys of witnesses that you trust, one a line <span className="gh-muted">(optional)</span>
        </span>
        <textarea
          className="gh-input"
          rows={2}
          spellCheck={false}
          value={trusted}
          onChange={(event) => setTrusted(event.currentTarget.value)}
        />
      </label>
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
        <a className="gh-button" href="/verify-ledger.html" download>
          Check it without our code
        </a>
        <a className="gh-button" href="/verify-ledger.py" download>
          Check it in Python
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
  /** What the log's signatures, or a checkpoint that was kept, say against it; sentences without their stop. */
  readonly against: readonly string[];
  /** What the trusted witnesses have cosigned; sentences without their stop. */
  readonly witnessed: readonly string[];
  /** What the ledger tells openly, for a person to judge. */
  readonly remarks: readonly LedgerRemark[];
  /** The present one; null before anything is signed. */
  readonly checkpoint: string | null;
  /** Whether one that the visitor kept was compared. */
  readonly isSinceKept: boolean;
  /** Whether the browser can check signatures. */
  readonly canVerify: boolean;
}

function Result({
  events,
  lastHash,
  problems,
  against,
  witnessed,
  remarks,
  checkpoint,
  isSinceKept,
  canVerify,
}: ResultProps) {
  if (problems.length === 0 && against.length === 0) {
    return (
      <>
        <p className="ledger-right">
          The chain of {events} lines is unbroken, and every amount comes out again.
        </p>
        {isSinceKept && <p className="ledger-right">It goes on from the checkpoint that you kept.</p>}
        {witnessed.map((sentence) => (
          <p key={sentence}>{sentence}.</p>
        ))}
        <p>
          The last hash is <code className="ledger-hash">{lastHash}</code>
        </p>
        {remarks.length > 0 && (
          <details>
            <summary>What it tells openly, for you to judge ({remarks.length})</summary>
            <ul>
              {remarks.map(({ seq, message }) => (
                <li key={`${seq} ${message}`}>
                  Line {seq}: {message}
                </li>
              ))}
            </ul>
          </details>
        )}
        {!canVerify && <p>Who signed the checkpoint wasn't checked: this browser can't do that.</p>}
        {checkpoint !== null && (
          <>
            <p>The checkpoint to keep:</p>
            <pre className="ledger-hash">{checkpoint}</pre>
          </>
        )}
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
        {against.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  );
}

async function sha256Bytes(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
}

async function hasEd25519(): Promise<boolean> {
  const base = Uint8Array.of(0x58, ...new Uint8Array(31).fill(0x66));
  return crypto.subtle.importKey("raw", base, "Ed25519", false, ["verify"]).then(
    () => true,
    () => false,
  );
}

async function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", new Uint8Array(publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, new Uint8Array(signature), new Uint8Array(message));
}

/** SHA-256, hexadecimal. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
