import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { FindCurrentUser } from "../http/current-user.ts";
import type { CountVisitor } from "../http/limits/count-visitor.ts";
import type { Limits } from "../http/limits/limits.ts";
import type { Route } from "../http/route.ts";
import type { Attribution } from "../partners/attribution.ts";
import type { Kept } from "../runtime/keep-for.ts";
import { charityRoutes } from "./charities/charities.routes.ts";
import { ownCharityRoutes } from "./charities/own-charities.routes.ts";
import { contributionRoutes } from "./contributions/contributions.routes.ts";
import { eventRoutes } from "./events/events.routes.ts";
import type { LedgerChanges } from "./ledger/changes.ts";
import { ledgerRoutes } from "./ledger/ledger.routes.ts";
import { publicLedgerRoutes } from "./ledger/public-ledger.routes.ts";
import { checkpointMailRoutes } from "./log/checkpoint-mails.routes.ts";
import { createLogKeeper } from "./log/ledger-log.ts";
import { createLedgerTree, type LedgerTree } from "./log/ledger-tree.ts";
import { logRoutes } from "./log/log.routes.ts";
import { payoutRoutes } from "./payout/payout-admin.routes.ts";
import type { Platforms } from "./payout/platform.ts";
import { createPlatforms } from "./payout/platforms.ts";
import { donationWebhookRoutes } from "./payout/webhook.routes.ts";
import { revenueRoutes } from "./revenue/revenue.routes.ts";
import { charityFeedRoutes } from "./stats/charity-feed.routes.ts";
import { donationStatsRoutes } from "./stats/stats.routes.ts";
import type { ImpactFigures } from "./stats/stats.service.ts";

export { createLedgerChanges, type LedgerChanges, tellOfChanges } from "./ledger/changes.ts";
export type { LedgerTree } from "./log/ledger-tree.ts";
export type { Platforms } from "./payout/platform.ts";
export { createImpactFigures } from "./stats/figures.ts";
export { createFoundGiftsCounter } from "./stats/found-gifts-counter.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly limits: Limits;
  readonly countVisitor: CountVisitor;
  readonly attribution: Attribution;
  readonly figures: Kept<ImpactFigures>;
  readonly ledgerChanges: LedgerChanges;
  /** What this process has read of the ledger; of its own unless given. */
  readonly ledgerTree?: LedgerTree;
  /** Where donations are made; those that are set up unless given. */
  readonly platforms?: Platforms;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Clicks, what is earned by them, whom it is given to, and the books on it. */
export function moneyRoutes(dependencies: Dependencies): readonly Route[] {
  const { platforms = createPlatforms(dependencies), ledgerTree = createLedgerTree(), logger } = dependencies;
  const keepLog = createLogKeeper(dependencies, logger);
  return [
    donationStatsRoutes(dependencies),
    publicLedgerRoutes({ ...dependencies, keepLog }),
    charityFeedRoutes({ ...dependencies, ledgerTree, keepLog }),
    logRoutes({ ...dependencies, ledgerTree, keepLog }),
    checkpointMailRoutes(dependencies),
    eventRoutes(dependencies),
    contributionRoutes(dependencies),
    revenueRoutes(dependencies),
    payoutRoutes({ ...dependencies, platforms }),
    donationWebhookRoutes({ ...dependencies, platforms }),
    charityRoutes(dependencies),
    ownCharityRoutes(dependencies),
    ledgerRoutes(dependencies),
  ].flat();
}
