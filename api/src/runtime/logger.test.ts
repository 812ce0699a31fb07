import { pino } from "pino";
import { expect, it } from "vitest";
import { describeError } from "./logger.ts";

it("logs of an error what happened, and not whose row it was", () => {
  const lines: string[] = [];
  const logger = pino({ serializers: { err: describeError } }, { write: (line: string) => lines.push(line) });
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(ann@example.org) already exists.",
    parameters: ["ann@example.org"],
  });
  logger.error({ err: cause }, "Request failed");
  logger.error({ err: new Error("The row can't be stored", { cause }) }, "Request failed");
  expect(lines.join("")).not.toContain("ann@");
  expect(JSON.parse(lines[0] ?? "").err).toMatchObject({ code: "23505", message: cause.message });
  expect(JSON.parse(lines[1] ?? "").err.stack).toContain("duplicate key value");
});
