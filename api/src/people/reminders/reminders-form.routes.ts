import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { hashToken } from "../auth/token.ts";
import { oneClickRoute } from "../mail/one-click.ts";
import { endReminders } from "./reminders.repository.ts";

interface Dependencies {
  readonly db: Database;
}

const BAD_LINK = "This link is not one of ours, or no longer good.";

/** What a reminder's link leads to, posted. A mail program's own button ends all reminders; the page offers both. */
export function reminderFormRoutes({ db }: Dependencies) {
  return [
    oneClickRoute({
      path: "/reminders/unsubscribe",
      tag: "People",
      summary: "Get no more reminders, with the mailed link's token",
      async unsubscribe(token, { ended }) {
        const isEnded = await db
          .transaction()
          .execute((transaction) =>
            endReminders(transaction, hashToken(token), ended === "person" ? "person" : "all"),
          );
        if (!isEnded) throw new ApiError("invalid_request", BAD_LINK, { fields: { token: BAD_LINK } });
      },
    }),
  ];
}
