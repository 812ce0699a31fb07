import type { Saving, SavingParts } from "./saving.ts";

/** How the site saves, fetched when something is saved: nobody's first look at a page waits for it. */
export function createSavingLater(parts: SavingParts): Saving {
  const saving = async () => (await import("./saving.ts")).createSaving(parts);
  function sayFailed(): false {
    parts.notify({ kind: "error", text: "Could not process your request. Please try again." });
    return false;
  }
  return {
    saveIdea: (idea) => saving().then((now) => now.saveIdea(idea), sayFailed),
    saveSearch: (query) => saving().then((now) => now.saveSearch(query), sayFailed),
    finish() {
      // What waits goes on waiting where the code can't be had.
      if (parts.isSignedIn)
        saving().then(
          (now) => now.finish(),
          () => {},
        );
    },
  };
}
