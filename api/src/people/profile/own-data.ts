import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { exportChats, forgetChats } from "../../gifts/chat/chat.repository.ts";
import { exportMemberships } from "../../money/charities/members.repository.ts";
import { exportEvents, forgetUserOfEvents } from "../../money/events/events.repository.ts";
import { exportCheckpointMails } from "../../money/log/checkpoint-mails.ts";
import { exportPartners, forgetPartners } from "../../partners/partners.repository.ts";
import { deleteUser, exportAccount } from "../auth/users.ts";
import { exportCalendar } from "../calendar/calendar.repository.ts";
import { exportFeedback } from "../feedback/feedback.repository.ts";
import { exportGiftHistory, forgetGiftHistory } from "../gift-history/gift-history.repository.ts";
import { exportNewsletter, forgetNewsletter } from "../newsletter/newsletter.repository.ts";
import { exportPreferences } from "../preferences/preferences.repository.ts";
import { exportPeople } from "../recipients/recipients.repository.ts";
import { exportSaved } from "../saved/saved.repository.ts";
import { exportSharedLists } from "../shared-lists/shared-lists.repository.ts";
import { exportTwoFactor } from "../two-factor/two-factor.repository.ts";

/** A feature that keeps something of users. */
interface Keeper {
  /** What it keeps of the user, by name, but for what is secret. */
  exportOf(db: Database, userId: string): Promise<Readonly<Record<string, unknown>>>;
  /** Keeps it no longer; absent where all of it goes with the row of the user. */
  forget?(db: Transaction<Tables>, userId: string): Promise<void>;
}

/**
 * All that keep something of users. The account goes first: whatever is being saved for its user meanwhile
 * waits for that row, and so comes before the rest is forgotten, or not at all. Before it only the newsletter,
 * which is the address's, and partners, whose clicks are known by them: these take that row first themselves.
 */
const KEEPERS: readonly Keeper[] = [
  { exportOf: exportNewsletter, forget: forgetNewsletter },
  { exportOf: exportPartners, forget: forgetPartners },
  { exportOf: exportAccount, forget: deleteUser },
  { exportOf: exportSaved },
  { exportOf: exportSharedLists },
  { exportOf: exportPeople },
  { exportOf: exportPreferences },
  { exportOf: exportCalendar },
  { exportOf: exportMemberships },
  { exportOf: exportCheckpointMails },
  { exportOf: exportTwoFactor },
  { exportOf: exportFeedback },
  { exportOf: exportGiftHistory, forget: forgetGiftHistory },
  { exportOf: exportEvents, forget: forgetUserOfEvents },
  { exportOf: exportChats, forget: forgetChats },
];

/** All that is kept of a user, but for what is secret: the second factor, and password and session tokens, as hashes. */
export async function collectOwnData(db: Database, userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(KEEPERS.map(({ exportOf }) => exportOf(db, userId)));
  return Object.assign({}, ...parts);
}

/**
 * Deletes an account with all that is the user's own. What counts for the public figures stays, without
 * the user.
 */
export async function deleteAccount(db: Transaction<Tables>, userId: string): Promise<void> {
  for (const { forget } of KEEPERS) await forget?.(db, userId);
}
