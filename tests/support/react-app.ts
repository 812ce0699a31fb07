import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { installInto, type Tarball } from "./npm-package.ts";

const run = promisify(execFile);

const EXAMPLE = join(import.meta.dirname, "../../examples/react-app");
const OURS = join(import.meta.dirname, "../../node_modules");

/** Where the deep tests have an older React. */
const DEEP = join(import.meta.dirname, "../deep/node_modules");

/** Which of our modules are a React; they are copied, so that each finds its own kind beside it. */
const REACTS = {
  18: {
    react: join(DEEP, "react-18"),
    "react-dom": join(DEEP, "react-dom-18"),
    scheduler: join(DEEP, "scheduler"),
    "@types/react": join(DEEP, "types-react-18"),
    "@types/prop-types": join(DEEP, "@types/prop-types"),
  },
  19: {
    react: join(OURS, "react"),
    "react-dom": join(OURS, "react-dom"),
    scheduler: join(OURS, "scheduler"),
    "@types/react": join(OURS, "@types/react"),
  },
} as const;

export type ReactVersion = keyof typeof REACTS;

/** The example app, built and served. */
export interface ReactApp {
  readonly folder: string;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Stops the server and removes the folder. */
  discard(): Promise<void>;
}

/**
 * Copies the example to a folder of its own, puts our packed package and what its package.json names there,
 * checks its types, builds it and serves it.
 * @param mode a development build of React tells of every mistake in its use
 * @param gifthearth address of the server that the widgets ask
 * @throws {Error} with what the compiler or the build said
 */
export async function startReactApp(
  tarball: Tarball,
  react: ReactVersion,
  mode: "development" | "production",
  gifthearth: string,
): Promise<ReactApp> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-react-"));
  await installInto(folder, tarball);
  await cp(EXAMPLE, folder, {
    recursive: true,
    filter: (path) => !/react-app\/(node_modules|dist)/.test(path.replaceAll("\\", "/")),
  });
  await installDependencies(folder, react);
  const node = (program: string, ...args: string[]) =>
    run(process.execPath, [join("node_modules", program), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: mode, VITE_GIFTHEARTH: gifthearth },
    }).catch(({ message, stdout, stderr }) => {
      throw new Error([message, stdout, stderr].join("\n"));
    });
  // The types are the same in both.
  if (mode === "development") await node("typescript/bin/tsc");
  await node("vite/bin/vite.js", "build");
  await node("vite/bin/vite.js", "build", "--ssr", "src/entry-server.tsx", "--outDir", "dist/server");
  const server = spawn(process.execPath, ["server.mjs"], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: mode, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [origin] = await once(createInterface({ input: server.stdout }), "line");
  return {
    folder,
    origin,
    async discard() {
      server.kill();
      await once(server, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function installDependencies(folder: string, react: ReactVersion): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const modules = join(folder, "node_modules");
  const copied: Readonly<Record<string, string>> = REACTS[react];
  await Promise.all(
    Object.entries(copied).map(([name, ours]) => cp(ours, join(modules, name), { recursive: true })),
  );
  // TypeScript's idea of CSS, which React's types ask for.
  const named = [...Object.keys({ ...dependencies, ...devDependencies }), "csstype"];
  for (const name of named) {
    if (name in copied || name === "@gifthearth/widgets") continue;
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(OURS, name), join(modules, name));
  }
  if (react === 19) return;
  // There is but one kind of types for react-dom here; what uses the widgets needs none.
  const tsconfig = { extends: "./tsconfig.all.json", include: ["src/app.tsx"] };
  await cp(join(folder, "tsconfig.json"), join(folder, "tsconfig.all.json"));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
}
