import { browserStorage } from "../../host/browser-storage.ts";

/** What a browser keeps of a friend, so that they can take back what they said. */
export interface Friend {
  readonly name: string;
  /** Random; by its hash the server knows whose votes and claims are this browser's. */
  readonly visitorKey: string;
  /** Ids of ideas. */
  readonly votes: readonly string[];
  readonly claims: readonly string[];
}

const KEY = "friend";
const storage = browserStorage(() => localStorage);

/** A new friend where none is kept, or where nothing may be stored: then for as long as the page is open. */
export function readFriend(): Friend {
  const unknown = { name: "", visitorKey: newKey(), votes: [], claims: [] };
  try {
    const kept = JSON.parse(storage.read(KEY) ?? "null");
    const { name, visitorKey, votes, claims } = kept ?? {};
    const isWhole =
      typeof name === "string" && /^[\w-]{20,80}$/.test(visitorKey) && [votes, claims].every(Array.isArray);
    return isWhole ? { name, visitorKey, votes, claims } : unknown;
  } catch {
    return unknown;
  }
}

export function keepFriend(friend: Friend): void {
  storage.write(KEY, JSON.stringify(friend));
}

/** 192 random bits. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
