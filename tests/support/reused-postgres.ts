import { randomUUID } from "node:crypto";
import pg from "pg";
import { POSTGRES_TEMPLATE } from "./postgres.ts";

/**
 * A migrated PostgreSQL database that one test after another has to itself. Copying the template anew for each takes
 * some hundred milliseconds, putting back what a test has changed takes ten.
 */
export interface ReusedPostgres {
  /** Where it is reached. */
  readonly url: string;
  /** Puts it back as the migrations left it, for the next test; a database whose tables were changed is dropped. */
  giveBack(): Promise<void>;
}

interface Kept extends ReusedPostgres {
  readonly pool: pg.Pool;
}

/** Whoever is still connected, such as a killed server, must not write into the next test. */
const DISCONNECT_OTHERS = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** All that a test could have changed about the tables, as one text. */
const STRUCTURE = `
  select md5(string_agg(part, ',' order by part)) as structure from (
    select concat_ws(' ', attrelid::regclass, attnum, attname, atttypid, attnotnull) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select setconfig::text from pg_db_role_setting
  ) as parts`;

/** What waits for the next test of this process, by server. */
const idle = new Map<string, Kept[]>();

/** @param server the run's PostgreSQL, without a database name at the end */
export async function takePostgres(server: string): Promise<ReusedPostgres> {
  return idle.get(server)?.pop() ?? (await makeDatabase(server));
}

async function makeDatabase(server: string): Promise<Kept> {
  const name = `reused_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name} template ${POSTGRES_TEMPLATE} strategy file_copy`);
  const url = `${server}/${name}`;
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true, idleTimeoutMillis: 0 });
  // The server ends before its last connection does.
  pool.on("error", () => {});
  const structure = await structureOf(pool);
  const restore = await restoring(pool);
  const kept: Kept = {
    url,
    pool,
    async giveBack() {
      // A test may have ended this connection of ours, too; then the pool makes another.
      await pool.query(DISCONNECT_OTHERS).catch(() => pool.query(DISCONNECT_OTHERS));
      if ((await structureOf(pool)) === structure) {
        await pool.query(restore);
        idle.set(server, [...(idle.get(server) ?? []), kept]);
      } else {
        await pool.end();
        await administer(server, `drop database ${name} with (force)`);
      }
    },
  };
  return kept;
}

async function structureOf(pool: pg.Pool): Promise<string> {
  return (await pool.query<{ structure: string }>(STRUCTURE)).rows[0]?.structure ?? "";
}

/** Statements that put every table back as it is now, triggers and references left aside meanwhile. */
async function restoring(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const statements = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: contents } = await pool.query<{ content: string | null }>(
        `select quote_literal(json_agg(t)) as content from ${name} as t`,
      );
      const content = contents[0]?.content ?? null;
      const insert = `insert into ${name} select * from json_populate_recordset(null::${name}, ${content})`;
      return content === null ? [`delete from ${name}`] : [`delete from ${name}`, insert];
    }),
  );
  const { rows: sequences } = await pool.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'",
  );
  return [
    "begin",
    "set local session_replication_role = replica",
    ...statements.flat(),
    ...sequences.map(({ name }) => `alter sequence ${name} restart`),
    "commit",
  ].join(";");
}

/** Runs a statement that no transaction may hold, on the server's own database. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
