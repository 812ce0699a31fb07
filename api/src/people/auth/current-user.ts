import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { isFromOwnPage } from "../../http/own-page.ts";
import { visitorCookies, visitorRequest } from "../../http/visitor-request.ts";
import type { Sessions } from "./sessions.ts";
import { findSignedInAccount, type SignedInAccount } from "./users.ts";

/**
 * Finds who is signed in by the request's cookie, once a request, and keeps the cookie alive. A request
 * without cookies costs no look into the database. To a page of somebody else's nobody is signed in, whatever
 * cookies its request brings.
 */
export function createCurrentUser(
  db: Database,
  sessions: Sessions,
  publicUrl: string,
  logger: Logger,
): FindCurrentUser<SignedInAccount> {
  return (c) => {
    const known = c.get("account");
    if (known) return known;
    const finding = find();
    c.set("account", finding);
    return finding;

    async function find(): Promise<SignedInAccount | null> {
      const cookies = visitorCookies(c);
      if (!cookies || !isFromOwnPage(visitorRequest(c), publicUrl)) return null;
      const session = await sessions.find(cookies);
      if (!session) return null;
      if (session.renewal) c.header("Set-Cookie", session.renewal, { append: true });
      return findSignedInAccount(db, session.userId, logger);
    }
  };
}
