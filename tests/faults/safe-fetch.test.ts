import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createSafeFetch,
  type FetchBounds,
  type FetchFault,
  type SafeFetch,
} from "../../api/src/http/outgoing/safe-fetch.ts";
import { CERTIFICATE, type HttpsServer, startHttpsServer } from "../support/https-server.ts";

const BOUNDS: FetchBounds = {
  accepts: (mediaType) => mediaType === "text/plain",
  mostBytes: 100_000,
  totalTime: 2_000,
  idleTime: 1_000,
};

/** What the server answers, by path. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "/": (response) => text(response).end("reached"),
  "/error": (response) => response.writeHead(503).end(),
  "/page": (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>"),
  "/untyped": (response) => response.writeHead(200).end("?"),
  "/said-large": (response) => text(response, { "Content-Length": "100001" }).end(),
  "/large": (response) => text(response).end(randomBytes(100_001)),
  "/endless": (response) => {
    text(response);
    const more = () =>
      void (response.write(randomBytes(20_000)) ? setImmediate(more) : response.once("drain", more));
    more();
  },
  "/bomb": (response) =>
    text(response, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000_000))),
  // Ever more members with nothing in them.
  "/hollow": (response) => {
    text(response, { "Content-Encoding": "gzip" });
    response.end(Buffer.concat(Array<Buffer>(10_000).fill(gzipSync(""))));
  },
  "/packed": (response) => text(response, { "Content-Encoding": "gzip" }).end(gzipSync("unpacked")),
  "/twice-packed": (response) => text(response, { "Content-Encoding": "gzip, br" }).end("?"),
  "/broken": (response) => text(response, { "Content-Encoding": "gzip" }).end("no gzip"),
  "/cut-off": (response) => {
    text(response, { "Content-Length": "100" }).write("half");
    setImmediate(() => response.destroy());
  },
  "/silent": () => {},
  "/stuck": (response) => void text(response).write("begun"),
  "/drip": (response) => {
    text(response);
    const drip = setInterval(() => response.write("."), 20);
    response.once("close", () => clearInterval(drip));
  },
};

function text(response: ServerResponse, headers: Readonly<Record<string, string>> = {}): ServerResponse {
  return response.writeHead(200, { "Content-Type": "text/plain", ...headers });
}

/** Ports that the network of these tests has in place of 443 are the server's: only the address keeps anybody off. */
let server: HttpsServer;
beforeAll(async () => {
  server = await startHttpsServer(({ url = "/" }, response) => {
    const target = new URL(url, "https://shop.test").searchParams.get("to");
    if (target) response.writeHead(302, { Location: target }).end();
    else (ANSWERS[url] ?? ANSWERS["/"])?.(response);
  });
});
afterAll(() => server.close());

/** As it is, but for the port; names lead where a test says. */
const guarded = (names: Readonly<Record<string, readonly string[]>> = {}): SafeFetch =>
  createSafeFetch({
    port: server.port,
    authorities: CERTIFICATE,
    resolve: async (hostname) => names[hostname] ?? ["127.0.0.1"],
  });

/** One for which this machine, and nothing else, is the public internet. */
function open(resolve: (hostname: string) => readonly string[] = () => ["127.0.0.1"]): SafeFetch {
  return createSafeFetch({
    port: server.port,
    authorities: CERTIFICATE,
    isPublic: (address) => address === "127.0.0.1",
    resolve: async (hostname) => resolve(hostname),
  });
}

const at = (host: string, path = "/") => `https://${host}:${server.port}${path}`;
const read = async (fetch: SafeFetch, address: string, bounds: Partial<FetchBounds> = {}): Promise<string> =>
  String(await buffer((await fetch(address, { ...BOUNDS, ...bounds })).body));
const isRefused = (fault: FetchFault) => expect.objectContaining({ name: "FetchError", fault });

/** Hosts as somebody might write them, none of whom is of the public internet. */
const LITERALS = [
  ...[
    "127.0.0.1",
    "127.1",
    "127.255.255.254",
    "0.0.0.0",
    "0",
    "0.1.2.3",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
  ],
  ...["0177.0.0.1", "017700000001", "127.0.0.1.", "①②⑦.0.0.1", "127。0。0。1", "%31%32%37.0.0.1"],
  ...[
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "100.100.100.200",
    "198.18.0.1",
  ],
  ...[
    "169.254.169.254",
    "0xa9fea9fe",
    "169.254.170.2",
    "168.63.129.16",
    "192.0.0.192",
    "192.0.2.1",
    "203.0.113.1",
  ],
  ...["224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"],
  ...[
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:ffff:a9fe:a9fe]",
    "[::127.0.0.1]",
  ],
  ...["[64:ff9b::127.0.0.1]", "[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[2001:0:7f00:1::]", "[2001:db8::1]"],
  ...["[fe80::1]", "[fc00::1]", "[fd00:ec2::254]", "[fec0::1]", "[ff02::1]", "[100::1]", "[3fff::1]"],
];

