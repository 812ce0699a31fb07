import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import { visitorRequest } from "./visitor-request.ts";

/** Whether the visitor's browser asks by Global Privacy Control that nothing be analysed. */
export function objectsToAnalysis(c: Context<AppEnv>): boolean {
  return visitorRequest(c).headers.get("Sec-GPC") === "1";
}
