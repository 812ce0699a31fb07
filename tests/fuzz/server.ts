import { pino } from "pino";
import { createApp } from "../../api/src/app.ts";
import type { Config } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { locateCountry } from "../../api/src/gifts/country/locate-country.ts";
import { createSources } from "../../api/src/gifts/sources/sources.ts";
import { serve } from "../../api/src/http/serve.ts";
import { createMetrics } from "../../api/src/operating/metrics/metrics.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { addAccount } from "../support/accounts.ts";

/** What its clock shows first. */
export const START = new Date("2026-11-21T12:00:00.000Z");
/** Milliseconds that pass with each look at the clock. */
const TICK = 50;

/**
 * The whole app on a real socket in this process, with a clock and ids that are the same each time, a model that
 * answers at once, and mails that are read for their tokens.
 * @param db migrated
 */
export async function startFuzzedServer(db: Database, config: Config) {
  let time = START.getTime();
  let ids = 0;
  const tokens: string[] = [];
  const lines: string[] = [];
  const clock = () => {
    time += TICK;
    return new Date(time);
  };
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  };
  const logger = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const metrics = createMetrics();
  const { sources } = await createSources({
    config,
    catalogue: CATALOGUE,
    db,
    clock,
    logger,
    telemetry: metrics.ai,
  });
  const app = createApp({
    config,
    db,
    sources,
    model: {
      async *stream() {
        yield '[{"title":"Star Map","description":"Their night sky.","priceRange":"$20-$30","category":"home"}]';
      },
    },
    metrics,
    locateCountry,
    mailer: {
      async send({ text }) {
        for (const [token] of text.matchAll(/[\w-]{30,}/g)) tokens.push(token);
      },
    },
    clock,
    newId,
    logger,
  });
  const server = await serve(app, { host: "127.0.0.1", port: 0, newId, logger });
  return {
    app,
    url: `http://127.0.0.1:${server.port}`,
    /** From mails, oldest first. */
    tokens,
    /** What was logged as an error. */
    errors: () => lines.join(""),
    openAccount: (email: string) => addAccount(db, email, { id: newId(), createdAt: clock() }),
    makeAdmin: (email: string) => grantAdmin(db, email),
    close: () => server.close(0),
  };
}
