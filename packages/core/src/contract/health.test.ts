import { expect, test } from "vitest";
import { healthResponse } from "./health.ts";

test("health is ok, or there is no such answer", () => {
  expect(healthResponse.parse({ status: "ok" })).toEqual({ status: "ok" });
  expect(healthResponse.safeParse({ status: "ill" }).success).toBe(false);
});
