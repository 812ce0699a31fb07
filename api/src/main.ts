import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { COUNTRY_CODES, PRODUCT_NAME } from "@gifthearth/core";
import type { Logger } from "pino";
import { createApp, type Site } from "./app.ts";
import { type Config, ConfigError, parseConfig } from "./config/config.ts";
import { loadEnvFile } from "./config/env-file.ts";
import { NoDatabaseError, refuseOthersFile } from "./db/existing-database.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { CATALOGUE } from "./gifts/catalogue/index.ts";
import { createChatSweep } from "./gifts/chat/sweep.ts";
import { locateCountry } from "./gifts/country/locate-country.ts";
import { createFeedImporter } from "./gifts/offers/feed-importer.ts";
import { createFeedRound } from "./gifts/offers/scheduled-feeds/fetch-feeds.ts";
import { createReadyIdeas } from "./gifts/ready-ideas.ts";
import { createSources } from "./gifts/sources/sources.ts";
import { archiveEmbed, embedArchiveOf } from "./http/embed-archive.ts";
import { BUILT_FILES } from "./http/files.ts";
import { openLimitStore } from "./http/limits/store.ts";
import { createSafeFetch } from "./http/outgoing/safe-fetch.ts";
import { serve } from "./http/serve.ts";
import { createLedgerChanges } from "./money/ledger/changes.ts";
import { createSchedule, startSchedule } from "./money/ledger/schedule.ts";
import { createCheckpointMails } from "./money/log/checkpoint-mails.ts";
import { createLogKeeper } from "./money/log/ledger-log.ts";
import { createLedgerTree } from "./money/log/ledger-tree.ts";
import { createWitnessRound } from "./money/log/witnesses.ts";
import { drivePayouts } from "./money/payout/drive.ts";
import { createPlatforms } from "./money/payout/platforms.ts";
import { createNetworkFetch } from "./money/revenue/networks/fetch-network.ts";
import { createAlarmWatch } from "./operating/alarms/watch.ts";
import { createBackupRound } from "./operating/backups/backup-round.ts";
import { createReadiness } from "./operating/health/readiness.ts";
import { createMetrics } from "./operating/metrics/metrics.ts";
import { createPartnerCounts } from "./partners/counts.ts";
import { createPendingAccountSweep } from "./people/auth/pending-accounts.ts";
import { createMailSender } from "./people/mail/mail-sender.ts";
import { createMailer } from "./people/mail/mailer.ts";
import { createOutbox } from "./people/mail/outbox.ts";
import { createNewsletterSweep } from "./people/newsletter/sweep.ts";
import { createReminderRound, createReminderSweep } from "./people/reminders/reminder-round.ts";
import { createSharedListSweep } from "./people/shared-lists/sweep.ts";
import { createLogger } from "./runtime/logger.ts";
import { onceSteady } from "./runtime/once-steady.ts";
import { repeat } from "./runtime/repeat.ts";
import { shutDown } from "./runtime/shut-down.ts";

const SITE = new URL("../../sites/main/dist/server/entry-server.js", import.meta.url);

/** Between two looks for mails that wait to be sent, milliseconds. */
const OUTBOX_REST = 15_000;
/** Between two looks for feeds of shops that are due, milliseconds. */
const FEEDS_REST = 60_000;

/** Between two looks for reminders that are due, milliseconds. */
const REMINDERS_REST = 60_000;

/** Between two looks for what is wrong with the money, milliseconds. */
const ALARMS_REST = 15 * 60_000;

/** Between two looks whether the ledger's witnesses have something to cosign, milliseconds. */
const WITNESSES_REST = 60_000;

/** Between two looks whether somebody is to be mailed the ledger's checkpoint, milliseconds. */
const CHECKPOINTS_REST = 60_000;

/** Between two looks whether a backup is due, milliseconds. */
const BACKUPS_REST = 60_000;

/** Between two questions to affiliate networks, milliseconds. */
const NETWORKS_REST = 6 * 60 * 60_000;

// What the server writes (the database with its passwords and addresses, mails) is for its own user alone.
process.umask(0o077);

