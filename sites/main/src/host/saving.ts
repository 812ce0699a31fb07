import { type Api, ApiError, saveIdea, saveQuery } from "@gifthearth/client";
import type { GiftQuery } from "@gifthearth/core";
import type { Notice, WidgetHost } from "@gifthearth/widgets";
import { signInPath } from "../account/next-path.ts";
import { isSignedOut } from "../account/session.ts";
import type { KeptSave, KeptSaves } from "./kept-save.ts";
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

const NO_SEARCH = "No search parameters available to save";

/** What saving needs of the site. */
export interface SavingParts {
  readonly api: Api;
  readonly isSignedIn: boolean;
  readonly notify: (notice: Notice) => void;
  readonly memory: SiteMemory;
  readonly kept: KeptSaves;
  /** Path and query of the page that the visitor looks at. */
  readonly here: () => string;
}

/** How the site saves: for who is signed in at once, and for others once they are. */
export interface Saving extends Required<Pick<WidgetHost, "saveIdea" | "saveSearch">> {
  /** Saves what waits for the visitor to be signed in; nothing waits for who isn't. */
  finish(): void;
}

export function createSaving({ api, isSignedIn, notify, memory, kept, here }: SavingParts): Saving {
  function askToSignIn(item: KeptSave): false {
    kept.keep(item);
    // Back from signing in, the form holds what it holds now.
    const query = memory.lastSearch();
    if (query) memory.handOff(query);
    const action = { label: "Sign In", href: signInPath(here()) };
    notify({ kind: "error", text: WORDS[item.kind].signIn, action });
    return false;
  }

  async function save(item: KeptSave): Promise<boolean> {
    if (!isSignedIn) return askToSignIn(item);
    const { saved, failed } = WORDS[item.kind];
    try {
      await send(api, item);
      notify({ kind: "success", text: saved });
      return true;
    } catch (error) {
      // The session has ended since the page was loaded.
      if (isSignedOut(error)) return askToSignIn(item);
      const reason = error instanceof ApiError && error.code === "conflict" ? error.message : null;
      notify({ kind: "error", text: failed, ...(reason && { description: reason }) });
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
      const item = isSignedIn ? kept.take() : null;
      if (item) void save(item);
    },
  };
}

function send(api: Api, item: KeptSave): Promise<unknown> {
  return item.kind === "idea" ? saveIdea(api, item.idea) : saveQuery(api, toRequest(item.query));
}

/** What of a query is saved: the visit may remember more of it. */
function toRequest({ occasion, interests, budgetMin, budgetMax, additionalNotes, relation, age }: GiftQuery) {
  return { occasion, interests: [...interests], budgetMin, budgetMax, additionalNotes, relation, age };
}
