/** Why the storage can't be used just now, and what that means to who asked. */
interface StorageTrouble {
  /** Fit for the visitor. */
  readonly message: string;
  /** Seconds after which to come back. */
  readonly retryAfter: number;
}

const BUSY: StorageTrouble = {
  message: "We are very busy just now, and nothing was changed. Please try again in a few seconds.",
  retryAfter: 3,
};
const UNREACHABLE: StorageTrouble = {
  message: "Our database can't be reached just now. Please try again in a few seconds.",
  retryAfter: 5,
};
const NOT_WRITABLE: StorageTrouble = {
  message: "We can't save anything just now, and nothing was changed. Please try again in a few minutes.",
  retryAfter: 60,
};

/** By the codes of SQLite, PostgreSQL (appendix A of its manual) and the system; of the first that fits. */
const TROUBLES: readonly (readonly [codes: RegExp, trouble: StorageTrouble])[] = [
  // Locked by another process; a transaction that PostgreSQL undid for another's sake, or too many at once.
  [/^(?:SQLITE_(?:BUSY|LOCKED|PROTOCOL)|40001$|40P01$|55P03$|57014$|53300$|53400$)/, BUSY],
  // A full disk or memory, a file system that fails or is read-only, a database that only reads.
  [/^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|NOMEM|AUTH|PERM)|53[012]00$|25006$|58\d{3}$)/, NOT_WRITABLE],
  [/^(?:ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/, NOT_WRITABLE],
  // A server that is down, ends, starts, or has hung up.
  [/^(?:08\d{3}|57P0[1-5])$/, UNREACHABLE],
  [/^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, UNREACHABLE],
];

/** `pg` gives these no code: a connection that broke during a query, and a pool without a free one. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:was closed|has encountered))/;

/** What trouble with the storage an error tells of, itself or by its causes; null for another kind of error. */
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  for (let link = error; link instanceof Error; link = link.cause) {
    const code = "code" in link ? String(link.code) : "";
    const known = TROUBLES.find(([codes]) => codes.test(code));
    if (known) return known[1];
    if (LOST_CONNECTION.test(link.message)) return UNREACHABLE;
  }
  return null;
}
