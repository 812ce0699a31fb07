import { ApiError, claimIdea, endSharedList, recordClick, releaseIdea, voteOnIdea } from "@gifthearth/client";
import {
  joinWords,
  type Marketplace,
  pageTitle,
  priceIn,
  SHARED_LIST_LIMITS,
  shopLink,
} from "@gifthearth/core";
import type { SharedList, SharedListIdea } from "@gifthearth/core/contract";
import { Field, IdeaTile, invalid, useHost } from "@gifthearth/widgets";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Link, useLoaderData, useLocation, useRevalidator } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { dropOwnList, readOwnLists } from "../../host/own-shared-lists.ts";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { GiftTable } from "../../illustrations/gift-table.tsx";
import { LostParcel } from "../../illustrations/lost-parcel.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { type Friend, keepFriend, readFriend } from "./friend.ts";
import type { LoadedList } from "./load.ts";

/** A list of ideas that somebody shared, for friends or for the person themself. */
export function Component() {
  const loaded = useLoaderData<LoadedList>();
  return (
    <>
      {/* Whoever shows the link in a chat tells neither for whom nor from whom it is. */}
      <PageMeta title={pageTitle("Gift ideas, shared with you")} />
      {/* The address is a secret: no shop hears of it. */}
      <meta name="referrer" content="same-origin" />
      {loaded.state === "shown" ? <List key={loaded.listKey} {...loaded} /> : <NoList {...loaded} />}
    </>
  );
}

const NO_LIST = {
  unknown: "There is no such list",
  gone: "This list has ended",
  unavailable: "The list can't be shown right now",
};

function NoList({ state, message }: Exclude<LoadedList, { state: "shown" }>) {
  return (
    <section className="wide problem problem-drawn">
      <LostParcel />
      <div className="problem-text">
        <h1>{NO_LIST[state]}</h1>
        <p className="lead">{message || "Please try again in a moment."}</p>
        <div className="gh-row">
          <Link className="gh-button gh-button-main button-large" to="/gift-finder">
            Find gift ideas yourself
          </Link>
        </div>
      </div>
    </section>
  );
}

/** Nobody, until the page is live. */
const NOBODY: Friend = { name: "", visitorKey: "", votes: [], claims: [] };

function List({ listKey, list: loaded, marketplaces }: Extract<LoadedList, { state: "shown" }>) {
  const { api, notify } = useHost();
  const marketplace = useMarketplace(marketplaces);
  const [list, setList] = useState(loaded);
  const [friend, setFriend] = useState(NOBODY);
  const [error, setError] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const { personName, fromName, message, isForPerson, allowsVotes, allowsClaims, expiresAt } = list;

  useEffect(() => setFriend(readFriend()), []);

  function remember(next: Friend): void {
    setFriend(next);
    keepFriend(next);
  }

  /** Says something by the friend's name. @param change what this browser remembers when it was said */
  async function say(tell: (name: string) => Promise<SharedList>, change: Partial<Friend>): Promise<void> {
    const name = friend.name.trim();
    if (name === "") {
      setError("Please write your name first");
      nameField.current?.focus();
      return;
    }
    setError(undefined);
    try {
      setList(await tell(name));
      remember({ ...friend, name, ...change });
    } catch (failure) {
      const text =
        failure instanceof ApiError
          ? failure.message
          : "The service can't be reached right now. Please try again.";
      if (failure instanceof ApiError && "name" in failure.fields) {
        setError(failure.fields.name);
        nameField.current?.focus();
      } else notify({ kind: "error", text });
    }
  }

  const { visitorKey, votes, claims } = friend;
  const actions: IdeaActions = {
    vote: (ideaId, isFor) =>
      say((name) => voteOnIdea(api, listKey, { ideaId, name, visitorKey, isFor }), {
        votes: isFor ? [...votes, ideaId] : votes.filter((id) => id !== ideaId),
      }),
    claim: (ideaId) =>
      say((name) => claimIdea(api, listKey, { ideaId, name, visitorKey }), { claims: [...claims, ideaId] }),
    release: (ideaId) =>
      say(() => releaseIdea(api, listKey, { ideaId, visitorKey }), {
        claims: claims.filter((id) => id !== ideaId),
      }),
  };

  return (
    <section className="wide saved shared-list">
      <div className="shared-head">
        <div>
          <h1>Ideas for {personName}</h1>
          <p className="lead">from {fromName}</p>
          {message && <p className="shared-message">{message}</p>}
        </div>
        <GiftTable />
      </div>
      {isForPerson ? (
        <p>Which would you like best? Tell {fromName}.</p>
      ) : (
        (allowsVotes || allowsClaims) && (
          <div className="card friend-card">
            <p>
              {waysToTell(allowsVotes, allowsClaims)} {personName}’s own link shows none of it.
            </p>
            <NameField
              name={friend.name}
              error={error}
              field={nameField}
              onChange={(name) => setFriend({ ...friend, name })}
            />
          </div>
        )
      )}
      <ul className="saved-grid">
        {list.ideas.map((idea) => (
          <Idea key={idea.id} {...{ idea, list, friend, actions, marketplace }} />
        ))}
      </ul>
      <p className="gh-muted">
        This page ends on {formatDate(expiresAt)}. Links to the shop are paid links: we earn a commission if
        you buy, and your price stays the same.
      </p>
      <OwnerNote listKey={listKey} />
    </section>
  );
}

