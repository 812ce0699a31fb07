import { execFileSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "svelte/compiler";
import { type Alias, build, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const NPM = join(ROOT, "packages/widgets/dist/npm");
const APPS = join(import.meta.dirname, "apps");
const own = createRequire(import.meta.url);

/** Which file each app is built from; of the two Reacts one and the same. */
const ENTRIES = {
  "react-18": "react.js",
  "react-19": "react.js",
  "react-19-hydrated": "react-hydrated.js",
  vue: "vue.js",
  svelte: "svelte.js",
  solid: "solid.js",
  turbo: "turbo.js",
} as const;

const WIDGETS: readonly Alias[] = [
  { find: /^@gifthearth\/widgets\/(react|auto)$/, replacement: join(NPM, "$1.js") },
  { find: /^vue$/, replacement: "vue/dist/vue.esm-bundler.js" },
];

/** Our own, and an older one that is installed here beside it. */
const REACTS = {
  18: { react: own.resolve("react-18/package.json"), "react-dom": own.resolve("react-dom-18/package.json") },
  19: {
    react: join(ROOT, "node_modules/react/package.json"),
    "react-dom": join(ROOT, "node_modules/react-dom/package.json"),
  },
} as const;

const svelte: Plugin = {
  name: "svelte",
  transform: (code, id) =>
    id.endsWith(".svelte") ? { code: compile(code, { filename: id }).js.code, map: null } : null,
};

/**
 * Builds an app with each framework, as its users would: with the npm package as it is published.
 * @param server the address that the widgets ask
 * @returns what React renders on a server of the app that takes it over
 */
export async function buildApps(folder: string, server: string): Promise<string> {
  for (const [name, entry] of Object.entries(ENTRIES)) await buildApp(join(folder, name), entry, name);
  await buildNext(join(folder, "next"), server);
  await buildApp(join(folder, "server"), "react-server.js", "server");
  const { render } = await import(pathToFileURL(join(folder, "server/main.js")).href);
  return render(server);
}

async function buildApp(folder: string, entry: string, name: string): Promise<void> {
  const isForServer = name === "server";
  await build({
    configFile: false,
    root: APPS,
    base: `/apps/${name}/`,
    logLevel: "error",
    plugins: [svelte],
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: [...WIDGETS, ...reactAliases(name === "react-18" ? 18 : 19)] },
    ssr: { noExternal: true },
    build: {
      ssr: isForServer,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: join(APPS, entry),
        output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/** Next builds with Next, and where its sources are. */
async function buildNext(folder: string, server: string): Promise<void> {
  const app = join(APPS, "next");
  // With webpack, since Turbopack takes no package from outside of the folder that the app is in.
  execFileSync(process.execPath, [own.resolve("next/dist/bin/next"), "build", "--webpack"], {
    cwd: app,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", SERVER: server },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await cp(join(app, "out"), folder, { recursive: true });
}

function reactAliases(version: keyof typeof REACTS): Alias[] {
  return Object.entries(REACTS[version]).map(([name, file]) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: dirname(file),
  }));
}
