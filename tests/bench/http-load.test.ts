import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { measureThroughput } from "../support/http-load.ts";

const LOAD = { connections: 3, milliseconds: 50 };

/** A server that answers all with that status, and how often it did. */
async function answering<Result>(status: number, use: (url: string, asked: () => number) => Promise<Result>) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, { "Content-Length": 5 }).end("Hello");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, () => asked);
  } finally {
    server.close();
  }
}

it("counts the answers, as many as were asked for", async () => {
  await answering(200, async (url, asked) => {
    const started = performance.now();
    const perSecond = await measureThroughput(url, LOAD);
    const mostSeconds = (performance.now() - started) / 1000;
    expect(asked()).toBeGreaterThanOrEqual(LOAD.connections);
    expect(perSecond).toBeGreaterThanOrEqual(asked() / mostSeconds);
    expect(perSecond).toBeLessThanOrEqual(asked() / (LOAD.milliseconds / 1000));
  });
});

it("doesn't count what is refused", async () => {
  await answering(404, async (url) => {
    await expect(measureThroughput(url, LOAD)).rejects.toThrow(/answered: HTTP\/1\.1 404/);
  });
});
