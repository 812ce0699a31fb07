import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createMediaAddresses,
  type MediaFormat,
  type MediaWidth,
} from "../../api/src/gifts/offers/media/media-address.ts";
import { createSafeFetch } from "../../api/src/http/outgoing/safe-fetch.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { CERTIFICATE, type HttpsServer, startHttpsServer } from "../support/https-server.ts";

/** A picture of noise, which no format makes small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

describe("pictures of offers", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  let shop: HttpsServer;
  let folder: string;
  /** Paths that the shop was asked for. */
  const asked: string[] = [];
  let sent: Readonly<Record<string, readonly [type: string, body: Buffer]>>;
  beforeAll(async () => {
    opened = await openSqlite();
    sent = {
      "/photo.jpg": ["image/jpeg", await noise(1000, 800).jpeg().toBuffer()],
      "/second.jpg": ["image/jpeg", await noise(640, 640).jpeg().toBuffer()],
      "/small.png": ["image/png", await noise(100, 50).png().toBuffer()],
      "/tall.webp": ["image/webp", await noise(100, 4000).webp().toBuffer()],
      "/cut-out.png": [
        "image/png",
        await sharp({ create: { width: 8, height: 8, channels: 4, background: "#f000" } })
          .png()
          .toBuffer(),
      ],
      "/page.jpg": ["text/html", Buffer.from("<p>")],
      "/drawing.jpg": [
        "image/jpeg",
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      ],
      "/tiff.jpg": ["image/jpeg", await noise(9, 9).tiff().toBuffer()],
      "/cut-off.jpg": ["image/jpeg", (await noise(900, 900).jpeg().toBuffer()).subarray(0, 9000)],
      // Some kilobytes that would be 400 MB of pixels.
      "/vast.png": [
        "image/png",
        await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      ],
    };
    shop = await startHttpsServer(({ url = "" }, response) => {
      asked.push(url);
      const [type, body] = sent[url] ?? [];
      if (body) response.writeHead(200, { "Content-Type": type }).end(body);
      else response.writeHead(404).end();
    });
  });
  beforeEach(async () => {
    asked.length = 0;
    folder = await mkdtemp(join(tmpdir(), "gifthearth-media-"));
    return () => rm(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await shop.close();
    await opened.discard();
  });

  const appWith = (options: Parameters<typeof createTestApp>[1] = {}): TestApp =>
    createTestApp(opened.db, {
      ...options,
      env: { DATA_DIR: folder, ...options.env },
      safeFetch: createSafeFetch({
        port: shop.port,
        authorities: CERTIFICATE,
        isPublic: () => true,
        resolve: async () => ["127.0.0.1"],
      }),
    });
  const pathOf = (picture: string, width: MediaWidth = 320, format: MediaFormat = "webp") =>
    createMediaAddresses(opened.db).pathOf(`https://shop.test:${shop.port}${picture}`, width, format);
  async function shown(app: TestApp, ...picture: Parameters<typeof pathOf>) {
    const response = await app.request(await pathOf(...picture));
    expect(response.status).toBe(200);
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    return `${response.headers.get("Content-Type")} ${format} ${width}x${height}`;
  }
  const files = async () =>
    (await readdir(join(folder, "media"), { recursive: true })).filter((name) => /\./.test(name));

  it("come in three widths and two formats, of which the shop sends one", async () => {
    const app = appWith();
    await expect(shown(app, "/photo.jpg", 160, "avif")).resolves.toBe("image/avif heif 160x128");
    await expect(shown(app, "/photo.jpg", 320, "avif")).resolves.toBe("image/avif heif 320x256");
    await expect(shown(app, "/photo.jpg", 640, "webp")).resolves.toBe("image/webp webp 640x512");
    // Another process, or this one when it starts again.
    await expect(shown(appWith(), "/photo.jpg", 320, "webp")).resolves.toBe("image/webp webp 320x256");
    expect(asked).toEqual(["/photo.jpg"]);
  });

  it("are never enlarged, never much higher than wide, stand on white, and may be shown on any page", async () => {
    const app = appWith();
    await expect(shown(app, "/small.png", 640, "avif")).resolves.toBe("image/avif heif 100x50");
    await expect(shown(app, "/tall.webp", 160)).resolves.toBe("image/webp webp 8x320");
    const cutOut = await app.request(await pathOf("/cut-out.png"));
    const pixel = await sharp(await cutOut.arrayBuffer())
      .raw()
      .toBuffer();
    expect(Math.min(...pixel)).toBeGreaterThan(250);
    expect(Object.fromEntries(cutOut.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("are made once for all who ask at the same time", async () => {
    const app = appWith();
    const paths = await Promise.all([
      pathOf("/photo.jpg"),
      pathOf("/photo.jpg", 160),
      pathOf("/photo.jpg", 640, "avif"),
    ]);
    const responses = await Promise.all([...paths, ...paths, ...paths].map((path) => app.request(path)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(asked).toEqual(["/photo.jpg"]);
    expect(await files()).toHaveLength(4);
  });

  it("are missing for a while where a shop sends none that can be shown", async () => {
    let now = NOW;
    const app = appWith({ clock: () => now });
    const bad = ["/page.jpg", "/drawing.jpg", "/tiff.jpg", "/cut-off.jpg", "/vast.png", "/none.jpg"];
    for (const picture of bad) {
      const response = await app.request(await pathOf(picture));
      const cacheControl = response.headers.get("Cache-Control");
      expect([picture, response.status, cacheControl]).toEqual([picture, 404, "public, max-age=300"]);
      await app.request(await pathOf(picture, 640));
    }
    expect(asked).toEqual(bad);
    expect(app.log()).toContain("A shop's picture can't be shown");
    now = new Date(NOW.getTime() + 11 * 60_000);
    await app.request(await pathOf("/none.jpg"));
    expect(asked).toEqual([...bad, "/none.jpg"]);
  });

  it("have no address but those that we signed", async () => {
    const app = appWith();
    const path = await pathOf("/photo.jpg");
    const id = /320\/(.+)\.webp/.exec(path)?.[1] ?? "";
    const forged = [
      path.replace("/320/", "/321/"),
      path.replace(".webp", ".png"),
      path.replace(".webp", ""),
      path.replace(id, `${id[0] === "A" ? "B" : "A"}${id.slice(1)}`),
      path.replace(id, `${id}AAAA`),
      path.replace(
        id,
        Buffer.from(`${"0".repeat(16)}https://shop.test:${shop.port}/photo.jpg`).toString("base64url"),
      ),
      "/media/320/x.webp",
    ];
    for (const address of forged) expect((await app.request(address)).status, address).toBe(404);
    expect(asked).toEqual([]);
  });

  it("take no more of the disk than they may; what was not used for longest goes", async () => {
    const app = appWith({ env: { MEDIA_MB: "10" } });
    await shown(app, "/second.jpg", 640);
    const [old = ""] = await files();
    // As large as all that may be kept, and used a day ago.
    const big = join(folder, "media", "big.webp");
    await writeFile(big, Buffer.alloc(10_000_000));
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    await utimes(big, yesterday, yesterday);
    // Another process finds the folder full with the next that it keeps.
    await shown(appWith({ env: { MEDIA_MB: "10" } }), "/photo.jpg", 640);
    const left = await files();
    expect(left).not.toContain("big.webp");
    expect(left).toContain(old);
    expect(left).toHaveLength(2);
  });
});
