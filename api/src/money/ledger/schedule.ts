import { formatDollars, minorToDollars } from "@gifthearth/core";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import { ApiError } from "../../http/api-error.ts";
import { repeat } from "../../runtime/repeat.ts";
import type { LedgerChanges } from "./changes.ts";
import { type Closing, closeMonth, skipMonth } from "./close.ts";
import { nextToClose, readEarlySources, readExpectedSources, readReportSources } from "./closes.ts";

interface ScheduleParts extends Omit<Closing, "actor"> {
  readonly logger: Logger;
  readonly ledgerChanges: LedgerChanges;
  /** Has what is due paid, and asks what became of what was paid before. */
  readonly pay?: () => Promise<unknown>;
  /** Signs what the ledger has grown by. */
  readonly keepLog?: () => Promise<void>;
  /** Removes what is not kept any longer. */
  readonly sweep?: readonly (() => Promise<unknown>)[];
}

/** What comes due by itself: closing months and paying donations, and removing. */
export interface Schedule {
  /** Does what is due now. Never fails: what goes wrong is logged, and tried again in the next round. */
  round(): Promise<void>;
}

/** @param parts the clock says which months have ended; any number of processes may have a schedule */
export function createSchedule(parts: ScheduleParts): Schedule {
  const { logger, ledgerChanges, pay, keepLog = async () => {}, sweep = [] } = parts;
  const tellOnce = createTellOnce(logger);

  async function attempt(what: string, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError) tellOnce(error.message);
      else logger.error({ err: error }, `${what} failed; it is tried again`);
    }
  }
  return {
    async round() {
      await attempt("Closing the month", () => closeDue(parts, tellOnce));
      for (const remove of sweep) await attempt("Removing what is not kept any longer", remove);
      if (pay) {
        await attempt("Paying donations", pay);
        ledgerChanges.tell();
      }
      await keepLog();
    },
  };
}

/** How long it rests between two rounds, milliseconds. */
const REST = 60_000;

/**
 * Has a schedule do its rounds from now on.
 * @returns ends it, once the round that may be under way is done
 */
export function startSchedule({ round }: Schedule, rest = REST): () => Promise<void> {
  return repeat(round, rest);
}

/** Closes what is complete of the months that have ended, in order. */
async function closeDue(parts: ScheduleParts, tellOnce: (sentence: string) => void): Promise<void> {
  const { db, clock, logger, ledgerChanges } = parts;
  for (;;) {
    const present = monthOf(clock());
    const month = await nextToClose(db, present);
    if (month === null) return;
    const sources = await readReportSources(db, month);
    const expected = await readExpectedSources(db, month);
    if (sources.length === 0 && expected.length === 0) {
      if (!(await skipMonth({ ...parts, actor: "schedule" }, month, NOTHING_EXPECTED))) return;
      logger.info({ month }, `${month} is left out: nothing is reported for it`);
      continue;
    }
    const missing = expected.filter((source) => !sources.includes(source));
    if (missing.length > 0) {
      const named =
        sources.length > 0 ? missing.map((source) => `--without "${source}"`).join(" ") : "--empty";
      tellOnce(
        `${month} is not closed yet: the reports of ${missing.join(", ")} are missing, which ${addMonths(month, -1)} had. Please import them, or close ${month} without them: npm run donations -- close ${month} ${named} --reason "..."`,
      );
      return;
    }
    const early = await readEarlySources(db, month);
    if (early.length > 0) {
      tellOnce(
        `${month} is not closed yet: the reports of ${early.join(", ")} were imported before it had ended. Please import them once more, or close ${month} with them: npm run donations -- close ${month}`,
      );
      return;
    }
    const { close, isNew } = await closeMonth({ ...parts, actor: "schedule" }, month);
    // Somebody else was faster, and goes on; or the tables disagree, and it would never end.
    if (!isNew) return;
    logger.info(
      { month },
      `${month} is closed: ${formatDollars(minorToDollars(close.donationMinor))} to give`,
    );
    ledgerChanges.tell();
  }
}

const NOTHING_EXPECTED = "Nothing was reported for it, and nothing was expected";

/** Logs a sentence unless it was the last one: what is waited for is told once, not in every round. */
function createTellOnce(logger: Logger): (sentence: string) => void {
  let told = "";
  return (sentence) => {
    if (sentence !== told) logger.warn(sentence);
    told = sentence;
  };
}
