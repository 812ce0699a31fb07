import { minorToDollars } from "@gifthearth/core";
import {
  type CloseResponse,
  closeChecklist,
  closeRequest,
  closeResponse,
  monthParam,
  skipRequest,
  skipResponse,
} from "@gifthearth/core/contract";
import { WHOLE } from "@gifthearth/core/ledger";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { json, jsonBody } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { readChecklist } from "./checklist.ts";
import { type CloseOutcome, closeMonth, skipMonth } from "./close.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** `POST /api/admin/closes` and `/api/admin/skips`. */
export function ledgerRoutes(dependencies: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/admin/closes/{month}",
        access: "admin",
        tag: "Administration",
        summary: "What is to be known before a month is closed",
        request: { params: z.object({ month: monthParam }) },
        reply: { 200: json(closeChecklist, "As things are now. Nothing is written.") },
        errors: ["invalid_request"],
      },
      async (c) => c.json(await readChecklist(dependencies, c.req.valid("param").month), 200),
    ),
    route(
      {
        method: "post",
        path: "/api/admin/closes",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Close a month",
        description: "Calculates the month's donations. Closing it again changes nothing.",
        request: jsonBody(closeRequest),
        reply: { 200: json(closeResponse, "The month's calculation.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { month, exception } = c.req.valid("json");
        const outcome = await closeMonth({ ...dependencies, actor: { userId } }, month, exception);
        return c.json(toResponse(outcome), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/skips",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Leave out a month",
        description:
          "For the next month to be closed, where it has no reports; those after it can be closed then.",
        request: jsonBody(skipRequest),
        reply: { 200: json(skipResponse, "Whether it is new.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { month, reason } = c.req.valid("json");
        const isNew = await skipMonth({ ...dependencies, actor: { userId } }, month, reason);
        return c.json({ month, isNew }, 200);
      },
    ),
  ];
}

function toResponse({ close, isNew }: CloseOutcome): CloseResponse {
  return {
    month: close.month,
    isNew,
    base: minorToDollars(close.baseMinor),
    share: close.shareBasisPoints / WHOLE,
    donation: minorToDollars(close.donationMinor),
    carriedOut: minorToDollars(close.carryMinor),
    split: close.split.map(({ charityId, charityName, amountMinor }) => ({
      charityId,
      charityName,
      amount: minorToDollars(amountMinor),
    })),
  };
}
