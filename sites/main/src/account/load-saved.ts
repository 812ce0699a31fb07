import { isSignedOut, loadForUser } from "./session.ts";

/** The page that who isn't signed in must go to first. */
export class SignInNeeded {}

/**
 * Saved things; null when they can't be had just now. In the browser they are on their way while the page
 * already stands; the server waits for them.
 */
export type SavedItems<Item> = readonly Item[] | null | Promise<readonly Item[] | null | SignInNeeded>;

/** @throws on the server a redirect to the sign-in page for who isn't signed in; the browser's page leads there */
export async function loadSaved<Item>(
  request: Request,
  load: () => Promise<readonly Item[]>,
): Promise<{ readonly items: SavedItems<Item> }> {
  if (typeof document === "undefined") return { items: await loadForUser(request, load) };
  const items = load().catch((error) => (isSignedOut(error) ? new SignInNeeded() : null));
  return { items };
}
