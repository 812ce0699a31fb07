import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compress } from "./compress.ts";
import type { AppEnv } from "./env.ts";

const PAGE = "<p>A page of some length, since short ones aren't worth it.</p>".repeat(100);

function createApp(answer: () => Response) {
  const app = new Hono<AppEnv>();
  app.use(compress(/^text\/html/));
  app.get("/", answer);
  return (encodings?: string, method = "GET") =>
    app.request("/", { method, headers: encodings === undefined ? {} : { "Accept-Encoding": encodings } });
}

const page = () => new Response(PAGE, { headers: { "Content-Type": "text/html", "Content-Length": "1" } });

describe("compress", () => {
  it("sends gzip to who takes it", async () => {
    const ask = createApp(page);
    for (const taken of ["br, gzip", "deflate, GZIP;q=0.5, *;q=0"]) {
      const gzip = await ask(taken);
      expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
      expect(gzip.headers.has("Content-Length")).toBe(false);
      expect(gzip.headers.get("Vary")).toBe("Accept-Encoding");
      expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(PAGE);
    }
  });

  it.each([undefined, "", "identity", "br", "deflate, gzip; q=0.0", "gzip;q=0"])(
    "sends it as it is to who takes %j",
    async (taken) => {
      const response = await createApp(page)(taken);
      expect(response.headers.has("Content-Encoding")).toBe(false);
      expect(response.headers.get("Vary")).toBe("Accept-Encoding");
      expect(await response.text()).toBe(PAGE);
    },
  );

  it("leaves alone what is compressed, and what isn't of its type", async () => {
    const compressed = createApp(() => {
      const headers = { "Content-Type": "text/html", "Content-Encoding": "zstd" };
      return new Response("x", { headers });
    });
    expect((await compressed("gzip")).headers.get("Content-Encoding")).toBe("zstd");
    const json = createApp(() => Response.json({}));
    expect((await json("gzip")).headers.has("Content-Encoding")).toBe(false);
    expect((await json("gzip")).headers.has("Vary")).toBe(false);
  });

  it("leaves a part of a file alone: its range counts the bytes as they are", async () => {
    const headers = { "Content-Type": "text/html", "Content-Range": "bytes 0-2/6100" };
    const ask = createApp(() => new Response("<p>", { status: 206, headers }));
    const part = await ask("gzip, br");
    expect(part.headers.has("Content-Encoding")).toBe(false);
    expect(await part.text()).toBe("<p>");
  });

  it("sends on what there is while the rest is on its way", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const ask = createApp(() => new Response(readable, { headers: { "Content-Type": "text/html" } }));
    const body = (await ask("gzip")).body?.getReader();
    const writer = writable.getWriter();
    void writer.write(new TextEncoder().encode("the head"));
    let received = Buffer.alloc(0);
    // Would never end if it waited for the rest.
    while (!unzipped(received).includes("the head")) {
      const { value = new Uint8Array() } = (await body?.read()) ?? {};
      received = Buffer.concat([received, value]);
    }
    await body?.cancel();
    // Who made the page hears that nobody reads it.
    await expect(writer.closed).rejects.toBeUndefined();
  });

  it("fails as the page fails", async () => {
    const failing = new ReadableStream({ start: (controller) => controller.error(new Error("lost")) });
    const ask = createApp(() => new Response(failing, { headers: { "Content-Type": "text/html" } }));
    await expect((await ask("gzip")).text()).rejects.toThrow("lost");
  });
});

/** What can be read of a gzip stream that isn't complete. */
function unzipped(received: Buffer): string {
  return received.length === 0 ? "" : gunzipSync(received, { finishFlush: 2 }).toString();
}
