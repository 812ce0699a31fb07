import { PRODUCT_NAME } from "@gifthearth/core";
import { type CharityFeed, charityFeed } from "@gifthearth/core/contract";
import {
  applyEvent,
  emptyLedger,
  isDonationEvent,
  type LedgerEvent,
  type MerkleTree,
  monthOf,
  toBase64,
} from "@gifthearth/core/ledger";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { type Kept, keepFor } from "../../runtime/keep-for.ts";
import { listCharities, listChosenIds } from "../charities/charities.repository.ts";
import type { LedgerChanges } from "../ledger/changes.ts";
import { eventsFrom, readEventsAt } from "../ledger/events.ts";
import { closedMonths } from "../ledger/public-ledger.ts";
import { checkpointAt } from "../log/checkpoints.ts";
import { logKeys } from "../log/ledger-log.ts";
import type { LedgerTree } from "../log/ledger-tree.ts";
import { FIGURES_MAX_AGE } from "./figures.ts";
import type { ImpactFigures } from "./stats.service.ts";

/** Of how many months a feed tells every donation, so that it stays small however old a charity is with us. */
const MONTHS = 12;

interface Dependencies {
  readonly config: Pick<Config, "publicUrl">;
  readonly db: Database;
  readonly clock: () => Date;
  readonly figures: Kept<ImpactFigures>;
  readonly ledgerChanges: LedgerChanges;
  readonly ledgerTree: LedgerTree;
  /** Signs what is new. */
  readonly keepLog: () => Promise<void>;
}

/** `GET /api/donations/{charity}`: what one charity was given, as its own page may show and prove it. */
export function charityFeedRoutes(dependencies: Dependencies) {
  const { config, db, clock, figures, ledgerChanges, ledgerTree, keepLog } = dependencies;
  const { publicUrl } = config;
  const ledger = keepFor(FIGURES_MAX_AGE, clock, async () => {
    await keepLog();
    const { months, places, size } = await readMonths(db);
    const keys = (await logKeys(db)).map(({ text }) => text);
    const checkpoint = await checkpointAt(db, size);
    const tree = checkpoint === null ? null : await ledgerTree.read(db);
    const asOf = clock();
    const [charities, chosen] = await Promise.all([listCharities(db), listChosenIds(db, monthOf(asOf))]);
    return { asOf, months, places, size, charities, chosen, keys, checkpoint, tree };
  });
  ledgerChanges.listen(ledger.drop);
  return [
    route(
      {
        method: "get",
        path: "/api/donations/{charity}",
        access: "public",
        compress: true,
        tag: "Charity",
        summary: "What one charity was given, with the proof",
        description:
          "A feed for the charity's own page: to whom, by whom, each donation with its receipt, and the ledger's newest checkpoint, a signed note. Whoever has the log's key can prove every entry without asking us again: its hash and the proof's lead to the root that the note signs.",
        request: { params: z.object({ charity: z.string().describe("The charity's id.") }) },
        reply: { 200: json(charityFeed, "At most ten seconds old.") },
        errors: ["not_found", "unavailable"],
      },
      async (c) => {
        const { charity: id } = c.req.valid("param");
        const { asOf, months, places, size, charities, chosen, keys, checkpoint, tree } = await ledger.read();
        const donations = months
          .map(({ month, donations }) => ({
            month,
            own: donations.filter(({ charityId }) => charityId === id),
          }))
          .filter(({ own }) => own.length > 0)
          .slice(0, MONTHS)
          .flatMap(({ month, own }) => own.map((donation) => ({ ...donation, month })));
        const placesOf = (what: string) => places.get(what) ?? [];
        const found = charities.find((charity) => charity.id === id);
        // One that an administrator has only written down is nobody's business yet.
        if (!found || (donations.length === 0 && !chosen.has(id))) {
          throw new ApiError("not_found", "There is no such charity");
        }
        const { of } = await figures.read();
        const { name, registration, country, causes, website } = found;
        // The events that its donations follow from: the closes of their months, and what became of each.
        const told = new Set(donations.flatMap(({ id, month }) => [...placesOf(month), ...placesOf(id)]));
        const entries = tree === null ? [] : await proven(await readEventsAt(db, [...told]), tree, size);
        c.header("Cache-Control", `public, max-age=${FIGURES_MAX_AGE / 1000}`);
        const feed: CharityFeed = {
          asOf: asOf.toISOString(),
          charity: { id, name, registration, country, causes, website },
          givenBy: { name: PRODUCT_NAME, url: publicUrl, ledger: `${publicUrl}/impact` },
          figures: of(id),
          donations,
          log: { keys, checkpoint, entries },
        };
        return c.json(feed, 200);
      },
    ),
  ];
}

/** The closed months, and by month and donation the numbers of the events that are about it. */
async function readMonths(db: Database) {
  const state = emptyLedger();
  const places = new Map<string, number[]>();
  let size = 0;
  for await (const event of eventsFrom(db)) {
    applyEvent(state, event);
    size++;
    const about =
      event.type === "month_closed"
        ? event.data.month
        : isDonationEvent(event)
          ? event.data.donationId
          : null;
    if (about !== null) places.set(about, [...(places.get(about) ?? []), event.seq]);
  }
  return { months: closedMonths(state), places, size };
}

/** @param size of the tree that the checkpoint signs */
function proven(
  events: readonly LedgerEvent[],
  { inclusionProof }: MerkleTree,
  size: number,
): Promise<CharityFeed["log"]["entries"]> {
  return Promise.all(
    events.map(async (event) => ({
      event: { ...event, data: { ...event.data } },
      hashes: (await inclusionProof(event.seq - 1, size)).map(toBase64),
    })),
  );
}
