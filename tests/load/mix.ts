import { existsSync } from "node:fs";
import { join } from "node:path";
import { INTERESTS, OCCASIONS } from "@gifthearth/core";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { BUILT_FILES } from "../../api/src/http/files.ts";
import type { Dice } from "../support/dice.ts";

export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly content?: object;
}

/** What somebody comes for. */
export interface Kind {
  readonly name: string;
  /** Of a hundred requests so many are of this kind. */
  readonly share: number;
  request(dice: Dice, accounts: readonly string[]): LoadRequest;
  readonly status: 200 | 201;
  /** What a right reply has in it. */
  readonly shows: string;
}

/** The password of all accounts. */
export const PASSWORD = "a good pass phrase";

const BROWSER = { "Accept-Encoding": "br, gzip" };
/** Widgets ask from somebody else's page. */
const WIDGET = { Origin: "https://blog.example", ...BROWSER };

const IN_API: readonly Kind[] = [
  {
    name: "donation stats",
    share: 25,
    request: () => ({ method: "GET", path: "/api/donation-stats", headers: WIDGET }),
    status: 200,
    shows: '"totalDonations":',
  },
  {
    name: "gift search",
    share: 15,
    request: (dice) => search(dice, { Accept: "application/json" }),
    status: 200,
    shows: '"source":"curated"',
  },
  {
    name: "gift search, event stream",
    share: 10,
    request: (dice) => search(dice, { Accept: "text/event-stream" }),
    status: 200,
    shows: "event: done",
  },
  {
    name: "click",
    share: 10,
    request: (dice) => {
      const { id, title } = dice.pick(CATALOGUE);
      const affiliateLink = `https://www.amazon.com/s?k=${encodeURIComponent(title)}`;
      return post("/api/click-events", { productId: id, affiliateLink, priceRange: "$30-$60" }, WIDGET);
    },
    status: 201,
    shows: '"id":',
  },
  {
    name: "analytics event",
    share: 5,
    request: (dice) => {
      const eventDetails = { occasion: dice.pick(OCCASIONS), interests: 1 + dice.below(3) };
      return post("/api/analytics-events", { eventName: "form_submit", eventDetails }, BROWSER);
    },
    status: 201,
    shows: '"id":',
  },
  {
    name: "sign-in",
    share: 1,
    request: (dice, accounts) =>
      post("/api/auth/sign-in", { email: dice.pick(accounts), password: PASSWORD }, BROWSER),
    status: 200,
    shows: '"user":',
  },
];

const BUILT: readonly Kind[] = [
  {
    name: "embed load",
    share: 30,
    request: () => ({ method: "GET", path: "/embed/v1/embed.js", headers: WIDGET }),
    status: 200,
    shows: "javascript",
  },
  {
    name: "page of the site",
    share: 4,
    request: (dice) => ({
      method: "GET",
      path: dice.pick(["/", "/gift-finder", "/impact"]),
      headers: BROWSER,
    }),
    status: 200,
    shows: "text/html",
  },
];

/** Without a build only what the API alone answers. */
export const MIX: readonly Kind[] =
  existsSync(BUILT_FILES.embed) && existsSync(join(BUILT_FILES.site, "../server"))
    ? [...BUILT, ...IN_API]
    : IN_API;

/** One that happens as often as its share says. */
export function pickKind(dice: Dice): Kind {
  let place = dice.below(MIX.reduce((sum, { share }) => sum + share, 0));
  for (const kind of MIX) {
    place -= kind.share;
    if (place < 0) return kind;
  }
  throw new RangeError("The shares don't add up");
}

/** As it goes over the line. */
export function written({ method, path, headers, content }: LoadRequest): string {
  const body = content ? JSON.stringify(content) : "";
  const all = {
    Host: "127.0.0.1",
    ...headers,
    ...(content && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

function search(dice: Dice, headers: Readonly<Record<string, string>>): LoadRequest {
  const interests = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(INTERESTS));
  const budgetMin = 10 * (1 + dice.below(8));
  const content = {
    provider: "openai",
    occasion: dice.pick(OCCASIONS),
    interests,
    budgetMin,
    budgetMax: budgetMin + 10 * (2 + dice.below(10)),
  };
  return post("/api/functions/ai-gift-finder", content, { ...WIDGET, ...headers });
}

function post(path: string, content: object, headers: Readonly<Record<string, string>>): LoadRequest {
  return { method: "POST", path, headers, content };
}
