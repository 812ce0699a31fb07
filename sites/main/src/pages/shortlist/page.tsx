import { pageTitle } from "@gifthearth/core";
import { IdeaTile, useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { focusHeading } from "../../account/focus-heading.ts";
import { signInPath } from "../../account/next-path.ts";
import { useUser } from "../../account/session.ts";
import { useHydrated } from "../../account/use-hydrated.ts";
import type { ShortlistedIdea } from "../../host/shortlist.ts";
import { shortlist, useShortlist } from "../../host/use-shortlist.ts";
import { EmptyBox } from "../../illustrations/empty-box.tsx";
import { groupsOf, type IdeaGroup } from "../../kept-ideas/groups.ts";
import { IdeaCard } from "../../kept-ideas/idea-card.tsx";
import { IdeaActions, IdeaName, IdeaPrice } from "../../kept-ideas/idea-parts.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { OwnLists } from "../../sharing/own-lists.tsx";
import { ShareForm } from "../../sharing/share-form.tsx";
import { differencesOf } from "./differences.ts";

/** The ideas that a visitor keeps on this device, by whom they are for; the address says which are compared. */
export function Component() {
  const ideas = useShortlist();
  const user = useUser();
  const isLive = useHydrated();
  const [parameters] = useSearchParams();
  const groups = groupsOf(ideas);
  const named = (name: string) => groups.find(({ key }) => key === parameters.get(name));
  const [compared, shared] = [named("compare"), named("share")];
  const part = compared ?? shared;
  const { notify } = useHost();
  const place = parameters.toString();
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    focusHeading();
  }, [place]);

  function remove({ id, title }: ShortlistedIdea): void {
    shortlist.remove(id);
    notify({ kind: "success", text: `${title} is off your shortlist` });
    focusHeading();
  }

  return (
    <section className="wide saved shortlist">
      <PageMeta title={pageTitle("Your Shortlist")} />
      <div className="shortlist-head">
        <h1>{compared ? "Compare ideas" : shared ? "Share ideas" : "Your Shortlist"}</h1>
        {part && <p className="lead">{part.name}</p>}
        {!user && !part && ideas.length > 0 && (
          <p className="gh-muted no-print">
            These ideas are kept on this device, and nowhere else.{" "}
            <Link to={signInPath("/saved-gift-ideas")}>Sign in</Link> to have them wherever you are.
          </p>
        )}
      </div>
      {!isLive ? <Waiting /> : ideas.length === 0 ? <Nothing isSignedIn={user !== null} /> : null}
      {part && (
        <div className="gh-row no-print">
          <Link className="gh-button" to="/shortlist">
            Back to the list
          </Link>
          {compared && <PrintButton />}
        </div>
      )}
      {compared && <Comparison group={compared} onRemove={remove} />}
      {shared && <ShareForm ideas={shared.ideas} />}
      {!part && groups.map((group) => <Group key={group.key} group={group} onRemove={remove} />)}
      {!part && <OwnLists />}
      {ideas.length > 0 && !shared && (
        <p className="gh-muted no-print">
          “View Gift” is a paid link: we earn a commission if you buy, and your price stays the same.
        </p>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <noscript>
      <p className="gh-note">
        Your browser keeps a shortlist only with JavaScript. Without it, an account keeps your ideas:{" "}
        <a href="/auth?next=%2Fsaved-gift-ideas">sign in</a>.
      </p>
    </noscript>
  );
}

function Nothing({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div className="empty">
      <EmptyBox />
      <p>
        {isSignedIn
          ? "Your ideas are with your account now."
          : "Nothing here yet. Press the heart beside an idea to keep it."}
      </p>
      {isSignedIn ? (
        <Link className="gh-button gh-button-main" to="/saved-gift-ideas" viewTransition>
          Saved Gift Ideas
        </Link>
      ) : (
        <Link className="gh-button gh-button-main" to="/gift-finder" viewTransition>
          Find Gift Ideas
        </Link>
      )}
    </div>
  );
}

interface GroupProps {
  readonly group: IdeaGroup<ShortlistedIdea>;
  readonly onRemove: (idea: ShortlistedIdea) => void;
}

function Group({ group: { key, name, ideas }, onRemove }: GroupProps) {
  return (
    <section className="shortlist-group" aria-label={name}>
      <div className="gh-row gh-row-apart">
        <h2>{name}</h2>
        <div className="gh-row no-print">
          {ideas.length > 1 && (
            <Link className="gh-button" to={`?${new URLSearchParams({ compare: key })}`}>
              Compare<span className="gh-hidden">: {name}</span>
            </Link>
          )}
          <Link className="gh-button" to={`?${new URLSearchParams({ share: key })}`}>
            Share<span className="gh-hidden">: {name}</span>
          </Link>
          <PrintButton />
        </div>
      </div>
      <ul className="saved-grid">
        {ideas.map((idea) => (
          <IdeaCard
            key={idea.id}
            idea={idea}
            headingLevel={3}
            removal="Remove"
            onRemove={() => onRemove(idea)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Side by side where there is room, one below the other on a phone; what sets them apart is said in words. */
function Comparison({ group: { name, ideas }, onRemove }: GroupProps) {
  const differences = differencesOf(ideas);
  return (
    <ul className="comparison" aria-label={name}>
      {ideas.map((idea, index) => (
        <li key={idea.id} className="card">
          <IdeaTile idea={idea} />
          <h2>
            <IdeaName idea={idea} />
          </h2>
          <p className="compared">{inSentence(differences[index])}</p>
          <IdeaPrice idea={idea} />
          {idea.why && <p>{idea.why}</p>}
          <p className="gh-muted">{idea.description}</p>
          <IdeaActions idea={idea} removal="Remove" onRemove={() => onRemove(idea)} />
        </li>
      ))}
    </ul>
  );
}

/** "costs the least" as "Costs the least." */
function inSentence(words = ""): string {
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Shown once the page is live: it does nothing before. */
function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return canPrint ? (
    <button type="button" className="gh-button" onClick={() => print()}>
      Print
    </button>
  ) : null;
}
