import { shareList } from "@gifthearth/client";
import { SHARED_LIST_LIMITS } from "@gifthearth/core";
import type { SharedListCreated } from "@gifthearth/core/contract";
import { type SavableIdea, useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { formatDate } from "../account/dates.ts";
import { Submit, TextField } from "../account/fields.tsx";
import { Form } from "../account/form.tsx";
import { useUser } from "../account/session.ts";
import { textOf, useForm } from "../account/use-form.ts";
import { keepOwnList } from "../host/own-shared-lists.ts";
import { LinkToCopy } from "./link-to-copy.tsx";

type SharableIdea = Pick<
  SavableIdea,
  "title" | "description" | "priceRange" | "imageUrl" | "affiliateUrl"
> & {
  readonly id: string;
};

/** Makes a page of chosen ideas for friends, and one for the person they are for. */
export function ShareForm({ ideas }: { readonly ideas: readonly SharableIdea[] }) {
  const { api } = useHost();
  const user = useUser();
  const [created, setCreated] = useState<SharedListCreated | null>(null);
  const [isKept, setIsKept] = useState(true);
  const state = useForm({
    check: (values) =>
      values.has("idea") ? null : { field: null, message: "Please choose at least one idea" },
    send: async (values) => {
      const chosen = new Set(values.getAll("idea"));
      const personName = textOf(values, "personName");
      const list = await shareList(api, {
        personName,
        fromName: textOf(values, "fromName"),
        message: textOf(values, "message"),
        allowsVotes: values.has("allowsVotes"),
        allowsClaims: values.has("allowsClaims"),
        ideas: ideas
          .filter(({ id }) => chosen.has(id))
          .map(({ title, description, priceRange, imageUrl, affiliateUrl }) => ({
            ...{ title, description, priceRange, imageUrl, affiliateUrl },
          })),
      });
      setIsKept(keepOwnList({ ...list, personName }, Date.now()) || user !== null);
      setCreated(list);
    },
  });
  if (created) return <Created list={created} isKept={isKept} />;
  const { errorOf } = state;
  return (
    <section className="card share-form" aria-labelledby="share-heading">
      <h2 id="share-heading">Make a page to share</h2>
      <p>
        Friends see the ideas that you choose and what you write here, and nothing else of your search. The
        page ends by itself after {SHARED_LIST_LIMITS.days} days, or when you end it.
      </p>
      <Form state={state}>
        <fieldset className="choices">
          <legend className="gh-label">Ideas to share</legend>
          {ideas.slice(0, SHARED_LIST_LIMITS.ideas).map(({ id, title }) => (
            <label key={id} className="choice">
              <input type="checkbox" name="idea" value={id} defaultChecked /> {title}
            </label>
          ))}
        </fieldset>
        <TextField
          label="Who are they for?"
          name="personName"
          autoComplete="off"
          maxLength={SHARED_LIST_LIMITS.name}
          error={errorOf("personName")}
          hint="A first name is enough"
        />
        <TextField
          label="Your name"
          name="fromName"
          autoComplete="given-name"
          defaultValue={user?.fullName ?? user?.username ?? ""}
          maxLength={SHARED_LIST_LIMITS.name}
          error={errorOf("fromName")}
        />
        <TextField
          label="A note to your friends"
          name="message"
          autoComplete="off"
          maxLength={SHARED_LIST_LIMITS.message}
          error={errorOf("message")}
          optional
        />
        <fieldset className="choices">
          <legend className="gh-label">Friends may</legend>
          <label className="choice">
            <input type="checkbox" name="allowsVotes" defaultChecked /> say which ideas they like
          </label>
          <label className="choice">
            <input type="checkbox" name="allowsClaims" defaultChecked /> say “I'll get this one”
          </label>
        </fieldset>
        <Submit sending={state.sending} sendingText="Making the page...">
          Make the page
        </Submit>
      </Form>
    </section>
  );
}

function Created({ list, isKept }: { readonly list: SharedListCreated; readonly isKept: boolean }) {
  const { friendPath, personPath, ownerKey, expiresAt } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had it is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card share-form" aria-labelledby="shared-heading">
      <h2 id="shared-heading" ref={heading} tabIndex={-1}>
        Your page is ready
      </h2>
      <p role="status">It can be seen until {formatDate(expiresAt)} by whoever has one of these links.</p>
      <LinkToCopy label="For friends: they see who gets what" path={friendPath} />
      <LinkToCopy label="For the person it is for: just the ideas" path={personPath} />
      {!isKept && (
        <LinkToCopy
          label="For you alone: this browser can’t remember it, so keep this link to end the page"
          path={`${friendPath}#owner=${ownerKey}`}
        />
      )}
    </section>
  );
}
