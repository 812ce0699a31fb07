import * as z from "zod";
import { pageNumber } from "./page.ts";

/** Actions on a page of the audit log. */
export const AUDIT_PAGE = 50;

/** `GET /api/admin/actions`: which of them, as the query of its address. */
export const auditQuery = z.object({
  search: z
    .string("Please send the text to look for")
    .trim()
    .max(200, "Please keep it to 200 characters or fewer")
    .default("")
    .describe("In the action, who did it, and what it was done to."),
  page: pageNumber,
});

/** What an administrator, the command line or the schedule did. */
const auditAction = z.object({
  id: z.string(),
  at: z.string().describe("ISO 8601, UTC."),
  actor: z.string().describe("An address; `command line` or `schedule`; `deleted account`."),
  action: z.string().describe("Such as `revenue.import`."),
  details: z.string().describe("What it was done to, as JSON."),
});

/** What was done, the latest first. */
export const auditActions = z
  .object({
    items: z.array(auditAction),
    total: z.int().min(0),
    page: z.int().min(1),
    pages: z.int().min(1),
  })
  .meta({ id: "AuditActions" });
export type AuditActions = z.infer<typeof auditActions>;
