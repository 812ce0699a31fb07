import type { Database } from "../../db/database.ts";

/** Who acts: a user's id, or the way in which something was asked for otherwise. */
export type Actor = { readonly userId: string } | "command line" | "schedule";

export interface AdminAction {
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor;
  /** Feature and verb, such as `revenue.import`. */
  readonly action: string;
  /** What it was done to; nothing secret. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Writes down what an administrator did; in the transaction of the change, so that there is none without the other. */
export async function recordAction(
  db: Database,
  { id, at, actor, action, details }: AdminAction,
): Promise<void> {
  await db
    .insertInto("admin_actions")
    .values({
      id,
      at: at.toISOString(),
      actor: typeof actor === "string" ? actor : actor.userId,
      action,
      details: JSON.stringify(details),
    })
    .execute();
}
