import { browserStorage } from "./browser-storage.ts";

/** A list that was shared from this device, with what ends it. */
export interface OwnList {
  readonly personName: string;
  readonly friendPath: string;
  readonly personPath: string;
  readonly ownerKey: string;
  /** ISO. */
  readonly expiresAt: string;
}

const KEY = "sharedLists";
const storage = browserStorage(() => localStorage);

/** The lists that were shared from this device and have not run out, the latest first. */
export function readOwnLists(now: number): readonly OwnList[] {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter(isOwnList).filter((list) => Date.parse(list.expiresAt) > now)
      : [];
  } catch {
    return [];
  }
}

/** @returns whether this browser keeps it: without its key nobody can end the list */
export function keepOwnList(list: OwnList, now: number): boolean {
  storage.write(KEY, JSON.stringify([list, ...readOwnLists(now)]));
  return readOwnLists(now).some(({ ownerKey }) => ownerKey === list.ownerKey);
}

export function dropOwnList(friendPath: string, now: number): void {
  storage.write(KEY, JSON.stringify(readOwnLists(now).filter((list) => list.friendPath !== friendPath)));
}

function isOwnList(value: unknown): value is OwnList {
  const { personName, friendPath, personPath, ownerKey, expiresAt } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    [personName, ownerKey, expiresAt].every((text) => typeof text === "string") &&
    // A link to a page of ours, whatever somebody has stored.
    [friendPath, personPath].every((path) => typeof path === "string" && /^\/lists\/[\w-]+$/.test(path))
  );
}
