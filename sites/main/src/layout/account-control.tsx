import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { useSession, useUser } from "../account/session.ts";
import { MenuButton } from "./menu-button.tsx";

const loadMenu = () => import("./account-menu.tsx").then(({ AccountMenu }) => AccountMenu);

/**
 * "Sign In", or the user's name with a menu; a placeholder while it is unknown which. Who can't be known after asking once more counts as signed out.
 */
export function AccountControl({ onLeave }: { readonly onLeave: () => void }) {
  const session = useSession();
  const user = useUser();
  const { revalidate } = useRevalidator();
  const isUnknown = session === null;
  const [hasAskedAgain, setAskedAgain] = useState(false);

  useEffect(() => {
    // The server could not tell; perhaps now it can.
    if (isUnknown) void revalidate().finally(() => setAskedAgain(true));
  }, [isUnknown, revalidate]);

  if (isUnknown && !hasAskedAgain) {
    return (
      <>
        <span className="account-wait" role="status" aria-label="Loading your account" />
        <noscript>
          <Link className="account-link" to="/auth">
            Sign In
          </Link>
        </noscript>
      </>
    );
  }
  if (!user) {
    return (
      <Link className="account-link" to="/auth" viewTransition onClick={onLeave}>
        Sign In
      </Link>
    );
  }
  const face = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
      </svg>
      <span className="account-name">{user.name}</span>
    </>
  );
  return (
    <>
      <MenuButton className="account-button" label={user.name} load={loadMenu}>
        {face}
      </MenuButton>
      {/* Where no script opens the menu: what it leads to, and signing out, is on that page too. */}
      <noscript>
        <Link className="account-link" to="/profile" aria-label={user.name}>
          {face}
        </Link>
      </noscript>
    </>
  );
}
