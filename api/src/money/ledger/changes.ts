import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/env.ts";

/** Lets those who keep an answer about the ledger hear, within this process, that it may have changed. */
export interface LedgerChanges {
  /** After a transaction that may have changed the ledger, or whom it gives to. */
  tell(): void;
  listen(hear: () => void): void;
}

export function createLedgerChanges(): LedgerChanges {
  const listeners: (() => void)[] = [];
  return {
    tell() {
      for (const hear of listeners) hear();
    },
    listen: (hear) => listeners.push(hear),
  };
}

/**
 * Tells of whatever an administrator or a donation platform has had done. Not of what was refused: anybody can
 * have that, as often as they like, and each time the whole ledger would be read anew.
 */
export function tellOfChanges(changes: LedgerChanges): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isRefused = c.res.status >= 400 && c.res.status < 500;
    if (c.req.method !== "GET" && c.req.method !== "HEAD" && !isRefused) changes.tell();
  };
}
