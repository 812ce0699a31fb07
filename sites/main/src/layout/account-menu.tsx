import { Menu } from "@base-ui/react/menu";
import { Link } from "react-router";
import { useSession } from "../account/session.ts";
import { useSignOut } from "../account/use-sign-out.ts";
import { AnchoredMenu, type MenuProps } from "./anchored-menu.tsx";

const PAGES = [
  { path: "/people", name: "People" },
  { path: "/saved-gift-ideas", name: "Saved Gift Ideas" },
  { path: "/saved-gifts", name: "Saved Gift Searches" },
  { path: "/profile", name: "Profile Settings" },
];

const CHARITY_PAGE = { path: "/charity", name: "Your Charity" };
const ADMIN_PAGE = { path: "/admin/feedback", name: "Admin Dashboard" };

/** "My Account". */
export function AccountMenu(props: MenuProps) {
  const session = useSession();
  const signOut = useSignOut();
  const pages = [
    ...PAGES,
    ...(session?.actsForCharity ? [CHARITY_PAGE] : []),
    ...(session?.showsAdminMenu ? [ADMIN_PAGE] : []),
  ];
  return (
    <AnchoredMenu {...props} label="My Account">
      <p className="menu-title" aria-hidden="true">
        My Account
      </p>
      {pages.map(({ path, name }) => (
        <Menu.LinkItem
          key={path}
          className="menu-item"
          closeOnClick
          render={<Link to={path} viewTransition />}
        >
          {name}
        </Menu.LinkItem>
      ))}
      <Menu.Separator className="menu-line" />
      <Menu.Item className="menu-item menu-danger" onClick={() => void signOut()}>
        Sign Out
      </Menu.Item>
    </AnchoredMenu>
  );
}
