import { pageTitle } from "@gifthearth/core";
import type { FormEvent } from "react";
import { Link, useLoaderData } from "react-router";
import { useSession, useUser } from "../../account/session.ts";
import { useSignOut } from "../../account/use-sign-out.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { ContributionDashboard } from "./contribution-dashboard.tsx";
import { GiftPreferences } from "./gift-preferences.tsx";
import type { ProfileData } from "./load.ts";
import { NotificationSettings } from "./notification-settings.tsx";
import { ProfileInformation } from "./profile-information.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import { PROFILE_TABS } from "./tabs.ts";
import { YourData } from "./your-data.tsx";

/** Account settings. */
export function Component() {
  const { tab } = useLoaderData<ProfileData>();
  const session = useSession();
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
      <nav className="side-tabs side-links" aria-label="Saved things">
        <Link to="/people">People</Link>
        <Link to="/saved-gift-ideas">Saved Gift Ideas</Link>
        <Link to="/saved-gifts">Saved Gift Searches</Link>
        {session?.actsForCharity && <Link to="/charity">Your Charity</Link>}
      </nav>
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
        <div className="card sign-out">
          <h2>Sign Out</h2>
          <p className="gh-muted">Sign out of your account in this browser.</p>
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
  const { tab, sessions, twoFactor, contributions, preferences, timeZones } = useLoaderData<ProfileData>();
  const user = useUser();
  switch (tab) {
    case "notifications":
      return (
        <NotificationSettings
          preferences={preferences}
          timeZones={timeZones}
          isConfirmed={user?.emailConfirmed ?? true}
        />
      );
    case "preferences":
      return <GiftPreferences preferences={preferences} />;
    case "security":
      return <SecuritySettings sessions={sessions} twoFactor={twoFactor} />;
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