/** What a name of somebody's domain may lead to. */
const LOOK_UPS: readonly (readonly [string, readonly string[]])[] = [
  ["this machine", ["127.0.0.1"]],
  ["this machine, in IPv6", ["::1"]],
  ["this machine, mapped", ["::ffff:127.0.0.1"]],
  ["the metadata of a cloud", ["169.254.169.254"]],
  ["an interface of this machine", ["fe80::1%lo"]],
  ["a public address by another interface", ["2606:4700::1111%lo"]],
  ["a public address and this machine", ["93.184.215.14", "127.0.0.1"]],
  ["nothing", []],
  ["no address", ["localhost"]],
];

describe("addresses that others gave us", () => {
  it.each(LITERALS)("https://%s is never asked", async (host) => {
    const before = server.connections;
    await expect(guarded()(at(host), BOUNDS)).rejects.toEqual(isRefused("address"));
    expect(server.connections).toBe(before);
  });

  it.each(LOOK_UPS)("nor a name that leads to %s", async (_, addresses) => {
    const before = server.connections;
    await expect(guarded({ "shop.test": addresses })(at("shop.test"), BOUNDS)).rejects.toEqual(
      isRefused("address"),
    );
    expect(server.connections).toBe(before);
  });

  it.each([
    ["http", () => `http://shop.test:${server.port}/`],
    ["ftp", () => `ftp://shop.test:${server.port}/`],
    ["file", () => "file:///etc/passwd"],
    ["data", () => "data:text/plain,x"],
    ["a password", () => `https://me:secret@shop.test:${server.port}/`],
    ["a name", () => `https://me@shop.test:${server.port}/`],
    ["another port", () => "https://shop.test:22/"],
    ["no scheme", () => "//shop.test/"],
    ["nothing", () => ""],
  ])("nor with %s", async (_, address) => {
    const before = server.connections;
    await expect(open()(address(), BOUNDS)).rejects.toEqual(isRefused("address"));
    expect(server.connections).toBe(before);
  });

  it.each([
    ["by http", () => `http://shop.test:${server.port}/`],
    ["to this machine's IPv6", () => at("[::1]")],
    ["to the metadata of a cloud", () => at("169.254.169.254")],
    ["to a name that leads to 10.0.0.1", () => at("inside.shop.test")],
    ["to another port", () => "https://shop.test:22/"],
    ["to a file", () => "file:///etc/passwd"],
    ["with a password", () => `https://me:secret@shop.test:${server.port}/`],
  ])("nor by a redirect %s", async (_, target) => {
    const fetch = open((hostname) => [hostname === "inside.shop.test" ? "10.0.0.1" : "127.0.0.1"]);
    const before = server.connections;
    await expect(fetch(at("shop.test", `/?to=${encodeURIComponent(target())}`), BOUNDS)).rejects.toEqual(
      isRefused("address"),
    );
    // The redirect itself, and nothing after it.
    expect(server.connections).toBe(before + 1);
  });

  it("looks a name up once a request, so that one which changes its mind gets nowhere", async () => {
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const asked: string[] = [];
    const fetch = open((hostname) => {
      asked.push(hostname);
      return answers.shift() ?? ["10.0.0.1"];
    });
    await expect(read(fetch, at("shop.test"))).resolves.toBe("reached");
    expect(asked).toEqual(["shop.test"]);
    await expect(read(fetch, at("shop.test"))).rejects.toEqual(isRefused("address"));
  });
});

describe("answers", () => {
  it("are read, unpacked and through redirects", async () => {
    await expect(read(open(), at("shop.test", "/packed"))).resolves.toBe("unpacked");
    await expect(read(open(), at("shop.test", "/?to=/packed"))).resolves.toBe("unpacked");
    await expect(read(open(), at("127.0.0.1"))).resolves.toBe("reached");
  });

  it.each([
    ["/error", "answer"],
    ["/page", "type"],
    ["/untyped", "type"],
    ["/twice-packed", "type"],
    ["/said-large", "size"],
    ["/large", "size"],
    ["/endless", "size"],
    ["/bomb", "size"],
    ["/hollow", "size"],
    ["/broken", "connection"],
    ["/cut-off", "connection"],
    ["/silent", "time"],
    ["/stuck", "time"],
    ["/drip", "time"],
  ] as const)("%s is refused for its %s", async (path, fault) => {
    const bounds = fault === "time" ? { totalTime: 300, idleTime: path === "/drip" ? 200 : 100 } : {};
    await expect(read(open(), at("shop.test", path), bounds)).rejects.toEqual(isRefused(fault));
  });

  it("are refused that lead on for ever, or come from a host nobody vouches for", async () => {
    let path = "/";
    for (let hops = 0; hops < 7; hops += 1) path = `/?to=${encodeURIComponent(path)}`;
    await expect(read(open(), at("shop.test", path))).rejects.toEqual(isRefused("answer"));
    await expect(read(open(), at("another.test"))).rejects.toEqual(isRefused("connection"));
    const silent = createSafeFetch({ resolve: () => new Promise(() => {}) });
    await expect(read(silent, "https://shop.test/", { totalTime: 50 })).rejects.toEqual(isRefused("time"));
  });
});
