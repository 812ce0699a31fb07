import { lookup } from "node:dns/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, get } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { PRODUCT_NAME } from "@gifthearth/core";
import { isPublicAddress } from "./public-address.ts";

/** What was wrong with an address that others gave us, or with what it answered. */
export type FetchFault =
  /** It is none that we would ask: no https, another port, a password in it, no public host. */
  | "address"
  /** Its host can't be found or reached, or broke off. */
  | "connection"
  /** It answered with an error, or led on too often. */
  | "answer"
  /** It answered with something else than was asked for. */
  | "type"
  /** It answered with more than is taken. */
  | "size"
  /** It took too long. */
  | "time";

/** Says in a sentence, fit for whoever gave the address, why there is no answer. Of our network it tells nothing. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  readonly fault: FetchFault;

  constructor(fault: FetchFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** What is taken of an answer. */
export interface FetchBounds {
  /** Whether a media type, such as `image/jpeg`, is what is wanted; of an answer without one it is told "". */
  readonly accepts: (mediaType: string) => boolean;
  /** Most bytes of a body, as it comes and after it is unpacked. */
  readonly mostBytes: number;
  /** From the first look-up to the last byte, milliseconds. */
  readonly totalTime: number;
  /** Without a byte, milliseconds. */
  readonly idleTime: number;
  /** What is sent along; nobody's credentials, since redirects lead anywhere. */
  readonly headers?: Readonly<Partial<Record<"Accept" | "If-None-Match" | "If-Modified-Since", string>>>;
}

/** An answer of status 200, or 304 where the request was conditional. */
interface Fetched {
  readonly status: 200 | 304;
  readonly headers: IncomingHttpHeaders;
  /** Lower case, without parameters; "" if there is none. */
  readonly mediaType: string;
  /** Unpacked. Fails with a {@link FetchError}; must be read to its end or destroyed. */
  readonly body: Readable;
}

/** @throws {FetchError} */
export type SafeFetch = (address: string, bounds: FetchBounds) => Promise<Fetched>;

/** What it goes by; for a test to put a network of its own in the internet's place. */
interface Internet {
  /** All addresses of a host. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  readonly isPublic: (address: string) => boolean;
  /** The only port that is asked. */
  readonly port: number;
  /** Certificates of who may vouch for a host, PEM; those that Node knows unless given. */
  readonly authorities: string | undefined;
}

const THE_INTERNET: Internet = {
  resolve: async (hostname) => {
    const found = await lookup(hostname, { all: true });
    return found.map(({ address }) => address);
  },
  isPublic: isPublicAddress,
  port: 443,
  authorities: undefined,
};

const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

const UNPACKERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/**
 * Fetches what others gave us the address of: a shop's pictures and feeds. It asks public hosts alone, by https. A
 * host's name is looked up once, all it leads to must be public, and the connection goes to just that, so that a name
 * which changes its mind gets nowhere; each redirect is judged anew. Time and size are bounded while it reads.
 */
export function createSafeFetch(internet: Partial<Internet> = {}): SafeFetch {
  const world = { ...THE_INTERNET, ...internet };
  return async (address, bounds) => {
    const late = new AbortController();
    const { totalTime } = bounds;
    const timer = setTimeout(() => late.abort(tookTooLong(totalTime)), totalTime);
    try {
      const response = await follow(world, address, bounds, late.signal);
      const body = Readable.from(readBounded(response, bounds, late.signal), { objectMode: false });
      body.once("close", () => {
        clearTimeout(timer);
        response.destroy();
      });
      const { headers } = response;
      const status = response.statusCode === 304 ? 304 : 200;
      return { status, headers, mediaType: mediaTypeOf(headers), body };
    } catch (error) {
      clearTimeout(timer);
      throw late.signal.aborted ? late.signal.reason : error;
    }
  };
}

/** Asks, and goes where it is led. @returns an answer that is wanted, whose body isn't read yet */
async function follow(
  world: Internet,
  address: string,
  bounds: FetchBounds,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = judge(world, address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(world, url, bounds, signal);
    try {
      const { statusCode = 0, headers } = response;
      if (REDIRECTS.includes(statusCode) && headers.location !== undefined) {
        url = judge(world, headers.location, url);
        response.destroy();
        continue;
      }
      requireWanted(url, response, bounds);
      return response;
    } catch (error) {
      response.destroy();
      throw error;
    }
  }
  throw new FetchError("answer", `${url.host} led on more than ${MOST_REDIRECTS} times`);
}

/** @param base where a redirect came from @throws {FetchError} for an address that is never asked */
function judge({ port }: Internet, address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) {
    throw new FetchError("address", "Please give a whole address, such as https://shop.example/feed.xml");
  }
  const url = new URL(address, base);
  const who = base ? `${base.host} led to an address that` : "The address";
  if (url.protocol !== "https:") throw new FetchError("address", `${who} must begin with https://`);
  if (url.username || url.password)
    throw new FetchError("address", `${who} must not hold a name or password`);
  if (Number(url.port || 443) !== port) throw new FetchError("address", `${who} must not name a port`);
  return url;
}

