import { isDeepStrictEqual } from "node:util";
import { errorBody } from "@gifthearth/core/contract";
import { ZodType } from "zod";
import type { createApp } from "../../api/src/app.ts";
import type { FuzzRequest } from "./requests.ts";
import type { Reply } from "./send.ts";

type App = ReturnType<typeof createApp>;

/** What each route says it answers: by `GET /api/...`, then by status, then by content type. */
type Documented = ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<string, unknown>>>;

/** Says what is wrong with a reply; null when nothing is. */
export type Judge = (request: FuzzRequest, reply: Reply) => string | null;

/** What our own code never says to a visitor. */
const INTERNALS =
  /SQLITE_|sqlite|postgres|syntax error at|node:internal|\bat .*\.ts:\d+|ECONN|undefined is not/;

/** Holds replies against the very schemas that the OpenAPI document is made from. */
export function createJudge(app: App): Judge {
  const documented = documentedBy(app);
  return (request, reply) => {
    const { status, headers, body } = reply;
    if (status === 500) return "it failed";
    if (headers["x-request-id"] === undefined) return "it has no request id";
    const type = (headers["content-type"] ?? "").split(";")[0] ?? "";
    const { operation, method } = request;
    const own = documented.get(`${operation.method} ${operation.path}`);
    if (method !== operation.method) return judgeOddMethod(request, reply);
    const isError = status >= 400;
    if (isError) {
      const fault = faultOfError(body);
      if (fault) return fault;
      // An id may make the path another one: nothing is there, or another method's.
      if (/\{/.test(operation.path) && [404, 405].includes(status)) return null;
    }
    const types = own?.get(status);
    if (!types) return `its status ${status} is not documented`;
    if (status === 204) return body === "" ? null : "a 204 has a body";
    // Streams of events are told in words.
    if (type === "text/event-stream") return body.includes("event: ") ? null : "a stream has no events";
    if (!types.has(type)) return `its type ${type} is not documented`;
    return type === "application/json" ? faultOfJson(body, types.get(type)) : null;
  };
}

/** HEAD is GET without its body, OPTIONS a browser's question; any other is refused, or another route's. */
function judgeOddMethod({ method }: FuzzRequest, { status, body }: Reply): string | null {
  if (method === "HEAD") return body === "" ? null : "a HEAD is answered with a body";
  if (status < 400) return null;
  return faultOfError(body);
}

function faultOfError(body: string): string | null {
  if (INTERNALS.test(body)) return "an error tells of what is inside";
  try {
    return errorBody.safeParse(JSON.parse(body)).success ? null : "an error has another body than all errors";
  } catch {
    return "an error's body is no JSON";
  }
}

function faultOfJson(body: string, schema: unknown): string | null {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return "its body is no JSON";
  }
  if (!(schema instanceof ZodType)) return null;
  const parsed = schema.safeParse(told);
  if (!parsed.success) return `its body is not as documented: ${parsed.error.message.slice(0, 500)}`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), told)
    ? null
    : "its body has fields that are not documented";
}

function documentedBy(app: App): Documented {
  const routes = new Map<string, ReadonlyMap<number, ReadonlyMap<string, unknown>>>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { method, path, responses } = definition.route;
    const statuses = Object.entries(responses).map(([status, response]): [number, Map<string, unknown>] => {
      const content = "content" in response ? (response.content ?? {}) : {};
      return [
        Number(status),
        new Map(
          Object.entries(content).map(([type, media]) => [
            type.split(";")[0] ?? "",
            media && "schema" in media ? media.schema : undefined,
          ]),
        ),
      ];
    });
    routes.set(`${method.toUpperCase()} ${path.replace(/:(\w+)/g, "{$1}")}`, new Map(statuses));
  }
  return routes;
}
