import type { Config } from "../../config/config.ts";
import { reasonOf } from "../../runtime/reason.ts";
import { listBackups } from "../backups/backup-round.ts";
import { type Finding, good, look, mend } from "./finding.ts";

const HOUR = 60 * 60_000;

/** How old the newest scheduled backup is. */
export async function checkBackups(
  { backups, publicUrl }: Pick<Config, "backups" | "publicUrl">,
  now: Date,
): Promise<Finding> {
  if (!backups) {
    const found = "none is made by itself";
    if (!publicUrl.startsWith("https:")) return good("Backups", found);
    return look("Backups", found, "Set BACKUP_EVERY_HOURS, or see that something else makes them.");
  }
  const { directory, every } = backups;
  try {
    const times = (await listBackups(directory)).map(({ at }) => at.getTime());
    if (times.length === 0) {
      const advice = "Start the server, and look again; the log tells why one failed.";
      return look("Backups", `none is in ${directory} yet`, advice);
    }
    const age = Math.floor((now.getTime() - Math.max(...times)) / HOUR);
    const found = `${times.length} in ${directory}, the newest ${age} hour${age === 1 ? "" : "s"} old`;
    // One that takes long, or is tried again, is not late yet.
    return age * HOUR <= every * 2 + HOUR
      ? good("Backups", found)
      : mend("Backups", found, "See in the server's log why no newer one was made.");
  } catch (error) {
    return mend("Backups", `${directory} can't be read: ${reasonOf(error)}`, "Correct BACKUP_DIR.");
  }
}
