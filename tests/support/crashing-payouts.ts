import { randomUUID } from "node:crypto";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import type { DonationPlatform } from "../../api/src/money/payout/platform.ts";
import { type Life, liveFor } from "./mortal-database.ts";

/**
 * Runs payouts as a process of their own that is killed after one of its steps: a statement or a request to the
 * sandbox.
 * @param url of its database, of either kind
 * @param steps how many it lives for
 * @returns whether it was killed
 */
export function runAndKill(
  url: string,
  steps: number,
  { platforms, ...payouts }: Omit<PayoutDependencies, "db" | "newId">,
  run: (dependencies: PayoutDependencies) => Promise<unknown>,
): Promise<boolean> {
  return liveFor(url, steps, (db, life) => {
    const sandbox = platforms.sandbox && mortal(platforms.sandbox, life);
    return run({
      ...payouts,
      db,
      newId: randomUUID,
      platforms: { ...platforms, ...(sandbox && { sandbox }) },
    });
  });
}

function mortal(platform: DonationPlatform, life: Life): DonationPlatform {
  return {
    ...platform,
    submit: (order) => life.live(() => platform.submit(order)),
    find: (reference) => life.live(() => platform.find(reference)),
    get: (id) => life.live(() => platform.get(id)),
  };
}
