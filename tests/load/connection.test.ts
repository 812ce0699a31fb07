import { expect, it } from "vitest";
import { readReply } from "../support/http-reply.ts";
import { startLocalServer } from "../support/local-server.ts";
import { openConnection } from "./connection.ts";

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

it("a connection reads replies of a told length and in chunks, one after another", async () => {
  const server = await startLocalServer((request, response) => {
    if (request.url === "/told") response.writeHead(200, { "Content-Length": 6 }).end("Grüß");
    else {
      response.writeHead(201).write("One\r\n0\r\n\r\n");
      setTimeout(() => response.end("two"), 20);
    }
  });
  const connection = openConnection(server.origin);
  try {
    for (const _ of [1, 2]) {
      const told = readReply(await connection.ask(ask("/told")));
      expect(told.status).toBe(200);
      expect(Buffer.from(told.body, "latin1").toString()).toBe("Grüß");
      const chunked = readReply(await connection.ask(ask("/chunked")));
      expect(chunked).toMatchObject({ status: 201, body: "One\r\n0\r\n\r\ntwo" });
    }
  } finally {
    connection.close();
    await server.close();
  }
});

it("a connection that ends too soon fails what waits, and what is asked after that", async () => {
  const server = await startLocalServer((_, response) => {
    response.writeHead(200, { "Content-Length": 6 }).write("Gr");
    setTimeout(() => response.destroy(), 20);
  });
  const connection = openConnection(server.origin);
  try {
    await expect(connection.ask(ask("/"))).rejects.toThrow("hung up");
    await expect(connection.ask(ask("/"))).rejects.toThrow("hung up");
  } finally {
    await server.close();
  }
});
