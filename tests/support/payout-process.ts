/** Pays what is due as a process of its own: `node payout-process.ts DATABASE [HANG]`. */

import { pino } from "pino";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import type { DonationPlatform } from "../../api/src/money/payout/platform.ts";
import { createTestClock, payoutsOn } from "./payouts.ts";

const [databaseUrl = "", hang] = process.argv.slice(2);
const db = openDatabase(databaseUrl, pino({ level: "silent" }));
const payouts = payoutsOn(db, { clock: createTestClock() });
const { sandbox } = payouts.platforms;
if (!sandbox) throw new Error("There is no sandbox");

/** Says where it is, and stays there until it is killed. */
async function stopAt(point: string): Promise<void> {
  if (point !== hang) return;
  process.stdout.write(`${point}\n`);
  await new Promise(() => setInterval(() => {}, 60_000));
}

const watched: DonationPlatform = {
  ...sandbox,
  async submit(order) {
    await stopAt("before it asks");
    const donation = await sandbox.submit(order);
    await stopAt("after the donation was made");
    return donation;
  },
};
await payDue({ ...payouts, platforms: { sandbox: watched } }, "schedule");
process.stdout.write("done\n");
await db.destroy();
