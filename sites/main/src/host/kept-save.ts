import type { GiftQuery } from "@gifthearth/core";
import type { SavableIdea } from "@gifthearth/widgets";
import type { BrowserStorage } from "./browser-storage.ts";

/** Key of session storage. */
const KEY = "saveAfterSignIn";

/** How long it waits, milliseconds: who signs in much later may be somebody else at the same browser. */
const WAITING_TIME = 30 * 60_000;

/** What somebody meant to save who has to sign in first. */
export type KeptSave =
  | { readonly kind: "idea"; readonly idea: SavableIdea }
  | { readonly kind: "search"; readonly query: GiftQuery };

/** Keeps one such thing, the latest, until its visitor has signed in. */
export interface KeptSaves {
  keep(save: KeptSave): void;
  /** What waits, if it doesn't wait for too long; from then on nothing does. */
  take(): KeptSave | null;
}

/** @param now milliseconds */
export function createKeptSaves(storage: BrowserStorage, now: () => number): KeptSaves {
  return {
    keep(save) {
      storage.write(KEY, JSON.stringify({ ...save, keptAt: now() }));
    },
    take() {
      const text = storage.read(KEY);
      if (text === null) return null;
      storage.remove(KEY);
      const kept = parse(text);
      const age = now() - (kept?.keptAt ?? Number.NaN);
      // The API checks what is saved: storage is the visitor's own to change.
      return kept && age >= 0 && age < WAITING_TIME ? kept : null;
    },
  };
}

function parse(text: string): (KeptSave & { readonly keptAt: number }) | null {
  try {
    const kept: unknown = JSON.parse(text);
    const { kind, idea, query } = (kept ?? {}) as Record<string, unknown>;
    const isWhole = kind === "idea" ? isObject(idea) : kind === "search" && isObject(query);
    return isWhole ? (kept as KeptSave & { readonly keptAt: number }) : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
