import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import type { Platforms } from "./platform.ts";

/** What payouts reach the world through. */
export interface PayoutDependencies {
  /** Migrated. */
  readonly db: Database;
  readonly platforms: Platforms;
  /** Where donations are made unless told otherwise. */
  readonly config: Pick<Config, "payout">;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}
