import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import {
  applyEvent,
  canonicalJson,
  type DonationEvent,
  emptyLedger,
  hashedText,
  LEDGER_FORM,
  type LedgerEvent,
  type LedgerEventData,
  type LedgerEventType,
  type LedgerState,
} from "@gifthearth/core/ledger";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { listCharities } from "../charities/charities.repository.ts";
import type { LedgerEventsTable } from "./ledger.table.ts";
import { toRecipient } from "./recipients.ts";

/** SHA-256 of a text, hexadecimal: how the ledger's events are chained. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The end of the chain, held by whoever writes until the transaction ends. */
export interface LedgerTurn {
  readonly trx: Transaction<Tables>;
  seq: number;
  hash: string;
  /** When the last event happened, ISO 8601, UTC; null before the first. */
  at: string | null;
}

/**
 * Takes one's turn at the ledger: who else writes to it, in any process, waits until this transaction ends. So
 * that nothing read before can have changed, it is the first statement of the transaction.
 */
export async function takeTurn(trx: Transaction<Tables>): Promise<LedgerTurn> {
  // An update that changes nothing: it locks the row in PostgreSQL and the file in SQLite.
  const { seq, hash } = await trx
    .updateTable("ledger_head")
    .set(({ ref }) => ({ seq: ref("seq") }))
    .where("id", "=", 1)
    .returning(["seq", "hash"])
    .executeTakeFirstOrThrow();
  // A statement of its own: PostgreSQL's shows nothing that was written while it waited.
  const last = trx.selectFrom("ledger_events").select("at").where("seq", "=", seq);
  return { trx, seq, hash, at: (await last.executeTakeFirst())?.at ?? null };
}

/**
 * Ends a ledger of the old form, before anything of the new one is written to it: its events stay as they are, and
 * from here on whom its donations are paid to is told too. Any other ledger stays as it is. By itself only where the
 * next event's number has to be known.
 */
export async function sealOldForm(turn: LedgerTurn, at: Date): Promise<void> {
  const { form } = await turn.trx.selectFrom("ledger_head").select("form").executeTakeFirstOrThrow();
  if (form === LEDGER_FORM) return;
  await turn.trx.updateTable("ledger_head").set({ form: LEDGER_FORM }).where("id", "=", 1).execute();
  const { donations } = await foldStored(turn.trx);
  const given = new Set([...donations.values()].map(({ charityId }) => charityId));
  const recipients = (await listCharities(turn.trx))
    .filter(({ id }) => given.has(id))
    .map(toRecipient)
    .sort((one, other) => (one.charityId < other.charityId ? -1 : 1));
  await append(
    turn,
    "ledger_sealed",
    { form: LEDGER_FORM, events: turn.seq, head: turn.hash, recipients },
    at,
  );
}

/**
 * Appends what happened to the ledger. Its events are dated in their order: where this clock is behind the one of whoever
 * wrote the last, it happened when that did.
 */
export async function appendEvent<Type extends LedgerEventType>(
  turn: LedgerTurn,
  type: Type,
  data: LedgerEventData[Type],
  at: Date,
): Promise<void> {
  await sealOldForm(turn, at);
  await append(turn, type, data, at);
}

async function append<Type extends LedgerEventType>(
  turn: LedgerTurn,
  type: Type,
  data: LedgerEventData[Type],
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const dated = turn.at !== null && turn.at > now ? turn.at : now;
  const event = { seq: turn.seq + 1, at: dated, type, data, previousHash: turn.hash } as Omit<
    LedgerEvent,
    "hash"
  >;
  const hash = sha256(hashedText(event));
  await turn.trx
    .insertInto("ledger_events")
    .values({
      seq: event.seq,
      at: event.at,
      type,
      data: canonicalJson(data),
      previous_hash: turn.hash,
      hash,
    })
    .execute();
  await turn.trx.updateTable("ledger_head").set({ seq: event.seq, hash }).where("id", "=", 1).execute();
  turn.seq = event.seq;
  turn.hash = hash;
  turn.at = dated;
}

/** The whole ledger at once, in the order in which it was written: for who checks it. */
export async function readEvents(db: Database): Promise<readonly LedgerEvent[]> {
  const rows = await db.selectFrom("ledger_events").selectAll().orderBy("seq").execute();
  return rows.map(toEvent);
}

/** How many events are read at a time: a few milliseconds' work. */
const AT_A_TIME = 500;

/**
 * The ledger in the order in which it was written, a piece at a time: however long it is, that takes little memory,
 * and others get their turn in between. What is written meanwhile comes too.
 * @param from the number of the first event that is wanted
 */
export async function* eventsFrom(db: Database, from = 1): AsyncGenerator<LedgerEvent, void, undefined> {
  for (let next = from; ; ) {
    const rows = await db
      .selectFrom("ledger_events")
      .selectAll()
      .where("seq", ">=", next)
      .orderBy("seq")
      .limit(AT_A_TIME)
      .execute();
    for (const row of rows) yield toEvent(row);
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    next = last.seq + 1;
    await setImmediate();
  }
}

/** Some events, by their numbers. */
export async function readEventsAt(db: Database, numbers: readonly number[]): Promise<LedgerEvent[]> {
  const events: LedgerEvent[] = [];
  for (let start = 0; start < numbers.length; start += AT_A_TIME) {
    const some = numbers.slice(start, start + AT_A_TIME);
    const rows = await db.selectFrom("ledger_events").selectAll().where("seq", "in", some).execute();
    events.push(...rows.map(toEvent));
  }
  return events.sort((one, other) => one.seq - other.seq);
}

/** How many events of a type there are about a donation. */
export async function countEventsAbout(
  db: Database,
  type: DonationEvent["type"],
  donationId: string,
): Promise<number> {
  const rows = await db.selectFrom("ledger_events").select("data").where("type", "=", type).execute();
  return rows.filter(({ data }) => JSON.parse(data).donationId === donationId).length;
}

/** What the whole ledger comes to. */
export async function foldStored(db: Database): Promise<LedgerState> {
  const state = emptyLedger();
  for await (const event of eventsFrom(db)) applyEvent(state, event);
  return state;
}

/** An event that was spoilt beside the server, so that nothing can be said of the ledger. */
export class UnreadableEvent extends Error {
  override readonly name = "UnreadableEvent";
  constructor(seq: number) {
    super(`event ${seq} of the ledger can't be read, since its data is no JSON`);
  }
}

/** @throws {UnreadableEvent} */
function toEvent({ seq, at, type, data, previous_hash, hash }: LedgerEventsTable): LedgerEvent {
  return { seq, at, type, data: parsed(seq, data), previousHash: previous_hash, hash } as LedgerEvent;
}

function parsed(seq: number, data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new UnreadableEvent(seq);
  }
}
