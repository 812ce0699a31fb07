import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Logger } from "pino";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../db/database.ts";
import { ApiError } from "../../../http/api-error.ts";
import { FetchError, type SafeFetch } from "../../../http/outgoing/safe-fetch.ts";
import {
  createMediaAddresses,
  type MediaAddresses,
  type MediaFormat,
  type MediaWidth,
} from "./media-address.ts";
import { BadPictureError, createPictureMaker } from "./picture-maker.ts";
import { createPictureStore } from "./picture-store.ts";

const MINUTE = 60_000;
/** For how long a picture that can't be had is not asked for again, milliseconds. */
const FORGOTTEN_AFTER = 10 * MINUTE;
const MOST_REMEMBERED = 10_000;

/** Pictures that are fetched or made at a time: each holds up to {@link MOST_BYTES}. */
const AT_ONCE = 4;
/** Beyond it whoever asks is told to come back. */
const MOST_WAITING = 200;

const MOST_BYTES = 10_000_000;
const TYPES = /^image\/(?:jpeg|jpg|pjpeg|png|webp|gif|avif)$|^(?:application|binary)\/octet-stream$/;
const FETCH = {
  accepts: (mediaType: string) => TYPES.test(mediaType),
  mostBytes: MOST_BYTES,
  totalTime: 15_000,
  idleTime: 5_000,
  headers: { Accept: "image/avif,image/webp,image/png,image/jpeg" },
};

/** The size that a picture is made in first; the others are made from it, so that no shop is asked twice. */
const FIRST = { width: 640, format: "webp" } as const;

/** The pictures of offers, on our own server. */
export interface Media extends MediaAddresses {
  /**
   * A picture as it is shown: what was kept, or made now.
   * @returns null for one that can't be had, which is remembered for a while
   * @throws {ApiError} `unavailable` while too many wait
   */
  picture(imageUrl: string, width: MediaWidth, format: MediaFormat): Promise<Uint8Array<ArrayBuffer> | null>;
}

interface MediaParts {
  readonly config: Pick<Config, "dataDirectory" | "mediaBytes">;
  readonly db: Database;
  readonly safeFetch: SafeFetch;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** Reads and writes nothing until asked. */
export function createMedia({ config, db, safeFetch, clock, logger }: MediaParts): Media {
  const folder = join(resolve(config.dataDirectory), "media");
  const store = createPictureStore({ folder, mostBytes: config.mediaBytes, logger });
  const make = createPictureMaker();
  const inTurn = createQueue();
  /** What is being made, by name: who asks for the same waits for it. */
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  /** When a picture couldn't be had, in that order; by the hash of its address. */
  const failed = new Map<string, number>();

  function once(name: string, act: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const present = underWay.get(name);
    if (present) return present;
    const promise = act().finally(() => underWay.delete(name));
    underWay.set(name, promise);
    return promise;
  }

  /** The first size, kept or made from what the shop sends. */
  function first(imageUrl: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
    return once(key, async () => {
      const name = `${key}-${FIRST.width}.${FIRST.format}`;
      const kept = await store.read(name);
      if (kept) return kept;
      const { body } = await safeFetch(imageUrl, FETCH);
      const made = await make({ source: await buffer(body), isDrawing: false, ...FIRST });
      await store.keep(name, made);
      return made;
    });
  }

  async function size(imageUrl: string, key: string, name: string, width: MediaWidth, format: MediaFormat) {
    const source = await first(imageUrl, key);
    if (width === FIRST.width && format === FIRST.format) return source;
    const made = await make({ source, isDrawing: false, width, format });
    await store.keep(name, made);
    return made;
  }

  function hasFailed(key: string): boolean {
    const at = failed.get(key);
    return at !== undefined && Math.abs(clock().getTime() - at) < FORGOTTEN_AFTER;
  }

  function remember(key: string): void {
    failed.delete(key);
    failed.set(key, clock().getTime());
    const [oldest] = failed.keys();
    if (failed.size > MOST_REMEMBERED && oldest !== undefined) failed.delete(oldest);
  }

  return {
    ...createMediaAddresses(db),
    async picture(imageUrl, width, format) {
      const key = createHash("sha256").update(imageUrl).digest("hex").slice(0, 40);
      const name = `${key}-${width}.${format}`;
      const kept = await store.read(name);
      if (kept) return kept;
      if (hasFailed(key)) return null;
      try {
        return await once(name, () => inTurn(() => size(imageUrl, key, name, width, format)));
      } catch (error) {
        if (!(error instanceof FetchError) && !(error instanceof BadPictureError)) throw error;
        remember(key);
        const host = URL.parse(imageUrl)?.host;
        logger.warn({ host, reason: error.message }, "A shop's picture can't be shown");
        return null;
      }
    },
  };
}

/** Does a few things at a time; of those that wait there is an end. */
function createQueue(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (act) => {
    if (waiting.length >= MOST_WAITING) {
      const message = "Too many pictures are being made. Please try again in a moment.";
      throw new ApiError("unavailable", message, { isExpected: true });
    }
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
