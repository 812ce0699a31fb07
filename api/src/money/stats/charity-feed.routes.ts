import { PRODUCT_NAME } from "@gifthearth/core";
import { type CharityFeed, charityFeed } from "@gifthearth/core/contract";
import {
  isDonationEvent,
  type LedgerEvent,
  type MerkleTree,
  monthOf,
  toBase64,
  treeOf,
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
import { readEvents } from "../ledger/events.ts";
import { closedMonths } from "../ledger/public-ledger.ts";
import { NODE_CRYPTO } from "../log/crypto.ts";
import { checkpointAt, logKeys } from "../log/ledger-log.ts";
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
  /** Signs what is new. */
  readonly keepLog: () => Promise<void>;
}

/** `GET /api/donations/{charity}`: what one charity was given, as its own page may show and prove it. */
export function charityFeedRoutes({ config, db, clock, figures, ledgerChanges, keepLog }: Dependencies) {
  const { publicUrl } = config;
  const ledger = keepFor(FIGURES_MAX_AGE, clock, async () => {
    await keepLog();
    const events = await readEvents(db);
    const keys = (await logKeys(db)).map(({ text }) => text);
    const checkpoint = await checkpointAt(db, events.length);
    const tree = checkpoint === null ? null : await treeOf(events, NODE_CRYPTO.sha256);
    const asOf = clock();
    const [charities, chosen] = await Promise.all([listCharities(db), listChosenIds(db, monthOf(asOf))]);
    return { asOf, events, months: closedMonths(events), charities, chosen, keys, checkpoint, tree };
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
        const { asOf, events, months, charities, chosen, keys, checkpoint, tree } = await ledger.read();
        const donations = months
          .map(({ month, donations }) => ({
            month,
            own: donations.filter(({ charityId }) => charityId === id),
          }))
          .filter(({ own }) => own.length > 0)
          .slice(0, MONTHS)
          .flatMap(({ month, own }) => own.map((donation) => ({ ...donation, month })));
        const found = charities.find((charity) => charity.id === id);
        // One that an administrator has only written down is nobody's business yet.
        if (!found || (donations.length === 0 && !chosen.has(id))) {
          throw new ApiError("not_found", "There is no such charity");
        }
        const { of } = await figures.read();
        const { name, registration, country, causes, website } = found;
        c.header("Cache-Control", `public, max-age=${FIGURES_MAX_AGE / 1000}`);
        const feed: CharityFeed = {
          asOf: asOf.toISOString(),
          charity: { id, name, registration, country, causes, website },
          givenBy: { name: PRODUCT_NAME, url: publicUrl, ledger: `${publicUrl}/impact` },
          figures: of(id),
          donations,
          log: { keys, checkpoint, entries: tree ? await proven(eventsOf(donations, events), tree) : [] },
        };
        return c.json(feed, 200);
      },
    ),
  ];
}

/** The events that donations follow from: the closes of their months, and what became of each. */
function eventsOf(
  donations: readonly { readonly id: string; readonly month: string }[],
  events: readonly LedgerEvent[],
): LedgerEvent[] {
  const ids = new Set(donations.map(({ id }) => id));
  const months = new Set(donations.map(({ month }) => month));
  return events.filter((event) =>
    event.type === "month_closed"
      ? months.has(event.data.month)
      : isDonationEvent(event) && ids.has(event.data.donationId),
  );
}

function proven(
  events: readonly LedgerEvent[],
  { inclusionProof, size }: MerkleTree,
): Promise<CharityFeed["log"]["entries"]> {
  return Promise.all(
    events.map(async (event) => ({
      event: { ...event, data: { ...event.data } },
      hashes: (await inclusionProof(event.seq - 1, size)).map(toBase64),
    })),
  );
}
