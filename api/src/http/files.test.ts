import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileRoutes } from "./files.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SOON = "public, max-age=300, must-revalidate";

describe("fileRoutes", () => {
  const root = mkdtempSync(join(tmpdir(), "gifthearth-files-"));
  const routes = fileRoutes({
    site: join(root, "site"),
    embed: join(root, "embed"),
    embedArchive: join(root, "archive"),
    examples: join(root, "examples"),
  });
  const write = (path: string, content: string | Buffer) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  beforeAll(() => {
    write("secret.txt", "secret");
    write("site/favicon.svg", "<svg/>");
    write("site/assets/app-AbC12345.js", "plain");
    write("site/assets/app-AbC12345.js.br", brotliCompressSync("compressed"));
    write("embed/v1/embed.js", "loader");
    write("embed/v1/scoreboard-Zx9_-k2Q.js", "chunk");
    write("embed/v1/impact-scoreboard.js", "entry");
    write("embed/1.2.3/embed.js", "exact version");
    write("archive/1.2.3/embed.js", "exact version, as it was");
    write("archive/1.1.0/embed.js", "earlier version");
    write("archive/c/shared-Ab12_xYz.js", "earlier chunk");
    write("examples/plain/index.html", "<p>Example</p>");
    write("examples/.env", "secret");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ["/assets/app-AbC12345.js", "plain", IMMUTABLE],
    ["/embed/v1/embed.js", "loader", SOON],
    ["/embed/v1/impact-scoreboard.js", "entry", SOON],
    ["/embed/v1/scoreboard-Zx9_-k2Q.js", "chunk", IMMUTABLE],
    ["/embed/1.2.3/embed.js", "exact version", IMMUTABLE],
    ["/embed/1.1.0/embed.js", "earlier version", IMMUTABLE],
    ["/embed/c/shared-Ab12_xYz.js", "earlier chunk", IMMUTABLE],
    ["/examples/plain/", "<p>Example</p>", "no-store"],
    ["/favicon.svg", "<svg/>", "public, max-age=3600"],
  ])("serves %s and says how long it may be kept", async (path, content, cacheControl) => {
    const response = await routes.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(response.headers.get("Cache-Control")).toBe(cacheControl);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  });

  it("serves the compressed file to who takes it", async () => {
    const response = await routes.request("/assets/app-AbC12345.js", {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe("compressed");
  });

  it("lets pages of any origin load the embed", async () => {
    for (const path of ["/embed/v1/embed.js", "/embed/v1/nothing.js"]) {
      const { headers } = await routes.request(path);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(headers.get("Timing-Allow-Origin")).toBe("*");
    }
    expect((await routes.request("/favicon.svg")).headers.has("Access-Control-Allow-Origin")).toBe(false);
  });

  it("answers 304 to who has the file still", async () => {
    const modified = (await routes.request("/embed/v1/embed.js")).headers.get("Last-Modified") ?? "";
    const again = await routes.request("/embed/v1/embed.js", { headers: { "If-Modified-Since": modified } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("Cache-Control")).toBe(SOON);
    const older = { "If-Modified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" };
    expect((await routes.request("/embed/v1/embed.js", { headers: older })).status).toBe(200);
    const broken = { "If-Modified-Since": "yesterday" };
    expect((await routes.request("/embed/v1/embed.js", { headers: broken })).status).toBe(200);
  });

  it("adds the slash that an example's relative links need", async () => {
    const response = await routes.request("/examples/plain");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/examples/plain/");
  });

  it.each([
    "/assets/nothing.js",
    "/assets/../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/....//secret.txt",
    "/embed/v1/..\\..\\..\\secret.txt",
    "/examples/.env",
    "/examples/%2eenv",
    "/assets/%00",
    "/assets/",
    "/secret.txt",
  ])("has nothing at %s", async (path) => {
    const response = await routes.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("secret");
  });
});
