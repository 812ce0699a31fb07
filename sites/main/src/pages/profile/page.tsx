import { pageTitle } from "@gifthearth/core";
import type { FormEvent } from "react";
import { Link, useLoaderData } from "react-router";
import { useUser } from "../../account/session.ts";
import { useSignOut } from "../../account/use-sign-out.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { ContributionDashboard } from "./contribution-dashboard.tsx";
import type { ProfileData } from "./load.ts";
import { Preview, PreviewSwitch } from "./preview.tsx";
import { ProfileInformation } from "./profile-information.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import { PROFILE_TABS } from "./tabs.ts";
import { YourData } from "./your-data.tsx";

const CATEGORIES = ["Technology", "Books", "Fashion", "Home", "Outdoors", "Food & Drink"];

function GiftPreferences() {
  return (
    <Preview id="preferences" heading="Gift Preferences" what="Gift preferences">
      <fieldset className="choices">
        <legend className="gh-label">Favorite categories</legend>
        {CATEGORIES.map((category) => (
          <label key={category} className="choice">
            <input type="checkbox" disabled /> {category}
          </label>
        ))}
      </fieldset>
      <label className="gh-field">
        <span className="gh-label">Price range</span>
        <select className="gh-input" disabled>
          <option>$25-$50</option>
        </select>
      </label>
      <label className="gh-field">
        <span className="gh-label">Default charity</span>
        <select className="gh-input" disabled>
          <option>The charities of the month</option>
        </select>
      </label>
    </Preview>
  );
}

/** Account settings. */
export function Component() {
  const { tab } = useLoaderData<ProfileData>();
  const user = useUser();
  const signOut = useSignOut();

  function submitSignOut(event: FormEvent): void {
    event.preventDefault();
    void signOut();
  }

  return (
    <section className="wide profile">
      <PageMeta title={pageTitle("Profile Settings")} />
      <div className="profile-head">
        <h1>Profile Settings</h1>
        {user && <p className="gh-muted">Signed in as {user.email}</p>}
      </div>
      <nav className="side-tabs" aria-label="Profile settings">
        {PROFILE_TABS.map(({ id, name }) => (
          <Link
            key={id}
            to={id === "profile" ? "/profile" : `/profile?tab=${id}`}
            preventScrollReset
            aria-current={id === tab ? "page" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className="profile-main">
        <noscript>
          <p className="gh-note">Changing something here needs JavaScript. All of it can be read without.</p>
        </noscript>
        <Tab />
      </div>
      <div className="profile-side">
        <nav className="side-tabs side-links" aria-label="Saved things">
          <Link to="/people">People</Link>
          <Link to="/saved-gift-ideas">Saved Gift Ideas</Link>
          <Link to="/saved-gifts">Saved Gift Searches</Link>
        </nav>
        <div className="card sign-out">
          <h2>Sign Out</h2>
          <p className="gh-muted">Leave your account on this browser.</p>
          <form method="post" action="/auth/sign-out" onSubmit={submitSignOut}>
            <button type="submit" className="gh-button">
              Sign Out
            </button>
          </form>
        </div>
      </div>
    </section>
  );
}

function Tab() {
  const { tab, sessions, contributions } = useLoaderData<ProfileData>();
  const user = useUser();
  switch (tab) {
    case "notifications":
      return <NotificationSettings />;
    case "preferences":
      return <GiftPreferences />;
    case "security":
      return <SecuritySettings sessions={sessions} />;
    case "impact":
      return <ContributionDashboard contributions={contributions} isSignedIn={user !== null} />;
    default:
      return (
        <>
          {user && <ProfileInformation key={user.id} user={user} />}
          <YourData />
        </>
      );
  }
}

function NotificationSettings() {
  return (
    <Preview id="notifications" heading="Notification Settings" what="Notification settings">
      <PreviewSwitch name="Email notifications" text="News of your account and of what you saved." />
      <PreviewSwitch name="Gift recommendations" text="Ideas for the occasions that you search for." />
      <PreviewSwitch name="Charitable impact" text="What your gifts have given, once a month." />
    </Preview>
  );
}
