import type { Charity } from "@gifthearth/core/contract";
import { foldLedger, isSameRecipient, type LedgerEvent, type Recipient } from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { listCharities } from "../charities/charities.repository.ts";

/** A charity as the ledger tells how it is paid. */
export function toRecipient({ id, name, registration, country, website, platformIds }: Charity): Recipient {
  return { charityId: id, name, registration, country, website, platformIds };
}

/**
 * How charities are paid, by their ids, as the ledger's events say: as of the close, and as it was changed since for
 * all to see. Whoever changes it elsewhere redirects no payment. Without those that the events don't tell of.
 */
export async function readRecipients(db: Database): Promise<ReadonlyMap<string, Recipient>> {
  const rows = await db
    .selectFrom("ledger_events")
    .select(["type", "data"])
    .where("type", "in", ["month_closed", "ledger_sealed", "recipient_changed"])
    .orderBy("seq")
    .execute();
  const events = rows.map(({ type, data }) => ({ type, data: JSON.parse(data) }) as LedgerEvent);
  return foldLedger(events).recipients;
}

/** Which charities are otherwise than the ledger says that they are paid, in sentences. */
export async function recipientDisagreements(
  db: Database,
  recipients: ReadonlyMap<string, Recipient>,
): Promise<readonly string[]> {
  const charities = new Map((await listCharities(db)).map((charity) => [charity.id, toRecipient(charity)]));
  return [...recipients.values()].flatMap((told) => {
    const present = charities.get(told.charityId);
    if (!present) return [`The charity ${told.charityId} of the ledger is missing in the table.`];
    if (isSameRecipient(told, present)) return [];
    return [
      `The charity ${told.charityId} is ${describe(present)} in the table, but is paid as ${describe(told)} by the ledger.`,
    ];
  });
}

function describe({ name, registration, country, website, platformIds }: Recipient): string {
  const ids = Object.entries(platformIds).map(([platform, id]) => `${platform} ${id}`);
  return [`${name} (${country} ${registration})`, website, ...ids].filter(Boolean).join(", ");
}
