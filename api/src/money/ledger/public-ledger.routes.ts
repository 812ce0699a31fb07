import {
  type Charity,
  type ChosenCharities,
  type DonationsSummary,
  donationsResponse,
  donationsSummary,
  type PublicCharity,
} from "@gifthearth/core/contract";
import {
  addMonths,
  applyEvent,
  emptyLedger,
  LEDGER_RULES,
  type LedgerState,
  type Month,
  monthOf,
  WHOLE,
} from "@gifthearth/core/ledger";
import { z } from "@hono/zod-openapi";
import { accepts } from "hono/accepts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { compressText, sendCompressed } from "../../http/compressed-text.ts";
import { CSV_TYPE, nameCsvFile } from "../../http/csv-file.ts";
import { route } from "../../http/route.ts";
import { keepFor } from "../../runtime/keep-for.ts";
import { isActive } from "../charities/active.ts";
import {
  lastChosenMonth,
  listCharities,
  listChosenIds,
  readChoice,
} from "../charities/charities.repository.ts";
import { checkpointAt } from "../log/checkpoints.ts";
import { logKeys } from "../log/ledger-log.ts";
import { readWitnessStates } from "../log/witnesses.ts";
import type { LedgerChanges } from "./changes.ts";
import { eventsFrom } from "./events.ts";
import { createCsvLedger } from "./export.ts";
import { closedMonths, owedDonations, skippedMonths } from "./public-ledger.ts";

/** How old the answer may be, milliseconds; within this process it is dropped as soon as the ledger changes. */
const MAX_AGE = 10_000;

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly ledgerChanges: LedgerChanges;
  /** Signs what is new. */
  readonly keepLog: () => Promise<void>;
}

/** In which forms the ledger can be had: as JSON, the whole of it or without its events, or as CSV. */
type Form = "json" | "summary" | "csv";

/** `GET /api/donations`: the public ledger, as JSON or CSV. */
export function publicLedgerRoutes(dependencies: Dependencies) {
  const { db, clock, ledgerChanges, keepLog } = dependencies;
  // Compressed and not as a thing, so that a ledger of many years takes a few MB and not some hundred.
  const keepAs = (form: Form) => {
    const kept = keepFor(MAX_AGE, clock, async () => {
      const asOf = clock();
      await keepLog();
      const text = form === "csv" ? csvText(db) : jsonText(dependencies, asOf, form);
      return { asOf: asOf.toISOString(), text: await compressText(text) };
    });
    ledgerChanges.listen(kept.drop);
    return kept;
  };
  const kept = { json: keepAs("json"), summary: keepAs("summary"), csv: keepAs("csv") };
  return [
    route(
      {
        method: "get",
        path: "/api/donations",
        access: "public",
        tag: "Charity",
        summary: "The public ledger",
        description:
          "Every closed month with its calculation and donations, and the events that they follow from. Each event carries the hash of the one before: SHA-256 of `at`, `data`, `previousHash`, `seq` and `type` as JSON with sorted keys and no spaces.",
        request: {
          query: z.object({
            format: z
              .enum(["json", "csv"], "Please ask for the format json or csv")
              .optional()
              .describe("JSON unless told here or by the Accept header."),
            events: z
              .enum(["all", "none"], "Please ask for all events or none")
              .optional()
              .describe("`none` leaves them out of the JSON: what they come to is a small part of it."),
          }),
        },
        reply: {
          200: {
            description: "The ledger, at most ten seconds old. As CSV, a row for each event.",
            content: {
              "application/json": { schema: z.union([donationsResponse, donationsSummary]) },
              "text/csv": { schema: z.string() },
            },
          },
        },
        errors: ["invalid_request"],
      },
      async (c) => {
        const { format, events } = c.req.valid("query");
        const asked = accepts(c, {
          header: "Accept",
          supports: ["application/json", "text/csv"],
          default: "application/json",
        });
        const isCsv = (format ?? (asked === "text/csv" ? "csv" : "json")) === "csv";
        const { asOf, text } = await kept[isCsv ? "csv" : events === "none" ? "summary" : "json"].read();
        c.header("Cache-Control", `public, max-age=${MAX_AGE / 1000}`);
        c.header("Vary", "Accept", { append: true });
        if (isCsv) nameCsvFile(c, "ledger", asOf);
        return sendCompressed(c, text, isCsv ? CSV_TYPE : "application/json");
      },
    ),
  ];
}

