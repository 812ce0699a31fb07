import { confirmOffers, removeOfferShop, removeScheduledFeed } from "@gifthearth/client";
import { MARKETPLACES, toCountryCode } from "@gifthearth/core";
import type { OfferShop, ScheduledFeed } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { formatDate } from "../../account/dates.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { countOf } from "./count-of.ts";
import { FeedSchedule, FeedUpload } from "./feed-forms.tsx";
import { useAdminAction } from "./use-admin-action.ts";

interface ShopsProps {
  readonly shops: readonly OfferShop[];
  readonly feeds: readonly ScheduledFeed[];
}

/** The shops whose products stand beside our ideas, and the feeds that they come from. */
export function Shops({ shops, feeds }: ShopsProps) {
  return (
    <>
      <section className="card panel" aria-labelledby="shops-heading">
        <h2 id="shops-heading">Shops</h2>
        {shops.length === 0 && <p>None yet. Cards link to a search of the marketplace.</p>}
        {shops.length > 0 && (
          <ul className="admin-list">
            {shops.map((shop) => (
              <ShopItem key={shop.id} shop={shop} />
            ))}
          </ul>
        )}
      </section>
      <section className="card panel" aria-labelledby="feeds-heading">
        <h2 id="feeds-heading">Feeds by address</h2>
        <p>
          A feed is fetched within a minute, and then again at its interval. An offer is shown for three days
          after it was last seen, unless its shop was imported with another number.
        </p>
        {feeds.length > 0 && (
          <ul className="admin-list">
            {feeds.map((feed) => (
              <FeedItem key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
        <FeedSchedule />
      </section>
      <section className="card panel" aria-labelledby="feed-upload-heading">
        <h2 id="feed-upload-heading">Import a feed</h2>
        <p>
          A feed takes the place of the shop's before, as a whole or not at all. One with less than half of
          the offers that are shown waits until you confirm it.
        </p>
        <FeedUpload />
      </section>
    </>
  );
}

function ShopItem({ shop }: { readonly shop: OfferShop }) {
  const { api } = useHost();
  const perform = useAdminAction("dialog");
  const [asking, setAsking] = useState<"confirm" | "remove" | null>(null);
  const { id, name, country, offerCount, seenAt, isFresh, heldCount } = shop;
  const close = () => setAsking(null);
  return (
    <li>
      <h3>{name}</h3>
      <p className="gh-muted">
        {[
          MARKETPLACES.rowOf(toCountryCode(country)).name,
          countOf(offerCount, "offer"),
          seenAt === null ? "not seen yet" : `seen on ${formatDate(seenAt)}`,
        ].join(" · ")}
      </p>
      {!isFresh && <p>Its offers are too old to be shown. Please import its feed again.</p>}
      {heldCount !== null && (
        <p>A feed of {countOf(heldCount, "offer")} waits: less than half of those that are shown.</p>
      )}
      <div className="gh-row">
        {heldCount !== null && (
          <button
            type="button"
            className="gh-button button-small"
            aria-label={`Confirm the feed of ${name}`}
            onClick={() => setAsking("confirm")}
          >
            Confirm the feed
          </button>
        )}
        <button
          type="button"
          className="gh-button button-small"
          aria-label={`Remove ${name}`}
          onClick={() => setAsking("remove")}
        >
          Remove
        </button>
      </div>
      {asking === "confirm" && heldCount !== null && (
        <ActionDialog
          heading={`Show the feed of ${name}?`}
          text={`${countOf(heldCount, "offer")} instead of the ${offerCount.toLocaleString("en-US")} that are shown.`}
          label="Show it"
          busyLabel="Showing..."
          act={() =>
            perform(
              () => confirmOffers(api, id),
              () => `The feed of ${name} is shown`,
            )
          }
          onClose={close}
        />
      )}
      {asking === "remove" && (
        <ActionDialog
          heading={`Remove ${name}?`}
          text={`Visitors no longer see what it offers (${countOf(offerCount, "product")}). A feed by address would bring them back: please remove that too.`}
          label="Remove it"
          busyLabel="Removing..."
          kind="danger"
          act={() =>
            perform(
              () => removeOfferShop(api, id),
              () => `${name} is removed`,
            )
          }
          onClose={close}
        />
      )}
    </li>
  );
}

const OUTCOMES: Readonly<Record<ScheduledFeed["outcome"], string>> = {
  waiting: "Not fetched yet.",
  imported: "Imported.",
  unchanged: "Unchanged.",
  held: "Waits for you.",
  failed: "Failed.",
};

function FeedItem({ feed }: { readonly feed: ScheduledFeed }) {
  const { api } = useHost();
  const perform = useAdminAction("dialog");
  const [isAsking, setIsAsking] = useState(false);
  const { id, shop, host, country, everyHours, fetchedAt, outcome, message } = feed;
  return (
    <li>
      <h3>{shop}</h3>
      <p className="gh-muted">
        {[
          MARKETPLACES.rowOf(toCountryCode(country)).name,
          host,
          everyHours === 1 ? "every hour" : `every ${everyHours} hours`,
          ...(fetchedAt === null ? [] : [`fetched on ${formatDate(fetchedAt)}`]),
        ].join(" · ")}
      </p>
      <p>
        {OUTCOMES[outcome]} {message}
      </p>
      <button
        type="button"
        className="gh-button button-small"
        aria-label={`Remove the feed of ${shop}`}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </button>
      {isAsking && (
        <ActionDialog
          heading={`No longer fetch the feed of ${shop}?`}
          text="The shop's offers stay until they are too old."
          label="Remove the feed"
          busyLabel="Removing..."
          kind="danger"
          act={() =>
            perform(
              () => removeScheduledFeed(api, id),
              () => `The feed of ${shop} is removed`,
            )
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
