import { formatDollars, minorToDollars, PRODUCT_NAME } from "@gifthearth/core";
import type { MonthClosed } from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { hashToken, newToken } from "../../people/auth/token.ts";
import { type Mail, type Mailer, UndeliveredError } from "../../people/mail/mailer.ts";
import { oneClickHeaders } from "../../people/mail/one-click.ts";
import { checkpointAt, latestCheckpoint } from "./checkpoints.ts";
import { logKeys } from "./ledger-log.ts";

interface Dependencies {
  readonly config: { readonly publicUrl: string };
  readonly db: Database;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

/** Mails of one round: what is left comes in the next one, and a process that ends has not long to wait for this one. */
const MOST = 100;

/** What a mail tells, the same to everybody. */
interface Letter {
  readonly close: MonthClosed;
  readonly checkpoint: string;
  /** As signed notes write them, the first one first. */
  readonly keys: readonly string[];
}

/**
 * Mails the checkpoint of the public ledger to those who wish it, once with each close, and to who has just said so. What
 * lies in many mailboxes nobody can change any more. Of any number of processes one sends each mail. One that ends while
 * it sends may leave a mail unsent; the next close's checkpoint holds all that it would have held.
 * @returns does a round; never fails: what goes wrong is logged, and tried again in the next one
 */
export function createCheckpointMails(dependencies: Dependencies): () => Promise<void> {
  const { db, logger } = dependencies;
  return async () => {
    try {
      const closed = await db
        .selectFrom("ledger_events")
        .select(["seq", "data"])
        .where("type", "=", "month_closed")
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirst();
      const latest = await latestCheckpoint(db);
      // It is mailed once it is signed.
      if (!closed || !latest || latest.size < closed.seq) return;
      const waiting = await listWaiting(db, closed.seq);
      if (waiting.length === 0) return;
      const letter = {
        close: JSON.parse(closed.data) as MonthClosed,
        checkpoint: (await checkpointAt(db, latest.size)) ?? latest.note,
        keys: (await logKeys(db)).map(({ text }) => text),
      };
      for (const { id, email } of waiting) await mailTo(dependencies, { id, email, seq: closed.seq }, letter);
    } catch (error) {
      logger.error({ err: error }, "Mailing the ledger's checkpoint failed; it is tried again");
    }
  };
}

/** Those who wish it, have confirmed their address, and weren't mailed of that close. */
function listWaiting(db: Database, seq: number) {
  return db
    .selectFrom("users")
    .innerJoin("user_preferences", "user_preferences.user_id", "users.id")
    .select(["users.id", "users.email"])
    .where("user_preferences.checkpoint_mails", "=", 1)
    .where("users.email_confirmed_at", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("checkpoint_mails")
            .select("close_seq")
            .whereRef("checkpoint_mails.user_id", "=", "users.id")
            .where("close_seq", "=", seq),
        ),
      ),
    )
    .orderBy("users.id")
    .limit(MOST)
    .execute();
}

async function mailTo(
  { config, db, clock, mailer, logger }: Dependencies,
  { id, email, seq }: { readonly id: string; readonly email: string; readonly seq: number },
  letter: Letter,
): Promise<void> {
  const token = newToken();
  const row = { user_id: id, close_seq: seq, token_hash: hashToken(token) };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("checkpoint_mails")
    .values({ ...row, taken_at: clock().toISOString() })
    .onConflict((conflict) => conflict.columns(["user_id", "close_seq"]).doNothing())
    .executeTakeFirst();
  // Another process was faster.
  if (numInsertedOrUpdatedRows === 0n) return;
  try {
    await mailer.send(checkpointMail(email, config.publicUrl, token, letter));
  } catch (error) {
    logger.warn({ err: error }, "A checkpoint could not be mailed");
    if (error instanceof UndeliveredError && error.isFinal) return;
    await db.deleteFrom("checkpoint_mails").where("token_hash", "=", row.token_hash).execute();
  }
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

function checkpointMail(
  to: string,
  publicUrl: string,
  token: string,
  { close, checkpoint, keys }: Letter,
): Mail {
  const month = MONTH.format(Date.parse(`${close.month}-01`));
  const parts = close.split.map(
    ({ charityName, amountMinor }) => `${oneLine(charityName)} ${formatDollars(minorToDollars(amountMinor))}`,
  );
  const link = `${publicUrl}/checkpoints/unsubscribe?token=${token}`;
  const text = `${month} is closed: ${formatDollars(minorToDollars(close.donationMinor))} to give${parts.length > 0 ? ` (${parts.join(", ")})` : ""}.

Please keep this mail. With what is signed below anybody can prove later that nothing which stood in the
public ledger by now was changed, left out or put in:

${checkpoint}
Signed by ${keys.length === 1 ? "the key" : "the last of the keys"}

${keys.join("\n")}

To compare: save ${publicUrl}/api/donations as ledger.json, and the lines from
"${checkpoint.split("\n", 1)[0]}" to the last that begins with a dash as checkpoint.txt. Then open
${publicUrl}/verify-ledger.html, or run
${publicUrl}/verify-ledger.py as

    python3 verify-ledger.py ledger.json --since checkpoint.txt --key ${keys[0]}

--
You asked for the ledger's checkpoint with each close. To get it no more:
${link}
`;
  return {
    to,
    subject: `${PRODUCT_NAME}’s ledger: ${month} is closed`,
    text,
    headers: oneClickHeaders(link),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** @returns whether there is such a link */
export async function endCheckpointMails(db: Database, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("user_preferences")
    .set({ checkpoint_mails: 0 })
    .where("user_id", "in", (mailed) =>
      mailed.selectFrom("checkpoint_mails").select("user_id").where("token_hash", "=", tokenHash),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was mailed goes with the user, by a foreign key. */
export async function exportCheckpointMails(db: Database, userId: string) {
  const rows = await db
    .selectFrom("checkpoint_mails")
    .select(["close_seq as closeEvent", "taken_at as mailedAt"])
    .where("user_id", "=", userId)
    .orderBy("close_seq")
    .execute();
  return { checkpointMails: rows };
}
