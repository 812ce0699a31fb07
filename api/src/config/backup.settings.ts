import { numberSetting, SETTING_DOCS, setting } from "./setting.ts";

const keep = (name: string, fallback: number, each: string, addition = "") =>
  numberSetting(
    { least: 0, most: 1_000, fallback },
    `Set ${name} to a whole number from 0 to 1000, or remove it to use ${fallback}.`,
  ).register(SETTING_DOCS, {
    meaning: `Of how many ${each}, this one included, the last scheduled backup is kept.${addition} The newest of all is kept in any case.`,
    allowed: "a whole number from 0 to 1000",
    fallback: String(fallback),
  });

/** What is backed up by itself, and how long it is kept. */
export const backupSettings = {
  BACKUP_EVERY_HOURS: numberSetting(
    { least: 0, most: 168, fallback: 0 },
    "Set BACKUP_EVERY_HOURS to a whole number from 0 to 168, or remove it to make no backups.",
  ).register(SETTING_DOCS, {
    meaning:
      "How often the whole database, of either kind, is backed up to a new file, as `npm run backup` does, while the server goes on. Of several processes one does it; where several machines serve, set it on one of them, or `BACKUP_DIR` to a folder that they share.",
    allowed: "hours, a whole number from 0 to 168; 0 for never",
    fallback: "0",
  }),
  BACKUP_DIR: setting
    .refine((path = "") => !path.includes("\0"), "Set BACKUP_DIR to a path, or remove it.")
    .register(SETTING_DOCS, {
      meaning:
        "The folder of the scheduled backups. On the database's own disk they help against mistakes alone: have another machine fetch them, or mount another disk.",
      allowed: "a path; made if it isn't there",
      otherwise: "`backups` in `DATA_DIR`",
    }),
  BACKUP_KEEP_DAYS: keep("BACKUP_KEEP_DAYS", 7, "days"),
  BACKUP_KEEP_WEEKS: keep("BACKUP_KEEP_WEEKS", 4, "weeks"),
  BACKUP_KEEP_MONTHS: keep(
    "BACKUP_KEEP_MONTHS",
    0,
    "months",
    " The privacy policy promises that backups are gone after 30 days: change it, too, before you keep any for months.",
  ),
};
