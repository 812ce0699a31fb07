import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type BareAnswer, type BareServer, startBareServer } from "../support/bare-server.ts";
import { createDice } from "../support/dice.ts";
import { readReply } from "../support/http-reply.ts";
import { openConnection } from "./connection.ts";
import { type Kind, type LoadRequest, MIX, written } from "./mix.ts";

/** Bare Hono handlers that answer each kind of request with the bytes of one of our replies. */
export interface Ceiling {
  readonly urls: readonly string[];
  /** The same request, for the handler. */
  of(kind: Kind, request: LoadRequest): LoadRequest;
  stop(): void;
}

/** Starts so many processes of them. @param url where our server is, to learn the replies from */
export async function startCeiling(
  url: string,
  { accounts, processes }: { readonly accounts: readonly string[]; readonly processes: number },
): Promise<Ceiling> {
  const answers: BareAnswer[] = [];
  for (const kind of MIX) answers.push(await learn(url, kind, kind.request(createDice("learn"), accounts)));
  const servers: BareServer[] = [];
  for (let number = 0; number < processes; number += 1) servers.push(await startBareServer(answers));
  return {
    urls: servers.map((server) => server.url),
    of: (kind, request) => ({ ...request, path: pathOf(kind) }),
    stop() {
      for (const server of servers) server.stop();
    },
  };
}

async function learn(url: string, kind: Kind, request: LoadRequest): Promise<BareAnswer> {
  const connection = openConnection(url);
  const reply = await connection.ask(written(request)).finally(() => connection.close());
  const { status, headers, body } = readReply(reply);
  const names = ["content-type", "content-encoding"].filter((name) => headers.has(name));
  const isText = !headers.has("content-encoding");
  return {
    method: request.method,
    path: pathOf(kind),
    status: status as ContentfulStatusCode,
    headers: Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""])),
    body: Buffer.from(body, "latin1").toString(isText ? "utf8" : "base64"),
    encoding: isText ? "utf8" : "base64",
  };
}

/** Several kinds may be of one path. */
function pathOf({ name }: Kind): string {
  return `/${name.replaceAll(/\W+/g, "-")}`;
}
