import { revenueImport, revenueImportQuery, revenueSnapshots } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { importReport } from "./import-report.ts";
import { ImportConflict } from "./import-request.ts";
import { ReportError } from "./report/report-error.ts";
import { listSnapshots } from "./revenue.repository.ts";
import { fileSource } from "./source.ts";
import { spool } from "./spool.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Of a report: room for more than a million lines. */
const MOST_BYTES = 256 * 1024 * 1024;
const FILE_TYPES = ["text/csv", "text/tab-separated-values", "application/octet-stream"] as const;
const file = { schema: z.string().meta({ format: "binary" }) };

/** `/api/admin/revenue`: the imported earnings reports, and the import of one. */
export function revenueRoutes(dependencies: Dependencies) {
  const { config, db } = dependencies;
  return [
    route(
      {
        method: "get",
        path: "/api/admin/revenue",
        access: "admin",
        tag: "Administration",
        summary: "The imported earnings reports",
        reply: { 200: json(revenueSnapshots, "The newest first.") },
      },
      async (c) => c.json({ items: await listSnapshots(db) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/admin/revenue",
        access: "admin",
        limit: "admin",
        body: MOST_BYTES,
        tag: "Administration",
        summary: "Import an earnings report",
        description:
          "The body is the file itself, CSV or TSV (of a network also the JSON of its API), of 256 MB or less. It takes the place of the report of its marketplace, tracking id and month; when anything is wrong, nothing changes, and the error's message names line and column.",
        request: {
          query: revenueImportQuery,
          body: {
            required: true,
            content: {
              "text/csv": file,
              "text/tab-separated-values": file,
              "application/octet-stream": file,
            },
          },
        },
        reply: { 200: json(revenueImport, "What was changed, or would be.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const { dryRun, confirmRate, ...query } = c.req.valid("query");
        refuseOtherTypes(c.req.header("Content-Type"));
        const { body } = c.req.raw;
        if (!body) throw new ApiError("invalid_request", "Please send the report as the request's body");
        const upload = await spool(body, config.dataDirectory, MOST_BYTES);
        try {
          const source = fileSource(upload.path);
          const request = {
            ...query,
            source,
            dryRun: dryRun === "true",
            isRateConfirmed: confirmRate === "true",
            actor: { userId },
          };
          return c.json(await importReport(dependencies, request), 200);
        } catch (error) {
          if (error instanceof ReportError) {
            throw new ApiError("invalid_request", error.message, { cause: error });
          }
          if (error instanceof ImportConflict)
            throw new ApiError("conflict", error.message, { cause: error });
          throw error;
        } finally {
          await upload.discard();
        }
      },
    ),
  ];
}

function refuseOtherTypes(contentType = ""): void {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if ((FILE_TYPES as readonly (string | undefined)[]).includes(type)) return;
  throw new ApiError(
    "unsupported_media_type",
    `Please send the report itself, with a Content-Type of ${FILE_TYPES.join(", ")}`,
  );
}
