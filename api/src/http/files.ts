import { extname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { publicCors } from "./public-cors.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Folders whose files are served; a folder or file that isn't there is a 404. */
export interface Directories {
  /** The site's build; what lies directly in it is served at the root (`/favicon.svg`). */
  readonly site: string;
  /** The embed's build, served at `/embed/`. */
  readonly embed: string;
  /** Where versions of the embed are kept that the build no longer has. */
  readonly embedArchive?: string;
  /** The example pages, served at `/examples/`. */
  readonly examples: string;
}

const ROOT = join(import.meta.dirname, "../../..");

/** Where the builds put their files. */
export const BUILT_FILES: Directories = {
  site: join(ROOT, "sites/main/dist/client"),
  embed: join(ROOT, "packages/widgets/dist/embed"),
  examples: join(ROOT, "examples"),
};

/**
 * Serves built files, precompressed where a `.br` or `.gz` stands beside them. Names with a hash are
 * kept for a year; those that keep their name, such as the embed's entry, are asked for anew soon.
 */
export function fileRoutes({ site, embed, embedArchive, examples }: Directories): Hono<AppEnv> {
  const router = new Hono<AppEnv>();
  router.get(
    "/assets/*",
    cached(() => IMMUTABLE),
    files("/assets", join(site, "assets")),
  );
  router.use("/embed/*", below("/embed", publicCors), below("/embed", forOtherOrigins));
  router.get(
    "/embed/*",
    cached((path) => (isFinal(path) ? IMMUTABLE : "public, max-age=300, must-revalidate")),
    files("/embed", embed),
    ...(embedArchive ? [files("/embed", embedArchive)] : []),
  );
  router.get(
    "/examples/*",
    folderSlash,
    cached(() => "no-store"),
    files("/examples", examples),
  );
  // A pattern such as "/:file" would cost every other route Hono's fast router.
  router.use("/*", atRoot(cached(() => "public, max-age=3600")), atRoot(files("", site)));
  return router;
}

/** Only for what looks like a file directly at the root, such as `/favicon.svg`. */
function atRoot(middleware: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return (c, next) => (/^\/[^/]+\.[a-z0-9]+$/.test(c.req.path) ? middleware(c, next) : next());
}

/** Not for the folder's own address: there is a page of the site. */
function below(folder: string, middleware: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return (c, next) => (c.req.path.replace(/\/$/, "") === folder ? next() : middleware(c, next));
}

/** Whether a file never changes: its name ends in a hash, or it belongs to one exact version. */
function isFinal(path: string): boolean {
  const hash = /[-.](?=[\w-]*[\dA-Z])[\w-]{8,}\.\w+(?:\.map)?$/;
  return hash.test(path) || /^\/embed\/\d+\.\d+\.\d+\//.test(path);
}

/** Lets pages that isolate themselves (COEP) load the embed, and all pages see what it took to. */
const forOtherOrigins: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header("Timing-Allow-Origin", "*");
};

/** A page's relative links need the slash after its folder. */
const folderSlash: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path } = c.req;
  if (path.endsWith("/") || extname(path) || isHidden(path)) return next();
  // Of the address as it was sent: `path` is decoded, and may hold what no header can.
  return c.redirect(`${new URL(c.req.url).pathname}/`);
};

function files(prefix: string, directory: string): MiddlewareHandler<AppEnv> {
  const serve = serveStatic<AppEnv>({
    precompressed: true,
    // Absolute: files are found wherever the server was started.
    rewriteRequestPath: (path) => join(directory, path.slice(prefix.length)),
  });
  return (c, next) => (isHidden(c.req.path) ? next() : serve(c, next));
}

/** Dotfiles are nobody's business. */
function isHidden(path: string): boolean {
  return path.includes("/.");
}

/** Says how long a file may be kept, and answers 304 to who has it still. */
function cached(cacheControl: (path: string) => string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const modified = c.res.headers.get("Last-Modified");
    if (!c.res.ok || modified === null) return;
    c.header("Cache-Control", cacheControl(c.req.path));
    c.header("Vary", "Accept-Encoding");
    const since = Date.parse(c.req.header("If-Modified-Since") ?? "");
    if (Date.parse(modified) > since || Number.isNaN(since)) return;
    await c.res.body?.cancel();
    c.res = new Response(null, { status: 304, headers: c.res.headers });
  };
}

/** Folders of files, where a missing one is no matter for the site; some pages of the site are among the embed's. */
export function isFilePath(path: string): boolean {
  return (
    /^\/(?:assets|embed|examples)(?:\/|$)/.test(path) && !/^\/embed(?:\/?$|\/(?:frame|badge)\/)/.test(path)
  );
}
