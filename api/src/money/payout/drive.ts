import type { PayoutResult } from "@gifthearth/core/contract";
import type { Actor } from "../../people/audit/audit.repository.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { payDue } from "./pay.ts";
import { reconcile } from "./reconcile.ts";

/**
 * Has what is due paid, and asks what became of what was paid before; may be done at any time, by any number
 * of processes.
 * @returns the last that is known of each donation that it dealt with
 */
export async function drivePayouts(
  dependencies: PayoutDependencies,
  actor: Actor,
): Promise<readonly PayoutResult[]> {
  const results = [...(await payDue(dependencies, actor)), ...(await reconcile(dependencies))];
  return [...new Map(results.map((result) => [result.donationId, result])).values()];
}
