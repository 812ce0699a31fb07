import { signOut } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useNavigate, useRevalidator } from "react-router";
import { useSiteMemory } from "../host/site-memory.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** Signs out and goes home. */
export function useSignOut(): () => Promise<void> {
  const { api, notify } = useHost();
  const leave = useLeaveAccount();
  return async () => {
    try {
      await signOut(api);
    } catch {
      notify({ kind: "error", text: "Could not sign you out. Please try again." });
      return;
    }
    await leave();
  };
}

/** Goes home, where nobody is signed in any more, and nothing is left of what the user searched for. */
export function useLeaveAccount(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const memory = useSiteMemory();
  return async () => {
    tellOtherTabs();
    // Before the way home, whose form would be filled with it.
    memory?.forgetSearch();
    // First away from a page that only users may see: asked anew, it would lead to the sign-in page.
    await navigate("/");
    await revalidate();
  };
}