/** What the friends can do with the list. */
function waysToTell(allowsVotes: boolean, allowsClaims: boolean): string {
  if (!allowsClaims) return "Say which ideas you like.";
  if (!allowsVotes) return "Say which one you’ll get, so that nobody gives the same.";
  return "Say which ideas you like, and which one you’ll get, so that nobody gives the same.";
}

interface NameFieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (name: string) => void;
}

function NameField({ name, error, field, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className="friend-name">
      <noscript>
        <p className="gh-note">Saying which you like, or that you get one, needs JavaScript.</p>
      </noscript>
      <Field id={id} label="Your name, for the others" error={error}>
        <input
          ref={field}
          className="gh-input"
          id={id}
          autoComplete="given-name"
          maxLength={SHARED_LIST_LIMITS.name}
          value={name}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...invalid(id, error)}
        />
      </Field>
    </div>
  );
}

interface IdeaActions {
  readonly vote: (ideaId: string, isFor: boolean) => Promise<void>;
  readonly claim: (ideaId: string) => Promise<void>;
  readonly release: (ideaId: string) => Promise<void>;
}

interface IdeaProps {
  readonly idea: SharedListIdea;
  readonly list: SharedList;
  readonly friend: Friend;
  readonly actions: IdeaActions;
  readonly marketplace: Marketplace;
}

function Idea({ idea, list, friend, actions, marketplace }: IdeaProps) {
  const { api, utmSource } = useHost();
  const { id, ideaId, isOurs, title, description, priceRange, votes, claim } = idea;
  const link = shopLink({ ...idea, id: ideaId, affiliateUrl: null }, marketplace, utmSource);
  const follow = () => recordClick(api, { productId: ideaId, affiliateLink: link, priceRange });
  const isMine = claim !== null && friend.claims.includes(id);
  const hasVoted = friend.votes.includes(id);
  return (
    <li className="card saved-idea">
      <IdeaTile idea={idea} />
      <div className="saved-text">
        <h2>{isOurs ? <Link to={`/gift-ideas/${encodeURIComponent(ideaId)}`}>{title}</Link> : title}</h2>
        <p>{description}</p>
        <p className="gh-amount">{priceIn(priceRange, marketplace.countryCode)}</p>
        {votes.length > 0 && (
          <p className="gh-muted">{joinWords(votes.map(({ name }) => name))} would choose this</p>
        )}
        {claim && (
          <p className="gh-pill claimed">
            {isMine ? "You're getting this one" : `${claim.name} is getting this one`}
          </p>
        )}
        <div className="gh-row saved-actions">
          {list.allowsClaims && (!claim || isMine) && (
            <button
              type="button"
              className={`gh-button ${isMine ? "" : "gh-button-main"}`}
              onClick={() => void (isMine ? actions.release(id) : actions.claim(id))}
            >
              {isMine ? "Not after all" : "I'll get this one"}
              <span className="gh-hidden">: {title}</span>
            </button>
          )}
          {list.allowsVotes && (
            <button
              type="button"
              className="gh-button"
              aria-pressed={hasVoted}
              onClick={() => void actions.vote(id, !hasVoted)}
            >
              <span aria-hidden="true">{hasVoted ? "♥" : "♡"}</span> Good idea
              <span className="gh-hidden">: {title}</span>
            </button>
          )}
          <a
            className="gh-button"
            href={link}
            target="_blank"
            rel="sponsored noopener noreferrer"
            onClick={follow}
            onAuxClick={(event) => event.button === 1 && follow()}
          >
            See it at the shop<span className="gh-hidden">: {title} (paid link, opens in a new tab)</span>
          </a>
        </div>
      </div>
    </li>
  );
}

/** For who shared the list, from this device or by the owner's link: it can be ended here. */
function OwnerNote({ listKey }: { readonly listKey: string }) {
  const { api, notify } = useHost();
  const { hash } = useLocation();
  const { revalidate } = useRevalidator();
  const [ownerKey, setOwnerKey] = useState<string | null>(null);
  const path = `/lists/${listKey}`;

  useEffect(() => {
    const linked = new URLSearchParams(hash.slice(1)).get("owner");
    const kept = readOwnLists(Date.now()).find(({ friendPath }) => friendPath === path);
    setOwnerKey(linked ?? kept?.ownerKey ?? null);
  }, [hash, path]);

  async function end(key: string): Promise<void> {
    try {
      await endSharedList(api, listKey, key);
      dropOwnList(path, Date.now());
      await revalidate();
    } catch {
      notify({ kind: "error", text: "The page could not be ended. Please try again." });
    }
  }

  if (ownerKey === null) return null;
  return (
    <div className="gh-row no-print">
      <p>You shared this page.</p>
      <button type="button" className="gh-button" onClick={() => void end(ownerKey)}>
        Stop sharing
      </button>
    </div>
  );
}
