/** `localStorage` or `sessionStorage` as a place that may be full, forbidden or not there. */
export interface BrowserStorage {
  /** Null when there is nothing, or nothing may be read. */
  read(key: string): string | null;
  /** Does nothing when it may not: storing is a convenience that no page depends on. */
  write(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * Wraps a storage so that quota and privacy-mode errors are nobody's trouble.
 * @param open looked up at each use; on the server, and where cookies are blocked, it throws
 */
export function browserStorage(open: () => Storage): BrowserStorage {
  function attempt<Result>(use: (storage: Storage) => Result): Result | null {
    try {
      return use(open());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, text) => void attempt((storage) => storage.setItem(key, text)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
