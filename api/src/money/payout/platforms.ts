import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { createChangePlatform } from "./change.ts";
import { MANUAL_PLATFORM } from "./manual.ts";
import type { Platforms } from "./platform.ts";
import { createPledgePlatform } from "./pledge.ts";
import { createSandboxPlatform } from "./sandbox.ts";

interface Dependencies {
  readonly config: Config;
  /** Where the sandbox keeps what it was asked for. */
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * All platforms that can be asked: a donation stays with the platform that it was calculated for, whichever
 * one is set for the months to come.
 */
export function createPlatforms({ config: { payout }, ...sandbox }: Dependencies): Platforms {
  return {
    sandbox: createSandboxPlatform(sandbox),
    manual: MANUAL_PLATFORM,
    ...(payout.change && { change: createChangePlatform(payout.change) }),
    ...(payout.pledge && { pledge: createPledgePlatform(payout.pledge) }),
  };
}