/** Looks the host up, and asks exactly what was found. */
async function ask(
  { resolve, isPublic, authorities }: Internet,
  url: URL,
  { idleTime, headers }: FetchBounds,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(hostname) ? [hostname] : await lookUp(resolve, hostname, signal);
  if (addresses.length === 0 || !addresses.every(isPublic)) {
    throw new FetchError("address", `${url.hostname} is no host of the public internet`);
  }
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const pinned: LookupFunction = (_, { all }, callback) => {
    if (all) callback(null, found);
    else callback(null, found[0]?.address ?? "", found[0]?.family);
  };
  // Its own: none that goes by proxies of the environment, nor a connection that was made for somebody else.
  const agent = new Agent({ keepAlive: false });
  return new Promise((answer, fail) => {
    const request = get(
      url,
      {
        agent,
        lookup: pinned,
        signal,
        timeout: idleTime,
        ca: authorities,
        headers: { "User-Agent": PRODUCT_NAME, "Accept-Encoding": "gzip", ...headers },
      },
      (response) => {
        // Whoever reads hears of it.
        response.on("error", () => {});
        answer(response);
      },
    );
    request.on("timeout", () => request.destroy(tookTooLong(idleTime)));
    request.on("error", (error) => {
      if (error instanceof FetchError) fail(error);
      else fail(new FetchError("connection", `${url.hostname} can't be reached: ${inWords(error)}`, error));
    });
  });
}

async function lookUp(
  resolve: Internet["resolve"],
  hostname: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const given = Promise.withResolvers<never>();
  const giveUp = () => given.reject(signal.reason);
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([resolve(hostname), given.promise]);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError("connection", `${hostname} can't be found`, error);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}

/** @throws {FetchError} for an answer that isn't what was asked for, as far as its head tells */
function requireWanted(
  url: URL,
  response: IncomingMessage,
  { accepts, mostBytes, headers }: FetchBounds,
): void {
  const { statusCode, headers: answered } = response;
  const isConditional = Boolean(headers?.["If-None-Match"] || headers?.["If-Modified-Since"]);
  if (statusCode === 304 && isConditional) return;
  if (statusCode !== 200) throw new FetchError("answer", `${url.host} answered with status ${statusCode}`);
  const mediaType = mediaTypeOf(answered);
  if (!accepts(mediaType)) {
    throw new FetchError("type", `${url.host} sent ${mediaType || "something without a content type"}`);
  }
  if (Number(answered["content-length"] ?? 0) > mostBytes) throw tooLarge(mostBytes);
  const packed = packingOf(answered);
  if (packed !== "" && !Object.hasOwn(UNPACKERS, packed)) {
    throw new FetchError(
      "type",
      `${url.host} packed it in a way that we didn't ask for (${packed.slice(0, 40)})`,
    );
  }
}

/** The body as it comes, unpacked. @throws {FetchError} beyond the bounds */
async function* readBounded(
  response: IncomingMessage,
  { mostBytes, idleTime }: FetchBounds,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const hurry = () => response.destroy(signal.reason);
  signal.addEventListener("abort", hurry, { once: true });
  response.setTimeout(idleTime, () => response.destroy(tookTooLong(idleTime)));
  const unpacker = UNPACKERS[packingOf(response.headers) as keyof typeof UNPACKERS]?.();
  let packedBytes = 0;
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of response) {
      packedBytes += chunk.length;
      // Packed, it may be a little longer than what is in it, but not without end.
      if (packedBytes > mostBytes + 64 * 1024) throw tooLarge(mostBytes);
      yield chunk;
    }
  }
  try {
    const chunks = unpacker ? pipeline(counted, unpacker, () => {}) : counted();
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      yield chunk;
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof FetchError) throw error;
    throw new FetchError("connection", `What was sent is cut off or broken: ${inWords(error)}`, error);
  } finally {
    signal.removeEventListener("abort", hurry);
    response.destroy();
    unpacker?.destroy();
  }
}

function mediaTypeOf(headers: IncomingHttpHeaders): string {
  return (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function packingOf(headers: IncomingHttpHeaders): string {
  const packing = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  return packing === "identity" ? "" : packing;
}

function tookTooLong(time: number): FetchError {
  return new FetchError("time", `It took more than ${time / 1000} seconds`);
}

function tooLarge(mostBytes: number): FetchError {
  const most = mostBytes >= 1_000_000 ? `${Math.floor(mostBytes / 1_000_000)} MB` : `${mostBytes} bytes`;
  return new FetchError("size", `It is larger than ${most}`);
}

/** The code alone, such as ECONNREFUSED: messages name addresses. */
function inWords(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? code : "the connection failed";
}
