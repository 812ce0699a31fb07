import { readdirSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Somebody's web server, with a page for each embed. */
export interface HostServer {
  readonly url: string;
  close(): void;
}

/** What PostHog's server would say: one survey, for everybody. */
const POSTHOG: readonly (readonly [path: RegExp, answer: unknown])[] = [
  [
    /^\/flags\//,
    {
      flags: {},
      featureFlags: {},
      surveys: true,
      supportedCompression: [],
      errorsWhileComputingFlags: false,
    },
  ],
  [/^\/array\/.*\/config$/, { surveys: true, supportedCompression: [], hasFeatureFlags: false }],
  [
    /^\/api\/surveys\//,
    {
      surveys: [
        {
          id: "s1",
          name: "Bench",
          type: "popover",
          start_date: "2026-01-01T00:00:00Z",
          end_date: null,
          current_iteration: null,
          current_iteration_start_date: null,
          feature_flag_keys: [],
          linked_flag_key: null,
          targeting_flag_key: null,
          internal_targeting_flag_key: null,
          conditions: null,
          appearance: { position: "right", whiteLabel: true },
          questions: [{ id: "q1", type: "open", question: "How was it?" }],
        },
      ],
    },
  ],
];

const NODE_MODULES = join(import.meta.dirname, "node_modules");

/**
 * Serves the pages compressed, as any web server would.
 * @param pages HTML by path
 * @param folder the built entries
 */
export async function startHostServer(
  pages: ReadonlyMap<string, string>,
  folder: string,
): Promise<HostServer> {
  const built = new Set(readdirSync(folder));
  const compressed = new Map<string, Buffer>();
  function send(response: ServerResponse, type: string, text: string): void {
    const body = compressed.get(text) ?? brotli(text);
    compressed.set(text, body);
    response.writeHead(200, {
      "Content-Type": type,
      "Content-Encoding": "br",
      "Content-Length": body.length,
      "Cache-Control": "no-store",
    });
    response.end(body);
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const page = pages.get(path);
    const packaged = /^\/npm\/(.+)$/.exec(path)?.[1];
    const posthog = /^\/static\/(?:[\d.]+\/)?(surveys)\.js$/.exec(path)?.[1];
    const answer = POSTHOG.find(([pattern]) => pattern.test(path))?.[1];
    if (page !== undefined) send(response, "text/html; charset=utf-8", page);
    else if (built.has(path.slice(1))) send(response, typeOf(path), readFileSync(join(folder, path), "utf8"));
    else if (packaged) send(response, typeOf(path), ofPackage(packaged));
    else if (posthog) send(response, typeOf(path), ofPackage(`posthog-js/dist/${posthog}.js`));
    else if (answer) send(response, "application/json", JSON.stringify(answer));
    else response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host server has no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function typeOf(path: string): string {
  return path.endsWith(".css") ? "text/css" : "text/javascript";
}

/** A file that a package has for script tags. @param path with the package's name */
function ofPackage(path: string): string {
  return readFileSync(join(NODE_MODULES, path), "utf8");
}

function brotli(text: string): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
