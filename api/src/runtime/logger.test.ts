import { execFile } from "node:child_process";
import { promisify } from "node:util";
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

it("has written each line before anything else happens, however the process ends", async () => {
  const dying = `
    import { createLogger } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    createLogger({ logLevel: "info" }).error("the last line");
    process.kill(process.pid, "SIGKILL");`;
  const ended = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", dying]);
  await expect(ended).rejects.toMatchObject({
    signal: "SIGKILL",
    stdout: expect.stringMatching(/^\{"level":50,"time":"[-\d]+T[:.\d]+Z","msg":"the last line"\}\n$/),
  });
});
