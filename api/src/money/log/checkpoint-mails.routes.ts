import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { hashToken } from "../../people/auth/token.ts";
import { oneClickRoute } from "../../people/mail/one-click.ts";
import { endCheckpointMails } from "./checkpoint-mails.ts";

interface Dependencies {
  readonly db: Database;
}

const BAD_LINK = "This link is not one of ours, or no longer good.";

/** What the link of a mail with a checkpoint leads to, posted. */
export function checkpointMailRoutes({ db }: Dependencies) {
  return [
    oneClickRoute({
      path: "/checkpoints/unsubscribe",
      tag: "Charity",
      summary: "Get the ledger's checkpoints by mail no more, with the mailed link's token",
      async unsubscribe(token) {
        if (await endCheckpointMails(db, hashToken(token))) return;
        throw new ApiError("invalid_request", BAD_LINK, { fields: { token: BAD_LINK } });
      },
    }),
  ];
}
