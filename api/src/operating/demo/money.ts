import { addMonths, type Month } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { closeMonth } from "../../money/ledger/close.ts";
import type { PayoutDependencies } from "../../money/payout/dependencies.ts";
import { drivePayouts } from "../../money/payout/drive.ts";
import { confirmByHand, reissue } from "../../money/payout/operator.ts";
import { listDonations } from "../../money/payout/payout.repository.ts";
import { createPlatforms } from "../../money/payout/platforms.ts";
import { createSandboxPlatform, type Scenario } from "../../money/payout/sandbox.ts";
import { importReport } from "../../money/revenue/import-report.ts";
import type { Actor } from "../../people/audit/audit.repository.ts";
import { type DemoMarketplace, rateOf } from "./marketplaces.ts";
import { type SoldItem, writeDemoReport } from "./report.ts";
import type { Scene } from "./scene.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What went differently with a charity's donation of a month; by the month's number, from 0. */
export const MISFORTUNES: Readonly<
  Record<number, { readonly charityId: string; readonly scenario: Scenario }>
> = {
  5: { charityId: "tall-tree-fund", scenario: "fails" },
  9: { charityId: "open-books", scenario: "reverses" },
};

/** The year's money, through the services that real money goes through. */
export function createDemoMoney({ db, config, clock, newId }: Scene, admin: Actor) {
  const scenarios = new Map<string, Scenario>();
  const payouts: PayoutDependencies = {
    db,
    clock,
    newId,
    config: { payout: { ...config.payout, platform: "sandbox" } },
    logger: pino({ level: "silent" }),
    platforms: {
      ...createPlatforms({ config, db, clock, newId }),
      sandbox: createSandboxPlatform({
        db,
        clock,
        newId,
        scenarioOf: ({ reference }) => scenarios.get(reference) ?? "completes",
      }),
    },
  };

  async function failedDonation(month: Month): Promise<string | undefined> {
    const donations = await listDonations(db);
    return donations.find((donation) => donation.month === month && donation.status === "failed")?.id;
  }

  return {
    /** Imports a marketplace's report of a month. @param name what the file is called besides */
    async importItems(
      marketplace: DemoMarketplace,
      month: Month,
      index: number,
      items: readonly SoldItem[],
      name = "",
    ): Promise<void> {
      const text = writeDemoReport(marketplace, items);
      await importReport(
        { db, clock, newId },
        {
          source: {
            async *open() {
              yield new TextEncoder().encode(text);
            },
          },
          marketplace: marketplace.country,
          trackingId: marketplace.trackingId,
          period: month,
          rate: rateOf(marketplace, index),
          decimal: marketplace.decimal,
          fileName: `earnings-${marketplace.country.toLowerCase()}-${month}${name}.csv`,
          dryRun: false,
          actor: admin,
        },
      );
    },

    /** On the 1st: closes the month before. */
    async close(month: Month, index: number): Promise<void> {
      clock.set(new Date(`${addMonths(month, 1)}-01T06:00:00Z`));
      const closing = { db, clock, newId, actor: "schedule" as const };
      const { charityShare } = config;
      const { close } = await closeMonth(
        { ...closing, config: { charityShare, payout: { platform: "sandbox" } } },
        month,
      );
      const misfortune = MISFORTUNES[index];
      const hit = close.split.find(({ charityId }) => charityId === misfortune?.charityId)?.donationId;
      if (misfortune && hit) scenarios.set(hit, misfortune.scenario);
    },

    /** Has what is due made by its platform. */
    async pay(): Promise<void> {
      await drivePayouts(payouts, "schedule");
    },

    /** Once the sandbox has decided, and before it takes anything back. */
    async hearOutcomes(): Promise<void> {
      clock.set(new Date(clock().getTime() + 1.5 * MINUTE));
      await drivePayouts(payouts, "schedule");
    },

    /** Has the month's donation that failed made again, to be paid by hand. @returns its id; undefined for none */
    async makeAgain(month: Month): Promise<string | undefined> {
      const failed = await failedDonation(month);
      if (failed === undefined) return undefined;
      clock.set(new Date(clock().getTime() + DAY));
      const platform = "manual";
      const { id } = await reissue(payouts, failed, platform, admin);
      await drivePayouts(payouts, admin);
      return id;
    },

    async confirm(donationId: string): Promise<void> {
      clock.set(new Date(clock().getTime() + 2 * DAY));
      await confirmByHand(payouts, donationId, "Demo receipt 1, no money moved", admin);
    },
  };
}
