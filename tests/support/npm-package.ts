import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What `npm run build` makes of the package. */
const BUILT = join(import.meta.dirname, "../../packages/widgets/dist/npm");

interface PackedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Our package as npm packs it, in a folder of its own. */
export interface Tarball {
  readonly path: string;
  readonly files: readonly PackedFile[];
  /** Bytes of the tarball itself. */
  readonly size: number;
  discard(): Promise<void>;
}

export async function packNpmPackage(): Promise<Tarball> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-pack-"));
  const { stdout } = await run("npm", ["pack", BUILT, "--json", "--pack-destination", folder]);
  const [{ filename, files, size }] = JSON.parse(stdout);
  return {
    path: join(folder, filename),
    files,
    size,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Installs the tarball, and nothing else, into a folder. It has no dependencies, so npm needs no network. */
export async function installInto(folder: string, { path }: Tarball): Promise<void> {
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await run("npm", ["install", path, "--offline", "--omit=peer", "--no-package-lock"], { cwd: folder });
}
