import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";
import { expect, it } from "vitest";
import { CHILD_ENVIRONMENT } from "../support/child-environment.ts";

const PROCESS = join(import.meta.dirname, "../support/hostile-feed-process.ts");
const MEGABYTE = 1024 * 1024;
/** By which an import may grow, bytes. */
const MOST_GROWTH = 300 * MEGABYTE;

const HEAD = "id,title,description,link,price\n";
const KITE = "1,Red kite,Flies,https://shop.example/1,15.00 USD\n";
const X = "x".repeat(MEGABYTE);

/** The same piece so many times. */
function* times(count: number, piece: string): Generator<string> {
  for (let at = 0; at < count; at++) yield piece;
}

function* parts(...pieces: readonly (string | Iterable<string>)[]): Generator<string> {
  for (const piece of pieces) {
    if (typeof piece === "string") yield piece;
    else yield* piece;
  }
}

/** What a feed holds, and what is said of it. */
const FEEDS: readonly (readonly [string, () => Iterable<string>, string])[] = [
  [
    "many lines between other delimiters than the headings",
    () => parts(HEAD, times(200, "1;Red kite;Flies;https://shop.example/1;15.00 USD\n".repeat(1_000))),
    "FeedError: None of the 200000 products can be offered: 200000 has another number of cells than the headings (Line 2, column 1).",
  ],
  [
    "a quote that is never closed, on one endless line",
    () => parts(HEAD, '1,Red kite,"Flies', times(20, X)),
    "FeedError: Line 2, column 3: A quote is opened here and never closed.",
  ],
  [
    "a quote that is never closed, before many lines",
    () => parts(HEAD, '1,Red kite,"Flies\n', times(200, KITE.repeat(1_000))),
    "FeedError: Line 2, column 3: A quote is opened here and never closed.",
  ],
  [
    "a head without an end",
    () => parts("id,title", times(20, `,${X}`)),
    'FeedError: Line 1: The feed lacks "link", "price". Please add these columns where the feed is made.',
  ],
  [
    "entities within entities",
    () =>
      parts('<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>'),
    "FeedError: Line 2, column 57: The feed declares a document type, which may define entities.",
  ],
  [
    "an entity that nobody declared",
    () => parts("<rss><channel><item><title>&secret;</title></item></channel></rss>"),
    "FeedError: Line 1, column 36: The XML is broken: undefined entity.",
  ],
  [
    "text without a tag in XML",
    () => parts("<rss><channel><item><title>", times(20, X)),
    "There are millions of characters without a tag here. This is no feed.",
  ],
  [
    "elements within elements without end",
    () => parts("<rss>", times(1_000, "<a>".repeat(1_000))),
    "FeedError: Line 1, column 306: More than 100 elements stand within each other here. This is no feed.",
  ],
  [
    "an attribute without an end",
    () => parts('<rss><channel a="', times(20, X)),
    "There are millions of characters without a tag here. This is no feed.",
  ],
];

async function write(path: string, pieces: Iterable<string>, isPacked = false): Promise<string> {
  const packing = isPacked ? [createGzip()] : [];
  await pipeline([Readable.from(pieces), ...packing, createWriteStream(path)]);
  return path;
}

it("Hostile feeds are refused with their place, change nothing and take little memory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-hostile-"));
  try {
    const files: string[] = [];
    // A good one first, whose offer has to stay.
    files.push(await write(join(folder, "good"), parts(HEAD, KITE)));
    for (const [place, [, pieces]] of FEEDS.entries()) {
      files.push(await write(join(folder, `feed-${place}`), pieces()));
    }
    files.push(await write(join(folder, "bomb"), parts(HEAD, times(100, X)), true));
    const wide = parts(HEAD, KITE, "2,Blue kite,", times(10, X), ",https://shop.example/2,15.00 USD\n");
    files.push(await write(join(folder, "wide"), wide));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--max-semi-space-size=4", "--max-old-space-size=256", PROCESS, `file:${folder}/offers.db`, ...files],
      { env: CHILD_ENVIRONMENT },
    );
    const { said, count, growth } = JSON.parse(stdout) as {
      readonly said: readonly string[];
      readonly count: number;
      readonly growth: number;
    };
    const [good, ...others] = said;
    const [wideFeed, bomb, ...refused] = others.toReversed();
    expect(good).toBe('{"offerCount":1,"leftOut":[]}');
    expect(refused.toReversed()).toEqual(FEEDS.map(([, , sentence]) => expect.stringContaining(sentence)));
    expect(bomb).toContain("FeedError: The file unpacks to more than 200 times its size.");
    expect(wideFeed).toContain('{"reason":"long","count":1,"first":"Line 3, column 3"}');
    expect(count).toBe(1);
    expect(growth).toBeLessThan(MOST_GROWTH);
  } finally {
    await rm(folder, { recursive: true });
  }
});
