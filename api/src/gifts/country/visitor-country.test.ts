import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import type { AppEnv } from "../../http/env.ts";
import { createVisitorCountry } from "./visitor-country.ts";

it("takes a failed lookup as unknown, and logs it without the address", async () => {
  const lines: string[] = [];
  const visitorCountry = createVisitorCountry({
    trustedProxies: [],
    locateCountry: () => {
      throw new Error("the file is gone");
    },
    logger: pino({}, { write: (line: string) => lines.push(line) }),
  });
  const app = new Hono<AppEnv>().get("/", (c) => c.json(visitorCountry(c)));
  const response = await app.request("/", {}, { incoming: { socket: { remoteAddress: "203.0.113.5" } } });
  expect(await response.json()).toBeNull();
  expect(lines.join("")).toContain("the file is gone");
  expect(lines.join("")).not.toContain("203.0.113.5");
});
