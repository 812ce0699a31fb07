import { endCalendar, makeCalendar } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { LinkToCopy } from "../../sharing/link-to-copy.tsx";
import { useSiteData } from "../../site-data.ts";

/** All days in the user's own calendar program, by a secret address that it reads. @param createdAt null without one */
export function CalendarAddress({ createdAt }: { readonly createdAt: string | null }) {
  const { api, notify } = useHost();
  const { origin } = useSiteData();
  const { revalidate } = useRevalidator();
  const [path, setPath] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function change(act: () => Promise<string | null>, done: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setPath(await act());
      await revalidate();
      notify({ kind: "success", text: done });
    } catch {
      notify({ kind: "error", text: "That didn’t work. Please try again." });
    } finally {
      setIsBusy(false);
    }
  }
  const make = () => change(async () => (await makeCalendar(api)).path, "Your calendar address is made");
  const end = () =>
    change(async () => {
      await endCalendar(api);
      return null;
    }, "The address no longer works");

  return (
    <section className="card panel" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">In your calendar</h2>
      <p className="gh-muted">
        Your calendar app can show these days every year, and remind you two weeks and three days before. It
        reads only names and days, from a secret address; anybody who has the address can read them too.
      </p>
      {path !== null && (
        <>
          <LinkToCopy label="Your calendar address, shown this once" path={path} />
          <p>
            <a href={`${origin}${path}`.replace(/^https?:/, "webcal:")}>Open it in your calendar app</a>
          </p>
        </>
      )}
      {path === null && createdAt !== null && (
        <p>
          You have had an address since {formatDate(createdAt)}. If you lost it, make a new one: the old one
          stops working.
        </p>
      )}
      <div className="gh-row">
        <button type="button" className="gh-button" aria-disabled={isBusy} onClick={() => void make()}>
          {createdAt === null ? "Make a calendar address" : "Make a new address"}
        </button>
        {createdAt !== null && (
          <button
            type="button"
            className="gh-button button-danger"
            aria-disabled={isBusy}
            onClick={() => void end()}
          >
            Remove the address
          </button>
        )}
      </div>
    </section>
  );
}
