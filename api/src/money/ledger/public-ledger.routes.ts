import {
  type Charity,
  type ChosenCharities,
  type DonationsResponse,
  donationsResponse,
  type PublicCharity,
} from "@gifthearth/core/contract";
import {
  addMonths,
  foldLedger,
  LEDGER_RULES,
  type LedgerEvent,
  type Month,
  monthOf,
  WHOLE,
} from "@gifthearth/core/ledger";
import { z } from "@hono/zod-openapi";
import { accepts } from "hono/accepts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { csvFile } from "../../http/csv-file.ts";
import { route } from "../../http/route.ts";
import { keepFor } from "../../runtime/keep-for.ts";
import { isActive } from "../charities/active.ts";
import {
  lastChosenMonth,
  listCharities,
  listChosenIds,
  readChoice,
} from "../charities/charities.repository.ts";
import { checkpointAt, logKeys } from "../log/ledger-log.ts";
import { readWitnessStates } from "../log/witnesses.ts";
import type { LedgerChanges } from "./changes.ts";
import { readEvents } from "./events.ts";
import { ledgerCsv } from "./export.ts";
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

/** `GET /api/donations`: the public ledger, as JSON or CSV. */
export function publicLedgerRoutes({ config, db, clock, ledgerChanges, keepLog }: Dependencies) {
  const kept = keepFor(MAX_AGE, clock, async () => {
    const asOf = clock();
    await keepLog();
    const events = await readEvents(db);
    const all = await listCharities(db);
    const month = monthOf(asOf);
    const next = addMonths(month, 1);
    const json: DonationsResponse = {
      asOf: asOf.toISOString(),
      charityShare: config.charityShare,
      charities: await publicCharities(db, all, events, month),
      thisMonth: await chosenCharities(db, all, month, await lastChosenMonth(db, month)),
      nextMonth: await chosenCharities(db, all, next, next),
      owed: owedDonations(events),
      months: closedMonths(events),
      skipped: skippedMonths(events),
      rules: [...LEDGER_RULES],
      log: {
        keys: (await logKeys(db)).map(({ text }) => text),
        checkpoint: await checkpointAt(db, events.length),
        witnesses: (await readWitnessStates(db, config.ledgerWitnesses)).map(({ name, key, seen }) => ({
          name,
          key,
          size: seen?.size ?? null,
          at: seen?.at ?? null,
        })),
      },
      events: events.map((event) => ({ ...event, data: { ...event.data } })),
    };
    return { json, csv: ledgerCsv(events) };
  });
  ledgerChanges.listen(kept.drop);
  return [
    route(
      {
        method: "get",
        path: "/api/donations",
        access: "public",
        compress: true,
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
          }),
        },
        reply: {
          200: {
            description: "The ledger, at most ten seconds old. As CSV, a row for each event.",
            content: {
              "application/json": { schema: donationsResponse },
              "text/csv": { schema: z.string() },
            },
          },
        },
        errors: ["invalid_request"],
      },
      async (c) => {
        const { json, csv } = await kept.read();
        c.header("Cache-Control", `public, max-age=${MAX_AGE / 1000}`);
        c.header("Vary", "Accept", { append: true });
        const asked = accepts(c, {
          header: "Accept",
          supports: ["application/json", "text/csv"],
          default: "application/json",
        });
        const format = c.req.valid("query").format ?? (asked === "text/csv" ? "csv" : "json");
        if (format === "json") return c.json(json, 200);
        return csvFile(c, "ledger", json.asOf, csv);
      },
    ),
  ];
}

/** Those that are or were given to: chosen for a month that has begun, or in the ledger. */
async function publicCharities(
  db: Database,
  all: readonly Charity[],
  events: readonly LedgerEvent[],
  month: Month,
): Promise<PublicCharity[]> {
  const chosen = await listChosenIds(db, month);
  const given = new Set([...foldLedger(events).donations.values()].map(({ charityId }) => charityId));
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
