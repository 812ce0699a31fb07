import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { prepareLine } from "./prepared-line.ts";

const FIELDS = { method: "GET", path: '/api/"quoted"', status: 200 };
const ID = "0f8e6d9d-7520-40ad-8d9e-07548f3d16eb";

function newLogger(level: string) {
  const lines: string[] = [];
  const options = { level, base: null, timestamp: () => ',"time":"2026-11-22T10:00:00.000Z"' };
  return { lines, logger: pino(options, { write: (line: string) => lines.push(line) }) };
}

describe("prepareLine", () => {
  test("writes to the letter what the logger would", () => {
    const { lines, logger } = newLogger("info");
    prepareLine(logger, FIELDS, "request")(0.1, ID);
    logger.child(FIELDS).info({ ms: 0.1, requestId: ID }, "request");
    expect(lines[0]).toBe(lines[1]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ...FIELDS, ms: 0.1, requestId: ID, msg: "request" });
  });

  test("writes nothing where the logger wouldn't", () => {
    const { lines, logger } = newLogger("warn");
    prepareLine(logger, FIELDS, "request")(0.1, ID);
    expect(lines).toEqual([]);
  });
});
