import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { measureImport } from "../support/measure-import.ts";
import { postgresOfRun } from "../support/postgres.ts";

/** `npm run bench` does it with a million. */
const LINES = 40_000;
/** Less than so many lines take when they are held, megabytes. */
const HEAP = 32;

describe("the import of a long report", () => {
  const limited = { nodeOptions: [`--max-old-space-size=${HEAP}`] };

  it("holds few of its lines at a time on SQLite", async () => {
    expect((await measureImport(LINES, limited)).lineCount).toBe(LINES);
  });

  it("holds few of its lines at a time on PostgreSQL", async () => {
    const server = await postgresOfRun(inject("postgresDoor"));
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    const client = new pg.Client(`${server}/postgres`);
    await client.connect();
    try {
      await client.query(`create database ${name}`);
      const measured = await measureImport(LINES, { ...limited, postgresUrl: `${server}/${name}` });
      expect(measured.lineCount).toBe(LINES);
    } finally {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    }
  });
});
