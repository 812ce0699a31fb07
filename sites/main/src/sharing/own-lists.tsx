import { endOwnSharedList, endSharedList, fetchOwnSharedLists } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../account/dates.ts";
import { focusHeading } from "../account/focus-heading.ts";
import { useUser } from "../account/session.ts";
import { dropOwnList, readOwnLists } from "../host/own-shared-lists.ts";

/** A list as its owner sees it, with what ends it. */
interface Shown {
  readonly key: string;
  readonly personName: string;
  readonly expiresAt: string;
  /** Null on a device that doesn't know the address: the server doesn't either. */
  readonly path: string | null;
  readonly end: () => Promise<void>;
}

/** The pages that were shared from this device, or with this account; each can be ended. Nothing where there are none. */
export function OwnLists() {
  const { api, notify } = useHost();
  const user = useUser();
  const userId = user?.id ?? null;
  const [lists, setLists] = useState<readonly Shown[]>([]);

  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<void> {
      const ofDevice = readOwnLists(Date.now()).map(
        ({ friendPath, ownerKey, personName, expiresAt }): Shown => ({
          ...{ key: friendPath, personName, expiresAt, path: friendPath },
          end: async () => {
            // One that has ended already is no longer to be listed, either.
            await endSharedList(api, friendPath.replace("/lists/", ""), ownerKey).catch((error) => {
              if (error?.code !== "gone" && error?.code !== "not_found") throw error;
            });
            dropOwnList(friendPath, Date.now());
          },
        }),
      );
      const ofAccount = userId === null ? [] : await fetchOwnSharedLists(api).catch(() => []);
      const known = new Set(ofDevice.map(({ personName, expiresAt }) => `${personName} ${expiresAt}`));
      const others = ofAccount
        .filter(({ personName, expiresAt }) => !known.has(`${personName} ${expiresAt}`))
        .map(
          ({ id, personName, expiresAt }): Shown => ({
            ...{ key: id, personName, expiresAt, path: null },
            end: () => endOwnSharedList(api, id),
          }),
        );
      if (isWanted) setLists([...ofDevice, ...others]);
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [api, userId]);

  async function end({ key, end }: Shown): Promise<void> {
    try {
      await end();
      setLists((shown) => shown.filter((list) => list.key !== key));
      notify({ kind: "success", text: "The page is gone, and everything on it is deleted" });
      focusHeading();
    } catch {
      notify({ kind: "error", text: "The page could not be ended. Please try again." });
    }
  }

  if (lists.length === 0) return null;
  return (
    <section className="card no-print" aria-labelledby="own-lists-heading">
      <h2 id="own-lists-heading">Pages you shared</h2>
      <ul className="rows">
        {lists.map((list) => (
          <li key={list.key} className="row">
            <div>
              <p className="gh-label">
                {list.path ? (
                  <Link to={list.path}>Ideas for {list.personName}</Link>
                ) : (
                  `Ideas for ${list.personName}`
                )}
              </p>
              <p className="gh-muted">Until {formatDate(list.expiresAt)}</p>
            </div>
            <button
              type="button"
              className="gh-button"
              aria-label={`End the page for ${list.personName}`}
              onClick={() => void end(list)}
            >
              End it
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
