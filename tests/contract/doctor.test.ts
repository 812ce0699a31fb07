import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { checkRedis } from "../../api/src/operating/doctor/services.ts";
import { runCommand, runFile } from "../support/command.ts";
import { openPostgres, openSqlite } from "../support/databases.ts";
import { startLocalServer } from "../support/local-server.ts";
import { type RedisServer, startRedisServer } from "../support/redis-server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

let folder: string;
const ending: (() => Promise<unknown> | unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gifthearth-doctor-"));
  ending.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const examine = (env: Readonly<Record<string, string>> = {}) => runCommand({ folder, env }, "doctor");

describe("npm run doctor", () => {
  it("finds nothing wrong with no settings at all, and leaves nothing behind", async () => {
    // As the operator has it, in a process of its own; the rest of the tests look from within this one.
    const [, said] = await runFile("cli/doctor.ts", { folder });
    expect(said).toMatch(/✓ Node .*\d/);
    expect(said).toMatch(/✓ DATA_DIR .*can be written to/);
    expect(said).toMatch(/✓ Database .*which the first start makes/);
    // Where the tests run without a build that one thing is told.
    expect(said.match(/✗.*/g) ?? []).toEqual(
      said.includes("isn't built") ? [expect.stringMatching("Build")] : [],
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it("repeats every setting at fault with what to do, and fails", async () => {
    const [code, said] = await examine({ PORT: "many", CHARITY_SHARE: "50%" });
    expect(code).toBe(1);
    expect(said).toContain("Set PORT to a whole number");
    expect(said).toContain("Set CHARITY_SHARE to a number");
  });

  it("says what the open web asks for", async () => {
    const [code, said] = await examine({
      PUBLIC_URL: "https://gifts.example.org",
      RATE_LIMITS: "off",
      METRICS_TOKEN: "short",
    });
    expect(code).toBe(1);
    expect(said).toMatch(/✗ Proxies .*\n.*Set TRUSTED_PROXIES/);
    expect(said).toMatch(/✗ Mails .*\n.*Set SMTP_URL/);
    expect(said).toMatch(/✗ Limits .*\n.*Remove RATE_LIMITS/);
    expect(said).toMatch(/! Metrics .*guessed\n/);
    expect(said).toMatch(/! Payouts .*no money moves\n/);
    const [, local] = await examine({ NODE_ENV: "production" });
    expect(local).toMatch(/✗ PUBLIC_URL .*\n.*https address/);
    const [, open] = await examine({ TRUSTED_PROXIES: "0.0.0.0/0" });
    expect(open).toMatch(/✗ Proxies .*everybody is believed/);
  });

  it("asks the mail server, the AI and the payout platform, and tells whose key is refused, never the key", async () => {
    const smtp = await startSmtpServer();
    ending.push(smtp.close);
    const service = await startLocalServer((request, response) => {
      const isRight = /right|cGs6cmlnaHQ=/.test(request.headers.authorization ?? "");
      response.writeHead(isRight ? 200 : 401, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ data: [{ id: "model-1" }] }));
    });
    ending.push(service.close);
    const services = {
      SMTP_URL: smtp.url,
      AI_BASE_URL: service.origin,
      AI_MODEL: "model-1",
      CHANGE_BASE_URL: service.origin,
      CHANGE_PUBLIC_KEY: "pk",
    };
    const [, well] = await examine({ ...services, AI_API_KEY: "right", CHANGE_SECRET_KEY: "right" });
    expect(well).toMatch(/✓ Mails .*the mail server answers/);
    expect(well).toMatch(/✓ AI .*has model-1/);
    expect(well).toMatch(/✓ Change .*takes the key/);
    const [, unlisted] = await examine({
      ...services,
      AI_API_KEY: "right",
      AI_MODEL: "model-2",
      CHANGE_SECRET_KEY: "no",
    });
    expect(unlisted).toMatch(/! AI .*doesn't list model-2/);
    const [code, ill] = await examine({
      ...services,
      AI_API_KEY: "wr0ng-key",
      CHANGE_SECRET_KEY: "wr0ng-key",
    });
    expect(code).toBe(1);
    expect(ill).toMatch(/✗ AI .*refused \(401\)/);
    expect(ill).toMatch(/✗ Change .*refuses the key \(401\)/);
    expect(ill).not.toContain("wr0ng-key");
    const [, down] = await examine({ SMTP_URL: "smtp://ann:s3cret@127.0.0.1:1" });
    expect(down).toMatch(/✗ Mails .*ECONNREFUSED/);
    expect(down).not.toContain("s3cret");
  });

  it("sees whether a database is up to date, empty, older, or from a newer version", async () => {
    const { db, url, discard } = await openSqlite();
    ending.push(discard);
    const [, current] = await examine({ DATABASE_URL: url });
    expect(current).toMatch(/✓ Database .*up to date/);
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
    const [, older] = await examine({ DATABASE_URL: url });
    expect(older).toMatch(/! Database .*; 1 of \d+ migrations haven't run\n.*npm run backup/);
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db);
    const [code, newer] = await examine({ DATABASE_URL: url });
    expect(newer).toMatch(/✗ Database .*newer version/);
    expect(code).toBe(1);
    const empty = openDatabase(`file:${folder}/empty.db`, pino({ level: "silent" }));
    await sql`select 1`.execute(empty);
    await empty.destroy();
    const [, bare] = await examine({ DATABASE_URL: `file:${folder}/empty.db` });
    expect(bare).toMatch(/✓ Database .*empty/);
  });

  it("reaches PostgreSQL, whose clock should go with ours", async () => {
    const { url, discard } = await openPostgres();
    ending.push(discard);
    const [, said] = await examine({ DATABASE_URL: url });
    expect(said).toMatch(/✓ Database .*up to date/);
    expect(said).toMatch(/✓ Its clock/);
    const [code, down] = await examine({ DATABASE_URL: "postgres://me:s3cret@127.0.0.1:1/gifts" });
    expect(code).toBe(1);
    expect(down).toMatch(/✗ Database .*ECONNREFUSED/);
    expect(down).not.toContain("s3cret");
  });

  it("asks the Redis that counts attempts", async () => {
    const redis = await startRedisServer();
    const env = { RATE_LIMIT_STORE: "redis", REDIS_URL: redis.url.replace("//", "//ann:s3cret@") };
    const [, well] = await examine({ ...env, REDIS_URL: redis.url });
    expect(well).toMatch(/✓ Redis .*answers/);
    await redis.stop();
    const [code, down] = await examine(env);
    expect(code).toBe(1);
    expect(down).toMatch(/✗ Redis .*ECONNREFUSED.*\n.*REDIS_URL/);
    expect(down).not.toContain("s3cret");
  });

  it("tells of a Redis that lets us in and doesn't count, and of one that doesn't let us in", async () => {
    const said = async (redis: RedisServer, user: string) => {
      const REDIS_URL = redis.url.replace("//", `//${user}@`);
      const [code, text] = await examine({ RATE_LIMIT_STORE: "redis", REDIS_URL });
      await redis.stop();
      expect(text).not.toContain("s3cret");
      return code === 1 ? text : "";
    };
    const replica = await startRedisServer({
      refusal: "READONLY You can't write against a read only replica.",
    });
    expect(await said(replica, "ann:s3cret")).toMatch(/✗ Redis .*read only replica/);
    const guarded = await startRedisServer({ password: "other" });
    expect(await said(guarded, "ann:s3cret")).toMatch(/✗ Redis .*WRONGPASS/);
    expect(await said(await startRedisServer({ password: "other" }), "")).toMatch(/✗ Redis .*NOAUTH/);
  });

  it("doesn't wait for ever for a Redis that says nothing", async () => {
    const { url, stop } = await startRedisServer({ refusal: null });
    const finding = await checkRedis({ rateLimitStore: "redis", redisUrl: url }, 200);
    await stop();
    expect(finding).toMatchObject({ state: "mend", found: expect.stringContaining("200") });
  });

  it("says that a .env is none, and goes on", async () => {
    await mkdir(join(folder, ".env"));
    const [code, said] = await examine({ LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(said).toMatch(/✗ \.env .*can't be read.*\n.*text file/);
    expect(said).toContain("LOG_LEVEL");
  });

  it("says that a folder can't be written to, and that a .env can be read by others", async () => {
    await writeFile(join(folder, ".env"), "LOG_LEVEL=info", { mode: 0o644 });
    await mkdir(join(folder, "data"));
    const [, said] = await examine({ DATA_DIR: join(folder, ".env") });
    expect(said).toMatch(/✗ DATA_DIR .*\n.*Set DATA_DIR to a folder/);
    expect(said).toMatch(/! \.env .*\n.*chmod 600 \.env/);
  });
});
