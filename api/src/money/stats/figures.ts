import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { type Kept, keepFor } from "../../runtime/keep-for.ts";
import type { LedgerChanges } from "../ledger/changes.ts";
import { type ImpactFigures, readImpactFigures } from "./stats.service.ts";

/** How old the figures may be, milliseconds. */
export const FIGURES_MAX_AGE = 10_000;

interface Dependencies {
  readonly config: Pick<Config, "charityShare">;
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly ledgerChanges: LedgerChanges;
}

/** The impact figures, read once for all who ask; within this process dropped as soon as the ledger changes. */
export function createImpactFigures(dependencies: Dependencies): Kept<ImpactFigures> {
  const { config, db, clock, logger, ledgerChanges } = dependencies;
  const figures = keepFor(FIGURES_MAX_AGE, clock, () =>
    readImpactFigures(db, clock(), config.charityShare, logger),
  );
  ledgerChanges.listen(figures.drop);
  return figures;
}
