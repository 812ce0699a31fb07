import { revenueImport, revenueImportQuery, revenueSnapshots } from "@gifthearth/core/contract";
import { createRoute, z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { MOST_REPORT_BYTES } from "../../http/body.ts";
import { type FindCurrentUser, requireUser } from "../../http/current-user.ts";
import { errors, json } from "../../http/described.ts";
import { createRouter } from "../../http/router.ts";
import { ImportConflict, importReport } from "./import-report.ts";
import { ReportError } from "./report/report-error.ts";
import { listSnapshots } from "./revenue.repository.ts";
import { fileSource } from "./source.ts";
import { spool } from "./spool.ts";

interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const FILE_TYPES = ["text/csv", "text/tab-separated-values", "application/octet-stream"] as const;

/** `/api/admin/revenue`: the imported earnings reports, and the import of one. */
export function revenueRoutes(dependencies: Dependencies) {
  const { config, db, currentUser } = dependencies;
  return createRouter()
    .openapi(ROUTES.list, async (c) => c.json({ items: await listSnapshots(db) }, 200))
    .openapi(ROUTES.import, async (c) => {
      const { id: userId } = await requireUser(c, currentUser);
      const { dryRun, ...query } = c.req.valid("query");
      refuseOtherTypes(c.req.header("Content-Type"));
      const { body } = c.req.raw;
      if (!body) throw new ApiError("invalid_request", "Please send the report as the request's body");
      const upload = await spool(body, config.dataDirectory, MOST_REPORT_BYTES);
      try {
        const source = fileSource(upload.path);
        const request = { ...query, source, dryRun: dryRun === "true", actor: { userId } };
        return c.json(await importReport(dependencies, request), 200);
      } catch (error) {
        if (error instanceof ReportError) {
          throw new ApiError("invalid_request", error.message, { cause: error });
        }
        if (error instanceof ImportConflict) throw new ApiError("conflict", error.message, { cause: error });
        throw error;
      } finally {
        await upload.discard();
      }
    });
}

function refuseOtherTypes(contentType = ""): void {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if ((FILE_TYPES as readonly (string | undefined)[]).includes(type)) return;
  throw new ApiError(
    "unsupported_media_type",
    `Please send the report itself, with a Content-Type of ${FILE_TYPES.join(", ")}`,
  );
}

const tags = ["Administration"];
const file = { schema: z.string().meta({ format: "binary" }) };

const ROUTES = {
  list: createRoute({
    method: "get",
    path: "/api/admin/revenue",
    tags,
    summary: "The imported earnings reports",
    responses: { 200: json(revenueSnapshots, "The newest first."), ...errors("unauthorized", "forbidden") },
  }),
  import: createRoute({
    method: "post",
    path: "/api/admin/revenue",
    tags,
    summary: "Import an earnings report",
    description:
      "The body is the file itself, CSV or TSV in UTF-8, of 256 MB or less. It takes the place of the report of its marketplace, tracking id and month; when anything is wrong, nothing changes, and the error's message names line and column.",
    request: {
      query: revenueImportQuery,
      body: {
        required: true,
        content: { "text/csv": file, "text/tab-separated-values": file, "application/octet-stream": file },
      },
    },
    responses: {
      200: json(revenueImport, "What was changed, or would be."),
      ...errors(
        "invalid_request",
        "unauthorized",
        "forbidden",
        "conflict",
        "payload_too_large",
        "unsupported_media_type",
      ),
    },
  }),
};
