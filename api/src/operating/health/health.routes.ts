import { healthResponse } from "@gifthearth/core/contract";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import type { Readiness } from "./readiness.ts";

/** How long the database may take to show that it is there, milliseconds. */
const PATIENCE = 2_000;

interface Dependencies {
  readonly db: Database;
  readonly readiness: Readiness;
}

/** `GET /healthz` and `GET /readyz`. */
export function healthRoutes({ db, readiness }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/healthz",
        access: "direct",
        quick: true,
        tag: "Operation",
        summary: "Whether the server runs",
        reply: { 200: json(healthResponse, "It runs.") },
      },
      (c) => {
        c.header("Cache-Control", "no-store");
        return c.json({ status: "ok" as const }, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/readyz",
        access: "direct",
        quick: true,
        tag: "Operation",
        summary: "Whether the server wants requests: whether it reaches its database, and isn't about to end",
        reply: { 200: json(healthResponse, "It does.") },
      },
      async (c) => {
        c.header("Cache-Control", "no-store");
        if (readiness.isLeaving) {
          throw new ApiError("unavailable", "This server is about to end. Please ask another one.", {
            retryAfter: 1,
            isExpected: true,
          });
        }
        await reach(db);
        return c.json({ status: "ok" as const }, 200);
      },
    ),
  ];
}

async function reach(db: Database): Promise<void> {
  const answer = sql`select 1`.execute(db);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer")), PATIENCE);
  });
  try {
    await Promise.race([answer, tooLate]);
  } catch (cause) {
    throw new ApiError("unavailable", "The database can't be reached", { cause });
  } finally {
    clearTimeout(timer);
  }
}
