import { useEffect, useRef } from "react";
import { type RouteObject, useRevalidator } from "react-router";
import type { SiteMemory } from "../host/visit-memory.ts";
import type { PageRoute } from "../page-route.ts";
import { useSession } from "./session.ts";

/** Over which tabs tell one another that who is signed in has changed. Not who: each asks for itself. */
const CHANNEL = "gh-account";

/** How many times who is signed in is being asked because of another tab: of two messages, one may be done first. */
let following = 0;

/** To be called when this tab has signed in or out. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/**
 * Asks anew who is signed in when another tab has signed in or out. What a user searched for is forgotten once that
 * user is signed in no more.
 */
export function useOtherTabs(memory: Pick<SiteMemory, "forgetSearch">): void {
  const { revalidate } = useRevalidator();
  const session = useSession();
  const lastUser = useRef<string | null>(null);

  useEffect(() => {
    // Nothing follows from an answer that could not be had.
    if (!session) return;
    const user = session.user?.id ?? null;
    if (lastUser.current !== null && lastUser.current !== user) memory.forgetSearch();
    lastUser.current = user;
  }, [session, memory]);

  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    let channel: BroadcastChannel | null = null;
    async function follow(): Promise<void> {
      following += 1;
      await revalidate().finally(() => {
        following -= 1;
      });
    }
    function open(): void {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = () => void follow();
    }
    // An open channel would keep the page from being kept for the way back; meanwhile it has heard nothing.
    function leave(): void {
      channel?.close();
      channel = null;
    }
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      open();
      void follow();
    }
    open();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, [revalidate]);
}

/**
 * A page's route that keeps what it shows, and what is typed there, when another tab signs in or out; but for a page
 * of which it is the user's, or which leads who isn't signed in elsewhere.
 */
export function keepThroughOtherTabs(route: ReturnType<PageRoute>): RouteObject {
  if (route.handle?.isOfUser) return route;
  const { shouldRevalidate } = route;
  return {
    ...route,
    shouldRevalidate: (question) =>
      following === 0 && (shouldRevalidate?.(question) ?? question.defaultShouldRevalidate),
  };
}
