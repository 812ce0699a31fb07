import { type DueReminder, dueReminders, REMINDER_LEADS } from "@gifthearth/core/account";
import type { Recipient } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { hourly } from "../../runtime/hourly.ts";
import { hashToken, newToken } from "../auth/token.ts";
import { type Mailer, UndeliveredError } from "../mail/mailer.ts";
import { type ReadyIdea, reminderMail } from "./reminder-mail.ts";
import {
  beginSending,
  claimReminder,
  deleteReminders,
  listReminded,
  type RemindedPerson,
  type ReminderKey,
  readReminders,
  releaseReminder,
  settleReminder,
} from "./reminders.repository.ts";

/** A few ideas for somebody's day, within the budget; nothing in them comes of what is kept of health and faith. */
export type FindReadyIdeas = (
  person: Recipient,
  occasion: string,
  daysLeft: number,
) => Promise<readonly ReadyIdea[]>;

interface ReminderParts {
  readonly config: { readonly publicUrl: string };
  readonly db: Database;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly findReadyIdeas: FindReadyIdeas;
  readonly logger: Logger;
}

const DAY = 24 * 60 * 60_000;
/** People looked at in one breath. */
const PAGE = 200;
/** Mails of one round: what is left comes in the next one, and a process that ends has not long to wait for this one. */
const MOST = 100;
/** Who took a reminder on so long ago, and didn't begin to send it, has ended; milliseconds. */
const ABANDONED = 10 * 60_000;
/** How long it is kept what was sent, whose links are good as long; days after its day. */
const KEPT = 400;

/**
 * Sends the reminders that are due. Of any number of processes one sends each: it takes it on by a row of its own, and
 * writes down that it begins to send before it does. Who ends in between is taken over from; who ends while sending
 * isn't, since nobody knows whether that mail left, and the next reminder comes anyhow. What the mail server doesn't
 * take is tried again until its time is over.
 * @returns does a round; never fails: what goes wrong is logged, and tried again in the next one
 */
export function createReminderRound(parts: ReminderParts): () => Promise<void> {
  const { db, clock, logger } = parts;
  return async () => {
    try {
      let [after, count] = ["", 0];
      for (;;) {
        const now = clock();
        const page = await listReminded(db, daysAround(now), after, PAGE);
        for (const due of await dueOf(db, page, now)) {
          if (await remind(parts, due)) count++;
          if (count === MOST) return;
        }
        const last = page.at(-1);
        if (!last || page.length < PAGE) return;
        after = last.person.id;
      }
    } catch (error) {
      logger.error({ err: error }, "Sending reminders failed; it is tried again");
    }
  };
}

/** Forgets reminders of days that are long past; done at most once an hour. */
export function createReminderSweep(db: Database, clock: () => Date): () => Promise<void> {
  return hourly(clock, (now) => deleteReminders(db, dateOf(now.getTime() - KEPT * DAY)));
}

/** The days of the year that may be due anywhere on earth. */
function daysAround(now: Date): { readonly month: number; readonly day: number }[] {
  const first = now.getTime() - DAY;
  const days = Array.from({ length: REMINDER_LEADS[0] + 3 }, (_, index) => {
    const date = new Date(first + index * DAY);
    return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  });
  // In a year without a 29th of February it comes with the 28th.
  return days.some(({ month, day }) => month === 2 && day === 28) ? [...days, { month: 2, day: 29 }] : days;
}

interface Due extends RemindedPerson {
  readonly reminder: DueReminder<RemindedPerson["days"][number]>;
  readonly key: ReminderKey;
}

/** What is due of some people's days, and isn't sent yet as far as can be seen. */
async function dueOf(db: Database, people: readonly RemindedPerson[], now: Date): Promise<readonly Due[]> {
  const known = await readReminders(
    db,
    people.map(({ person }) => person.id),
  );
  const isOpen = ({ personId, date, lead }: ReminderKey) =>
    !known.some((row) => {
      const isThis = row.person_id === personId && row.date === date && row.lead === lead;
      return isThis && !(row.state === "claimed" && now.getTime() - Date.parse(row.claimed_at) > ABANDONED);
    });
  return people.flatMap((reminded) => {
    const { timeZone, reminderLeads } = reminded.preferences;
    return dueReminders(reminded.days, reminderLeads, timeZone ?? "UTC", now)
      .map((reminder) => ({
        ...reminded,
        reminder,
        key: { personId: reminded.person.id, date: reminder.date, lead: reminder.lead },
      }))
      .filter(({ key }) => isOpen(key));
  });
}

/** @returns whether it was this process's to send */
async function remind(parts: ReminderParts, { key, ...due }: Due): Promise<boolean> {
  const { config, db, clock, mailer, findReadyIdeas, logger } = parts;
  const claimedAt = clock();
  if (!(await claimReminder(db, key, claimedAt, new Date(claimedAt.getTime() - ABANDONED)))) return false;
  const { person, preferences, email, reminder } = due;
  const { days, date, daysLeft, usefulFor } = reminder;
  const wanted = {
    ...person,
    budgetMin: person.budgetMin ?? preferences.budgetMin,
    budgetMax: person.budgetMax ?? preferences.budgetMax,
  };
  const ideas = await findReadyIdeas(wanted, days[0]?.name ?? "", daysLeft).catch((error: unknown) => {
    logger.error({ err: error }, "A reminder goes without ideas: they could not be found");
    return [];
  });
  const token = newToken();
  if (!(await beginSending(db, key, claimedAt, hashToken(token)))) return false;
  const { publicUrl } = config;
  const mail = {
    to: email,
    person: wanted,
    days,
    date,
    daysLeft,
    ideas,
    preferences,
    publicUrl,
    token,
    usefulFor,
  };
  try {
    await mailer.send(reminderMail(mail));
  } catch (error) {
    logger.warn({ err: error }, "A reminder could not be sent");
    if (error instanceof UndeliveredError && error.isFinal) await settleReminder(db, key, "refused");
    else await releaseReminder(db, key);
    return true;
  }
  await settleReminder(db, key, "sent");
  return true;
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
