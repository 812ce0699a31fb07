import { type Api, ApiError, fetchSavedIdeas, saveIdea, saveQuery } from "@gifthearth/client";
import type { GiftQuery } from "@gifthearth/core";
import type { Notice, SavableIdea, WidgetHost } from "@gifthearth/widgets";
import { signInPath } from "../account/next-path.ts";
import { isSignedOut } from "../account/session.ts";
import type { KeptSave, KeptSaves } from "./kept-save.ts";
import type { ForWhom, Shortlist, ShortlistedIdea } from "./shortlist.ts";
import type { SiteMemory } from "./visit-memory.ts";

/** What visitors are told of a save. */
const WORDS = {
  idea: {
    saved: "Gift idea saved successfully!",
    failed: "Failed to save gift idea",
    signIn: "Please sign in to save gift ideas",
  },
  search: {
    saved: "Search saved successfully!",
    failed: "Failed to save your search",
    signIn: "Please sign in to save your search",
  },
} as const;

const SHORTLISTED = {
  text: "Added to your shortlist",
  description: "It stays on this device. Please sign in to save gift ideas to your account.",
};
const NOT_KEPT = "This browser keeps no more ideas by itself.";

const NO_SEARCH = "No search parameters available to save";

/** What saving needs of the site. */
export interface SavingParts {
  readonly api: Api;
  readonly isSignedIn: boolean;
  readonly notify: (notice: Notice) => void;
  readonly memory: SiteMemory;
  readonly kept: KeptSaves;
  /** Where ideas wait for an account. */
  readonly shortlist: Shortlist;
  /** Path and query of the page that the visitor looks at. */
  readonly here: () => string;
}

/**
 * How the site saves: for who is signed in at once, and for others once they are. Ideas are meanwhile on the device's
 * shortlist.
 */
export interface Saving extends Required<Pick<WidgetHost, "saveIdea" | "saveSearch">> {
  /** Saves what waits for the visitor to be signed in; nothing waits for who isn't. */
  finish(): void;
}

export function createSaving(parts: SavingParts): Saving {
  const { api, isSignedIn, notify, memory, kept, shortlist, here } = parts;

  function toSignIn() {
    // Back from signing in, the form holds what it holds now.
    const query = memory.lastSearch();
    if (query) memory.handOff(query);
    return { action: { label: "Sign In", href: signInPath(here()) } };
  }

  /** Whom the visit's last search was for; null where there was none. */
  function forWhomNow(): ForWhom | null {
    const search = memory.lastSearch();
    return search && { relation: search.relation ?? null, occasion: search.occasion };
  }

  function send(item: KeptSave): Promise<unknown> {
    return item.kind === "idea"
      ? saveIdea(api, toSavedIdea(item.idea, forWhomNow()))
      : saveQuery(api, toRequest(item.query));
  }

  /** @returns whether it is on the device at least */
  function keepOnDevice(item: KeptSave): boolean {
    if (item.kind === "idea") {
      if (shortlist.add(item.idea, forWhomNow())) {
        notify({ kind: "success", ...SHORTLISTED, ...toSignIn() });
        return true;
      }
    }
    kept.keep(item);
    const description = item.kind === "idea" ? { description: NOT_KEPT } : {};
    notify({ kind: "error", text: WORDS[item.kind].signIn, ...description, ...toSignIn() });
    return false;
  }

  /**
   * Brings the device's shortlist into the account. Each idea leaves the device only once the account has it, so
   * that nothing is lost on the way; what fails is tried again with the next page.
   */
  async function mergeShortlist(): Promise<void> {
    if (shortlist.items().length === 0) return;
    let count = 0;
    try {
      const saved = new Set((await fetchSavedIdeas(api)).map(({ title }) => title));
      // The first that was kept comes first, so that the order stays.
      for (const idea of shortlist.items().toReversed()) {
        if (!saved.has(idea.title) && !(await isTaken(idea))) continue;
        saved.add(idea.title);
        shortlist.remove(idea.id);
        count += 1;
      }
    } catch (error) {
      if (!isSignedOut(error)) notify({ kind: "error", text: WORDS.idea.failed, ...reasonOf(error) });
    }
    if (count === 0) return;
    notify({
      kind: "success",
      text: count === 1 ? WORDS.idea.saved : `${count} gift ideas saved to your account`,
    });
  }

  /** @returns false for an idea that no account takes, such as one that was changed by hand: it stays, alone */
  async function isTaken(idea: ShortlistedIdea): Promise<boolean> {
    try {
      await saveIdea(api, toSavedIdea(idea, idea.forWhom));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "invalid_request") return false;
      throw error;
    }
  }

  async function save(item: KeptSave): Promise<boolean> {
    if (!isSignedIn) return keepOnDevice(item);
    const { saved, failed } = WORDS[item.kind];
    try {
      await send(item);
      notify({ kind: "success", text: saved });
      return true;
    } catch (error) {
      // The session has ended since the page was loaded.
      if (isSignedOut(error)) return keepOnDevice(item);
      notify({ kind: "error", text: failed, ...reasonOf(error) });
      return false;
    }
  }

  return {
    saveIdea: (idea) => save({ kind: "idea", idea }),
    async saveSearch(shown) {
      const query = shown ?? memory.lastSearch();
      if (query) return save({ kind: "search", query });
      notify({ kind: "error", text: NO_SEARCH });
      return false;
    },
    finish() {
      if (!isSignedIn) return;
      const item = kept.take();
      if (item) void save(item);
      void inTurn(mergeShortlist);
    },
  };
}

/** What the visitor can do something about. */
function reasonOf(error: unknown) {
  return error instanceof ApiError && error.code === "conflict" ? { description: error.message } : {};
}

/** One tab after the other, where the browser can: all of them hear that somebody has signed in. */
function inTurn(act: () => Promise<void>): Promise<void> {
  return globalThis.navigator?.locks ? navigator.locks.request("gh-shortlist", act) : act();
}

/** What of an idea is saved, with whom it is for: its drawing is found anew. */
function toSavedIdea(
  { title, description, priceRange, category, imageUrl, affiliateUrl }: SavableIdea,
  forWhom: ForWhom | null,
) {
  return { title, description, priceRange, category, imageUrl, affiliateUrl, ...forWhom };
}

/** What of a query is saved: the visit may remember more of it. */
function toRequest({ occasion, interests, budgetMin, budgetMax, additionalNotes, relation, age }: GiftQuery) {
  return { occasion, interests: [...interests], budgetMin, budgetMax, additionalNotes, relation, age };
}