try {
  loadEnvFile();
  await start(parseConfig(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config);
  const newId = randomUUID;
  await refuseOthersFile(config.databaseUrl);
  const db = openDatabase(config.databaseUrl, logger);
  await migrate(db);
  const site = await loadSite(logger);
  await archiveEmbed(BUILT_FILES.embed, embedArchiveOf(config), logger);
  const clock = () => new Date();
  const elapsed = () => performance.now();
  const metrics = createMetrics({ ofProcess: true });
  const telemetry = metrics.ai;
  const ledgerChanges = createLedgerChanges();
  const ledgerTree = createLedgerTree();
  const partnerCounts = createPartnerCounts({ db, clock, logger });
  const platforms = createPlatforms({ config, db, clock, newId });
  const { model, sources } = await createSources({
    config,
    catalogue: CATALOGUE,
    db,
    clock,
    logger,
    telemetry,
  });
  const limitStore = await openLimitStore({ config, db, logger });
  const readiness = createReadiness();
  const sender = createMailer({ ...config, newId, logger });
  const folder = join(config.dataDirectory, "outbox");
  const outbox = config.mail.smtpUrl ? createOutbox({ mailer: sender, folder, clock, newId, logger }) : null;
  const mailer = outbox ?? sender;
  const post = createMailSender(mailer, logger);
  const safeFetch = createSafeFetch();
  const importFeed = createFeedImporter(config.databaseUrl);
  const app = createApp({
    ...(site && { site }),
    config,
    db,
    sources,
    model,
    metrics,
    locateCountry,
    mailer,
    post,
    readiness,
    ledgerChanges,
    ledgerTree,
    partnerCounts,
    safeFetch,
    importFeed,
    createLimiter: limitStore.createLimiter,
    platforms,
    clock,
    elapsed,
    newId,
    logger,
  });
  const server = await serve(app, { host: config.host, port: config.port, newId, logger });

  const money = { config, db, clock, newId, logger, ledgerChanges, ledgerTree, platforms };
  const keepLog = createLogKeeper(money, logger);
  const askWitnesses = createWitnessRound(money);
  const schedule = createSchedule({
    ...money,
    pay: () => drivePayouts(money, "schedule"),
    keepLog,
    sweep: [
      createNewsletterSweep(db, clock),
      createPendingAccountSweep(db, clock),
      createChatSweep(db, clock, config),
      createSharedListSweep(db, clock),
      createReminderSweep(db, clock),
    ].map((sweep) => onceSteady({ clock, elapsed }, sweep)),
  });
  const backUp = createBackupRound(money);
  const watch = createAlarmWatch({ config, db, clock, mailer, metrics, logger });
  const fetchFeeds = createFeedRound({ config, db, safeFetch, importFeed, clock, logger });
  const fetchNetworks = createNetworkFetch({ config, db, clock, newId, logger });
  const mailCheckpoints = createCheckpointMails({ config, db, clock, mailer, logger });
  const findReadyIdeas = createReadyIdeas(sources);
  const sendReminders = createReminderRound({ config, db, clock, mailer, findReadyIdeas, logger });
  // What goes on by itself and may take long ends with it.
  const ending = new AbortController();
  const stops = config.schedule
    ? [
        startSchedule(schedule),
        repeat(fetchNetworks, NETWORKS_REST),
        repeat(fetchFeeds, FEEDS_REST),
        repeat(() => keepLog().then(askWitnesses), WITNESSES_REST),
        repeat(() => keepLog().then(watch), ALARMS_REST),
        repeat(() => keepLog().then(mailCheckpoints), CHECKPOINTS_REST),
        repeat(() => backUp(ending.signal), BACKUPS_REST),
        // A mail can't be taken back, and a clock that is wrong would send it on the wrong day.
        repeat(onceSteady({ clock, elapsed }, sendReminders), REMINDERS_REST),
      ]
    : [];
  const stopSchedule = async () => {
    ending.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
  const stopOutbox = outbox ? repeat(outbox.retry, OUTBOX_REST) : async () => {};

  let isClosing = false;
  const hurry = new AbortController();
  async function close(signal: NodeJS.Signals): Promise<void> {
    if (signal === "SIGINT") hurry.abort();
    if (isClosing) return;
    isClosing = true;
    logger.info(`${signal}: finishing what is in flight`);
    const parts = {
      server,
      readiness,
      stopSchedule,
      stopOutbox,
      post,
      partnerCounts,
      limitStore,
      db,
      logger,
    };
    const isWhole = await shutDown(parts, config.shutdown, hurry.signal);
    if (isWhole) logger.info("Ended, with everything written down");
    else logger.error("Ended before everything was written down");
    process.exit(isWhole ? 0 : 1);
  }
  process.on("SIGTERM", close);
  process.on("SIGINT", close);

  logger.info(`${PRODUCT_NAME} is ready at ${addressOf(config, server.port)}`);
  tellMissingApprovals(config, logger);
}

/** The site's pages as the build left them; undefined when there is no build, and the API stands alone. */
async function loadSite(logger: Logger): Promise<Site | undefined> {
  if (!existsSync(SITE)) {
    logger.warn("The site isn't built, so only the API answers: run `npm run build`");
    return undefined;
  }
  const { render } = (await import(SITE.href)) as { readonly render: Site };
  return render;
}

/** The public address, unless the system chose the port. */
function addressOf({ publicUrl, port }: Config, actualPort: number): string {
  return port === actualPort ? publicUrl : `http://localhost:${actualPort}`;
}

/** The operator knows for which countries embeds lead to our own pages first. */
function tellMissingApprovals({ thirdPartySites }: Config, logger: Logger): void {
  const missing = COUNTRY_CODES.filter((country) => !thirdPartySites.includes(country));
  if (missing.length === 0) return;
  logger.info(
    { countries: missing },
    `On other sites, widgets link to our own pages for ${missing.join(", ")}: AFFILIATE_THIRD_PARTY_SITES does not name them as approved`,
  );
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof NoDatabaseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, syscall } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken; set PORT to another one or stop what uses it.`;
  // What hinders the database comes as another error's cause.
  if (syscall === "listen" || syscall === "getaddrinfo") {
    return `${PRODUCT_NAME} can't listen: ${error.message}\nPlease set HOST to an address of this machine, and PORT to one that you may use.`;
  }
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  const advice = "Please see DATA_DIR and DATABASE_URL; `npm run doctor` says what to mend.";
  return `${PRODUCT_NAME} can't start: ${error.message}${cause}\n${advice}`;
}
