import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { limitBody, mostBytesOf } from "./body.ts";
import type { AppEnv } from "./env.ts";

const KB = 1024;

const mostBytes = mostBytesOf([
  { method: "POST", path: "/pictures/:id", body: 200 * KB },
  { method: "PUT", path: "/reports", body: 256 * KB * KB },
  { method: "POST", path: "/names", body: undefined },
]);

const app = new Hono<AppEnv>();
app.onError((error, c) => c.text(error.message, error instanceof ApiError ? 413 : 500));
app.use(limitBody(mostBytes));
app.all("*", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

describe("a body", () => {
  /** @returns the status of what is answered to so many bytes */
  async function sent(method: string, path: string, bytes: number, isLengthTold: boolean): Promise<number> {
    const whole = new Uint8Array(bytes);
    const body = isLengthTold ? whole : new Blob([whole]).stream();
    const headers = isLengthTold ? { "Content-Length": `${bytes}` } : {};
    return (await app.request(path, { method, headers, body, duplex: "half" } as RequestInit)).status;
  }

  it.each([true, false])(
    "may have as many bytes as its route declares, its length told: %s",
    async (told) => {
      expect(await sent("POST", "/pictures/1", 200 * KB, told)).toBe(200);
      expect(await sent("POST", "/pictures/1", 200 * KB + 1, told)).toBe(413);
    },
  );

  it.each([true, false])("may have 64 kB elsewhere, its length told: %s", async (told) => {
    for (const [method, path] of [
      ["POST", "/names"],
      ["PUT", "/pictures/1"],
      ["POST", "/nothing"],
    ] as const) {
      expect(await sent(method, path, 64 * KB, told)).toBe(200);
      expect(await sent(method, path, 64 * KB + 1, told)).toBe(413);
    }
  });

  it("too large to be held in memory is left to its route to count", async () => {
    expect(await sent("PUT", "/reports", 2 * KB * KB, false)).toBe(200);
    const headers = { "Content-Length": `${257 * KB * KB}` };
    expect((await app.request("/reports", { method: "PUT", headers, body: "x" })).status).toBe(413);
  });
});
