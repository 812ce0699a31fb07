import { expect, it } from "vitest";
import { storageTroubleOf } from "./trouble.ts";

const failure = (code: string) => Object.assign(new Error("no"), { code });

it.each([
  ["SQLITE_BUSY_SNAPSHOT", /very busy/],
  ["40P01", /very busy/],
  ["53300", /very busy/],
  ["SQLITE_FULL", /can't save/],
  ["SQLITE_IOERR_WRITE", /can't save/],
  ["SQLITE_READONLY_DBMOVED", /can't save/],
  ["53100", /can't save/],
  ["25006", /can't save/],
  ["ENOSPC", /can't save/],
  ["57P01", /can't be reached/],
  ["08006", /can't be reached/],
  ["ECONNREFUSED", /can't be reached/],
])("takes %s for trouble that passes", (code, message) => {
  const trouble = storageTroubleOf(new Error("The page failed", { cause: failure(code) }));
  expect(trouble?.message).toMatch(message);
  expect(trouble?.retryAfter).toBeGreaterThan(0);
});

it("knows a connection that broke, which has no code", () => {
  expect(storageTroubleOf(new Error("Connection terminated unexpectedly"))?.message).toMatch(/reached/);
});

it.each(["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CORRUPT", "23505", "42P01", "ERR_INVALID_ARG_TYPE"])(
  "takes %s for a fault that waiting doesn't mend",
  (code) => {
    expect(storageTroubleOf(failure(code))).toBeNull();
  },
);
