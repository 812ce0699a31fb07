/** Texts that are kept as long as there is room, the least recently used one making way first. */
export interface MemoryCache {
  get(key: string): string | null;
  /** @param expiresAt milliseconds since 1970 */
  set(key: string, text: string, expiresAt: number): void;
}

interface Kept {
  readonly text: string;
  readonly bytes: number;
  readonly expiresAt: number;
}

/** What an entry takes beside its text, in bytes. */
const OVERHEAD = 200;

/** @param maxBytes of all texts together */
export function createMemoryCache(maxBytes: number, clock: () => Date): MemoryCache {
  // A map keeps the order in which its keys were set: the first one was used longest ago.
  const kept = new Map<string, Kept>();
  let total = 0;

  function forget(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return null;
      if (found.expiresAt <= clock().getTime()) {
        forget(key);
        return null;
      }
      kept.delete(key);
      kept.set(key, found);
      return found.text;
    },
    set(key, text, expiresAt) {
      forget(key);
      const bytes = 2 * (key.length + text.length) + OVERHEAD;
      if (bytes > maxBytes) return;
      kept.set(key, { text, bytes, expiresAt });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
