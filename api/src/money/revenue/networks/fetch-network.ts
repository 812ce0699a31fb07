import type { RevenueImport } from "@gifthearth/core/contract";
import { addMonths, type Month, monthOf } from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../db/database.ts";
import type { Actor } from "../../../people/audit/audit.repository.ts";
import { reasonOf } from "../../../runtime/reason.ts";
import { ImportConflict } from "../import-request.ts";
import { quoted, ReportError } from "../report/report-error.ts";
import { importTransactions } from "./import-transactions.ts";
import { NETWORKS, networkOf } from "./networks.ts";

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * Asks a network for a month's transactions, and imports them.
 * @throws {ReportError} for a network that isn't known, isn't set up or doesn't answer; {@link ImportConflict}
 */
export async function fetchNetwork(
  dependencies: Dependencies,
  keysOf: Config["networks"],
  asked: {
    readonly network: string;
    readonly period: Month;
    readonly dryRun: boolean;
    readonly actor: Actor;
  },
): Promise<RevenueImport> {
  const network = networkOf(asked.network);
  if (!network) {
    const known = NETWORKS.map(({ name }) => name).join(", ");
    throw new ReportError(
      `${quoted(asked.network)} is no network that is known. Please name one of ${known}.`,
    );
  }
  const keys = keysOf[network.name];
  if (!keys) {
    throw new ReportError(
      `${network.title} is not set up. Please set its keys (see api/CONFIGURATION.md), or import its export.`,
    );
  }
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked.period)) {
    throw new ReportError("Please name the month that was reported, such as 2026-10.");
  }
  const source = await network.fetchReport(keys, asked.period, dependencies.clock);
  return importTransactions(dependencies, network, {
    source,
    marketplace: network.name,
    trackingId: keys.account,
    period: asked.period,
    fileName: `${network.name} API`,
    dryRun: asked.dryRun,
    actor: asked.actor,
  });
}

/** Networks approve and decline so many months after a purchase; what changes later needs an import by hand. */
const MONTHS_BACK = 4;

/**
 * Asks every network that is set up for the running month and those before, as they stand now.
 * @returns does so; never fails: what goes wrong is logged, and asked for again the next time
 */
export function createNetworkFetch({
  config,
  logger,
  ...dependencies
}: Dependencies & {
  readonly config: Pick<Config, "networks">;
  readonly logger: Logger;
}): () => Promise<void> {
  return async () => {
    for (const { name, title } of NETWORKS) {
      if (!config.networks[name]) continue;
      const present = monthOf(dependencies.clock());
      for (let back = MONTHS_BACK; back >= 0; back -= 1) {
        const period = addMonths(present, -back);
        try {
          const asked = { network: name, period, dryRun: false, actor: "schedule" } as const;
          const { outcome, differenceUsd } = await fetchNetwork(dependencies, config.networks, asked);
          if (outcome !== "unchanged")
            logger.info({ period, differenceUsd }, `${title}'s transactions are imported`);
        } catch (error) {
          if (!(error instanceof ReportError || error instanceof ImportConflict)) {
            logger.error({ err: error, period }, `${title}'s transactions could not be imported`);
          } else logger.warn({ period }, `${title}'s transactions are not imported: ${reasonOf(error)}`);
        }
      }
    }
  };
}
