import { signOut } from "@gifthearth/client";
import { redirect } from "react-router";
import type { PageRoute } from "../../page-route.ts";

/** Takes the form by which one signs out without a script, and leads home; it shows nothing. */
export const route: PageRoute = (api) => ({
  id: "auth-sign-out",
  path: "auth/sign-out",
  loader: () => redirect("/profile"),
  async action() {
    await signOut(api);
    return redirect("/", 303);
  },
});
