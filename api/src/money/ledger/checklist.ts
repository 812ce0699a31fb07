import { fromMinorUnits, minorToDollars } from "@gifthearth/core";
import type { CloseChecklist } from "@gifthearth/core/contract";
import { calculateClose, type Month, monthOf, WHOLE } from "@gifthearth/core/ledger";
import { ApiError } from "../../http/api-error.ts";
import { descriptorOf } from "../payout/platforms.ts";
import type { Closing } from "./close.ts";
import { readEarlySources } from "./closes.ts";
import { draftMonth, readCharities, recipientsOf, refuseOutOfOrder } from "./month-draft.ts";

/**
 * All that is to be known before a month is closed: what it counts and what it doesn't, whom that goes to in cents, what
 * hinders it, and what can't be undone. The dashboard and the command line show the same. Nothing is written.
 */
export function readChecklist(
  { db, clock, config }: Pick<Closing, "db" | "clock" | "config">,
  month: Month,
): Promise<CloseChecklist> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const draft = await draftMonth(trx, config, month);
      const hindrances: string[] = [];
      const unlessHindered = async <Result>(act: Promise<Result>): Promise<Result | null> => {
        try {
          return await act;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          hindrances.push(error.message);
          return null;
        }
      };
      const present = monthOf(clock());
      await unlessHindered(refuseOutOfOrder(trx, month, present));
      const charities = await unlessHindered(readCharities(trx, month));
      const recipients = charities && (await unlessHindered(recipientsOf(trx, charities)));
      const platform = descriptorOf(config.payout.platform);
      const lacksAccount = (recipients ?? []).filter(
        ({ platformIds }) => platform?.charityId.isNeeded && !platformIds[platform.charityId.key],
      );
      // Without charities the donation is known all the same.
      const whole = { charityId: "-", charityName: "-", shareBasisPoints: WHOLE };
      const { split, ...calculation } = calculateClose({ ...draft, charities: charities ?? [whole] });
      return {
        month,
        hasEnded: month < present,
        reports: draft.reports.map((report) => ({
          period: report.period,
          marketplace: report.marketplace,
          currency: report.currency,
          commission: fromMinorUnits(report.commissionMinor, report.currency),
          usdRate: report.usdRate,
          rateSource: report.rateSource,
          commissionUsd: minorToDollars(report.commissionUsdMinor),
          lineCount: report.lineCount,
          uncounted: report.uncounted.map(({ minor, ...part }) => ({
            ...part,
            amount: minor === null ? null : fromMinorUnits(minor, report.currency),
          })),
        })),
        sources: [...draft.sources],
        missing: [...draft.missing],
        early: [...(await readEarlySources(trx, month))],
        commission: draft.commission.map((line) => ({
          month: line.month,
          amount: minorToDollars(line.amountMinor),
        })),
        carriedIn: minorToDollars(calculation.carriedMinor),
        base: minorToDollars(calculation.baseMinor),
        share: calculation.shareBasisPoints / WHOLE,
        donation: minorToDollars(calculation.donationMinor),
        carriedOut: minorToDollars(calculation.carryMinor),
        split: (charities ? split : []).map(({ charityId, charityName, shareBasisPoints, amountMinor }) => ({
          charityId,
          charityName,
          share: shareBasisPoints / WHOLE,
          amount: minorToDollars(amountMinor),
        })),
        hindrances,
        notes: lacksAccount.map(
          ({ name }) =>
            `${name} has no id at ${platform?.title}, so its donation waits until it is added to the charity.`,
        ),
        irreversible: irreversible(config.payout.platform),
      };
    });
}

/** What can't be undone, in sentences. */
function irreversible(platform: string): string[] {
  return [
    "A month that is closed is never opened again. What is reported or corrected later counts in the next month.",
    "What it counts, each donation and how its charity is paid are public from then on, and stay so.",
    platform === "manual"
      ? "You pay its donations by hand, and record their receipts."
      : platform === "sandbox"
        ? "Its donations are tests of the sandbox: no money moves."
        : `Its donations are then made by ${descriptorOf(platform)?.title ?? platform} by themselves. Money that is sent doesn't come back.`,
  ];
}
