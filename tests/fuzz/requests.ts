import type { DescribedSchema as Schema } from "../../api/src/operating/docs/schema.ts";
import type { Dice } from "../support/dice.ts";
import type { Operation } from "./described.ts";
import { brokenBody, hostileJson, hostileText } from "./hostile.ts";
import { idOf, jsonOf, type Pool } from "./values.ts";

export type Visitor = "nobody" | "user" | "admin";

/** A request as it is sent. */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly visitor: Visitor;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Material {
  readonly dice: Dice;
  readonly pool: Pool;
  readonly schemas: Readonly<Record<string, Schema>>;
}

const HASHES = /^\/api\/(?:auth\/(?:sign-up|sign-in|password)|account$)/;

/** Characters of a query's value: Node itself refuses an address of 16 kB. */
const LONGEST_VALUE = 3_000;

const CONTENT_TYPES = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonx",
  "",
  "json",
  ";;;",
];

const ODD_METHODS = [
  "HEAD",
  "OPTIONS",
  "PUT",
  "DELETE",
  "PATCH",
  "POST",
  "GET",
  "TRACE",
  "QUERY",
  "PROPFIND",
];

/** Names and values that a browser, a proxy or somebody else sends beside. */
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ["Accept", "text/event-stream"],
  ["Accept", "text/html,*/*;q=0.1"],
  ["Accept", "\u00ff;;;q=x"],
  ["Accept-Encoding", "br;q=0, gzip;q=1.0, *"],
  ["Origin", "https://evil.example"],
  ["Origin", "null"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Cookie", "session=; session=x; __proto__=1"],
  ["Authorization", "Bearer x"],
  ["X-Forwarded-For", "1.2.3.4, unknown, ::ffff:999"],
  ["X-Forwarded-Proto", "javascript"],
  ["X-HTTP-Method-Override", "DELETE"],
  ["If-None-Match", "*"],
  ["Range", "bytes=0-0,-1"],
  ["Content-Encoding", "gzip"],
  ["Sec-GPC", "1"],
  ["X-Long", "x".repeat(8_000)],
  ["Pledgeling-Signature", "sha256=00"],
  ["CF-IPCountry", "\u00e9"],
];

/** The next request: to any route, as anybody, with what fits, hardly fits or doesn't fit at all. */
export function nextRequest(operations: readonly Operation[], material: Material): FuzzRequest {
  const { dice } = material;
  const operation = pickOperation(operations, dice);
  const visitor = visitorFor(operation, dice);
  const hostility = dice.pick([0, 0, 0.05, 0.3]);
  const isOdd = dice.chance(0.04);
  const method = isOdd ? dice.pick(ODD_METHODS) : operation.method;
  const headers: Record<string, string> = {};
  if (dice.chance(0.15)) {
    const [name, value] = dice.pick(ODD_HEADERS);
    headers[name] = value;
  }
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(operation, hostility, headers, material);
  return { operation, visitor, method, path: pathOf(operation, hostility, material), headers, body };
}

/** Those that hash a password take as long as fifty others, and come less often. */
function pickOperation(operations: readonly Operation[], dice: Dice): Operation {
  const operation = dice.pick(operations);
  return HASHES.test(operation.path) && dice.chance(0.8) ? pickOperation(operations, dice) : operation;
}

/** Mostly those whom the route answers, so that what lies behind its door is reached. */
function visitorFor({ path }: Operation, dice: Dice): Visitor {
  if (dice.chance(0.15)) return dice.pick(["nobody", "user", "admin"]);
  if (path.startsWith("/api/admin/") || path === "/api/functions/ai-provider") return "admin";
  return dice.chance(0.7) ? "user" : "nobody";
}

function pathOf(operation: Operation, hostility: number, { dice, pool, schemas }: Material): string {
  const source = { dice, pool, schemas, hostility };
  const known = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (dice.chance(hostility)) return encoded(hostileText(dice)) || "%20";
    if (name === "id") return encoded(idOf(operation.path.split("/{")[0] ?? "", source));
    return encoded(String(JSON.parse(jsonOf({ type: "string" }, source, name))));
  });
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && (parameter.required || dice.chance(0.5)))
    .map(({ name, schema = {} }) => {
      const json = dice.chance(hostility) ? hostileJson(dice) : jsonOf(schema, source, name);
      return `${name}=${encoded(json.startsWith('"') ? JSON.parse(json) : json).slice(0, LONGEST_VALUE)}`;
    });
  if (dice.chance(hostility)) query.push(dice.pick(["__proto__=1", "a[b]=c", "%", "=&&=", "page=1&page=2"]));
  return query.length > 0 ? `${known}?${query.join("&")}` : known;
}

/** What `encodeURIComponent` refuses goes as the bytes of its replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function bodyOf(
  { bodies }: Operation,
  hostility: number,
  headers: Record<string, string>,
  { dice, pool, schemas }: Material,
): string | null {
  const types = Object.keys(bodies);
  if (types.length === 0 && dice.chance(0.8)) return null;
  const type = types.length > 0 ? dice.pick(types) : "application/json";
  headers["Content-Type"] = dice.chance(hostility / 2) ? dice.pick(CONTENT_TYPES) : type;
  if (dice.chance(hostility / 2)) return brokenBody(dice);
  if (type !== "application/json") return reportOf(dice);
  return jsonOf(bodies[type] ?? {}, { dice, pool, schemas, hostility });
}

/** An earnings report, or what somebody takes for one. */
function reportOf(dice: Dice): string {
  const lines = Array.from(
    { length: dice.below(4) },
    () =>
      `Home,"Tea ${hostileText(dice).slice(0, 40).replaceAll('"', "")}",B00${dice.below(9)},Amazon,gifts-1,2026-10-1${dice.below(9)},${dice.pick(["20.00", "1.234,56", "(1.23)", "x"])},1,0,20.00,${dice.pick(["0.80", "-0.80", ""])},desktop`,
  );
  const head =
    "Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price($),Items Shipped,Returns,Revenue($),Ad Fees($),Device Type Group";
  return [dice.chance(0.9) ? head : hostileText(dice), ...lines].join("\n");
}
