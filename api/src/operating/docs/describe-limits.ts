import type { OpenAPIHono } from "@hono/zod-openapi";
import { LIMITED } from "../../http/limits/groups.ts";
import { limitsInWords } from "../../http/limits/words.ts";

type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

const METHODS = ["post", "put", "patch", "delete"] as const;

/** The document with the limits of every route that has some: in its description, and as what it answers beyond them. */
export function describeLimits(document: ApiDocument): ApiDocument {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      const group = LIMITED[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`];
      if (!operation || !group) continue;
      const limits = `Limited: ${limitsInWords(group)}.`;
      operation.description = operation.description ? `${operation.description} ${limits}` : limits;
      operation.responses = {
        ...operation.responses,
        429: {
          description: "Too many attempts.",
          headers: {
            "Retry-After": { description: "Seconds after which to come back.", schema: { type: "integer" } },
          },
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      };
    }
  }
  return document;
}