/** The ledger as CSV, in pieces. */
async function* csvText(db: Database): AsyncGenerator<string, void, undefined> {
  const { head, row } = createCsvLedger();
  yield head;
  for await (const event of eventsFrom(db)) yield row(event);
}

/** The ledger as JSON, in pieces: its events as they are read, then what they come to. */
async function* jsonText(
  dependencies: Dependencies,
  asOf: Date,
  form: "json" | "summary",
): AsyncGenerator<string, void, undefined> {
  const state = emptyLedger();
  let size = 0;
  if (form === "json") yield '{"events":[';
  for await (const event of eventsFrom(dependencies.db)) {
    applyEvent(state, event);
    if (form === "json") yield (size > 0 ? "," : "") + JSON.stringify(event);
    size++;
  }
  const summary = JSON.stringify(await summarize(dependencies, asOf, state, size));
  yield form === "json" ? `],${summary.slice(1)}` : summary;
}

/**
 * What the ledger comes to.
 * @param size how many events it has
 */
async function summarize(
  { config, db }: Dependencies,
  asOf: Date,
  state: LedgerState,
  size: number,
): Promise<DonationsSummary> {
  const all = await listCharities(db);
  const month = monthOf(asOf);
  const next = addMonths(month, 1);
  return {
    asOf: asOf.toISOString(),
    charityShare: config.charityShare,
    charities: await publicCharities(db, all, state, month),
    thisMonth: await chosenCharities(db, all, month, await lastChosenMonth(db, month)),
    nextMonth: await chosenCharities(db, all, next, next),
    owed: owedDonations(state),
    months: closedMonths(state),
    skipped: skippedMonths(state),
    rules: [...LEDGER_RULES],
    log: {
      keys: (await logKeys(db)).map(({ text }) => text),
      checkpoint: await checkpointAt(db, size),
      witnesses: (await readWitnessStates(db, config.ledgerWitnesses)).map(({ name, key, seen }) => ({
        name,
        key,
        size: seen?.size ?? null,
        at: seen?.at ?? null,
      })),
    },
  };
}

/** Those that are or were given to: chosen for a month that has begun, or in the ledger. */
async function publicCharities(
  db: Database,
  all: readonly Charity[],
  { donations }: LedgerState,
  month: Month,
): Promise<PublicCharity[]> {
  const chosen = await listChosenIds(db, month);
  const given = new Set([...donations.values()].map(({ charityId }) => charityId));
  return all.filter(({ id }) => chosen.has(id) || given.has(id)).map(toPublic);
}

/**
 * Whom a month's donation goes to. A month isn't closed for somebody who is no longer active in it, so such a choice
 * says nothing any more.
 * @param chosenFor the month whose choice holds; null when there is none
 */
async function chosenCharities(
  db: Database,
  all: readonly Charity[],
  month: Month,
  chosenFor: Month | null,
): Promise<ChosenCharities> {
  const choice = chosenFor === null ? [] : await readChoice(db, chosenFor);
  const charities = choice.flatMap(({ charityId, shareBasisPoints }) =>
    all
      .filter((charity) => charity.id === charityId && isActive(charity, month))
      .map((charity) => ({ ...toPublic(charity), share: shareBasisPoints / WHOLE })),
  );
  return { month, charities: charities.length === choice.length ? charities : [] };
}

/** What everybody may see of a charity. */
function toPublic({ id, name, registration, country, causes, website }: Charity): PublicCharity {
  return { id, name, registration, country, causes, website };
}
