import { endSession } from "@gifthearth/client";
import type { ActiveSession } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { focusHeading } from "../../account/focus-heading.ts";
import { deviceName } from "./device-name.ts";

/** Where the user is signed in; each but this one can be ended from here. */
export function ActiveSessions({ sessions }: { readonly sessions: readonly ActiveSession[] | null }) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string | null>(null);

  async function end(id: string): Promise<void> {
    if (ending !== null) return;
    setEnding(id);
    try {
      await endSession(api, id);
      notify({ kind: "success", text: "Session signed out" });
      focusHeading();
    } catch {
      notify({ kind: "error", text: "The session could not be signed out. Please try again." });
    } finally {
      setEnding(null);
    }
    await revalidate();
  }

  return (
    <section className="card panel" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Active Sessions</h2>
      {!sessions && <p>Your sessions could not be loaded. Please try again.</p>}
      <ul className="rows">
        {sessions?.map(({ id, device, createdAt, isCurrent }) => (
          <li key={id} className="row">
            <div>
              <p className="gh-label">{deviceName(device)}</p>
              <p className="gh-muted">Signed in on {formatDate(createdAt)}</p>
            </div>
            {isCurrent ? (
              <span className="gh-pill">This browser</span>
            ) : (
              <button
                type="button"
                className="gh-button"
                aria-label={`Sign out ${deviceName(device)} of ${formatDate(createdAt)}`}
                aria-disabled={ending === id}
                onClick={() => void end(id)}
              >
                {ending === id ? "Signing Out..." : "Sign Out"}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
