import { addMonths, type Month, monthOf } from "@gifthearth/core/ledger";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { addToMetric } from "../../money/stats/impact-metrics.repository.ts";
import { addDemoCharities, chooseDemoCharities } from "./charities.ts";
import { addDemoClicks } from "./clicks.ts";
import { type DemoMarketplace, MARKETPLACES, toCents } from "./marketplaces.ts";
import { createDemoMoney, MISFORTUNES } from "./money.ts";
import { addDemoPartners } from "./partners.ts";
import { addDemoPeople } from "./people.ts";
import { returnDemoItems, type SoldItem, sellDemoItems } from "./report.ts";
import { createDemoClock, createDemoIds, createDemoRandom, type Scene } from "./scene.ts";

const MONTHS = 12;
/** The year's special months, from 0. */
const NEGATIVE = 2;
const CORRECTED = 6;

export interface DemoSeed {
  /** Migrated and empty, see `describeExistingData`. */
  readonly db: Database;
  readonly config: Config;
  /** The year ends with the last full month before. */
  readonly present: Date;
  /** Of every account. */
  readonly password: string;
}

/** What a marketplace brought in a month. */
interface Sale {
  readonly marketplace: DemoMarketplace;
  readonly items: readonly SoldItem[];
}

/** What was made. */
export interface DemoYear {
  readonly first: Month;
  readonly last: Month;
  readonly accounts: number;
  readonly saved: number;
  readonly clicks: number;
  readonly reports: number;
  readonly charities: number;
  readonly partners: number;
}

/**
 * Plays a year through the real services: people, clicks, reports, closes and payouts by the sandbox. The third
 * month is below zero and carried, the seventh is corrected after its close, one donation fails and is made again,
 * one is taken back and waits to be paid by hand, and those of the last month are on their way. Two partners' widgets
 * are used in the weeks before the present. The same month always gives the same year.
 */
export async function seedDemo({ db, config, present, password }: DemoSeed): Promise<DemoYear> {
  const first = addMonths(monthOf(present), -MONTHS);
  const scene: Scene = {
    db,
    config,
    clock: createDemoClock(present),
    newId: createDemoIds(first),
    random: createDemoRandom(first),
  };
  const { clock, newId, random } = scene;
  clock.set(new Date(`${first}-01T08:00:00.000Z`));
  const people = await addDemoPeople(scene, first, password);
  const actor = { userId: people.admin.id };
  const context = { db, clock, newId, actor };
  const charities = await addDemoCharities(context, first);
  const money = createDemoMoney(scene, actor);

  let [clicks, reports] = [0, 0];
  let soldBefore: readonly SoldItem[] = [];
  for (let index = 0; index < MONTHS; index += 1) {
    const month = addMonths(first, index);
    clock.set(new Date(`${month}-01T09:00:00.000Z`));
    await chooseDemoCharities(context, first, index);
    const clicked = await addDemoClicks(scene, month, index, people.all);
    clicks += clicked.count;
    await addToMetric(db, "gifts_found", 9 * clicked.count);

    clock.set(new Date(`${addMonths(month, 1)}-01T05:00:00.000Z`));
    const sales = MARKETPLACES.filter(({ from }) => from <= index).map((marketplace) => ({
      marketplace,
      items: sellDemoItems(random, marketplace, month, clicked.toProducts),
    }));
    for (const { marketplace, items } of sales) {
      const isHome = marketplace.country === "US";
      const returned =
        isHome && index === NEGATIVE ? returnDemoItems(soldBefore, month, earned(sales, index)) : [];
      await money.importItems(marketplace, month, index, [...items, ...returned]);
      reports += 1;
      if (!isHome) continue;
      if (index === CORRECTED + 1) {
        // Three items had been reported by mistake, as it turns out after the close.
        await money.importItems(marketplace, addMonths(month, -1), index, soldBefore.slice(3), "-corrected");
      }
      soldBefore = items;
    }
    await money.close(month, index);
    if (index === MONTHS - 1) clock.set(present);
    await money.pay();
    if (index < MONTHS - 1) await money.hearOutcomes();
    await playMisfortunes(money, first, index);
  }
  clock.set(present);
  await chooseDemoCharities(context, first, MONTHS);
  const partners = await addDemoPartners(scene, people.visitor, present);
  return {
    ...{ first, last: addMonths(first, MONTHS - 1), accounts: people.all.length, saved: people.savedCount },
    ...{ clicks: clicks + partners.clicks, reports, charities, partners: partners.count },
  };
}

/** The commission of a month's sales, US cents. */
function earned(sales: readonly Sale[], index: number): number {
  const ofItems = sales.flatMap(({ marketplace, items }) =>
    items.map(({ commissionMinor }) => toCents(marketplace, index, commissionMinor)),
  );
  return ofItems.reduce((sum, cents) => sum + cents, 0);
}

/** A failure is known at once; a donation that is taken back, when it is looked at a month later. */
async function playMisfortunes(
  money: ReturnType<typeof createDemoMoney>,
  first: Month,
  index: number,
): Promise<void> {
  if (MISFORTUNES[index]?.scenario === "fails") {
    const again = await money.makeAgain(addMonths(first, index));
    if (again !== undefined) await money.confirm(again);
  }
  if (MISFORTUNES[index - 1]?.scenario === "reverses") await money.makeAgain(addMonths(first, index - 1));
}
