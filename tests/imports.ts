/**
 * `npm run check:imports`: that imports go in the directions of `.dependency-cruiser.mjs`, and that the picture of the
 * api's wings in `api/README.md` is as they are; `-- --write` draws it anew.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

const README = join(import.meta.dirname, "../api/README.md");
const BEGIN = "<!-- wings -->\n";
const END = "<!-- /wings -->";

const FOLDERS = ["packages", "sites", "api", "tests"];

/** Follows every import, and says which go wrong. @returns what was found; null where something goes wrong */
function cruise(): Cruise | null {
  const folder = mkdtempSync(join(tmpdir(), "gifthearth-imports-"));
  const found = join(folder, "imports.json");
  const run = (program: string, ...options: readonly string[]) =>
    spawnSync(program, options, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
  try {
    const rules = ["--config", ".dependency-cruiser.mjs"];
    run("depcruise", ...rules, "--output-type", "json", "--output-to", found, ...FOLDERS);
    const isGood = run("depcruise-fmt", "--exit-code", "--output-type", "err", found);
    return isGood ? JSON.parse(readFileSync(found, "utf8")) : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The wing that a file of the api belongs to; undefined for what isn't the api's, and for tests. */
function wingOf(path: string): string | undefined {
  return path.endsWith(".test.ts") ? undefined : /^api\/src\/(\w+)/.exec(path)?.[1];
}

/** A line for each wing: which others it imports. */
function draw({ modules }: Cruise): string {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const wing = wingOf(source);
    if (!wing) continue;
    const others = imports.get(wing) ?? new Set();
    imports.set(wing, others);
    for (const { resolved } of dependencies) {
      const other = wingOf(resolved);
      if (other && other !== wing) others.add(other);
    }
  }

  const widest = Math.max(...[...imports.keys()].map((wing) => wing.length));
  const lines = [...imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([wing, others]) => `${wing.padEnd(widest)}  ->  ${[...others].sort().join(" ") || "(nothing)"}`);
  return `\`\`\`text\n${lines.join("\n")}\n\`\`\`\n`;
}

const cruised = cruise();
if (cruised) {
  const text = readFileSync(README, "utf8");
  const [before = "", rest = ""] = text.split(BEGIN);
  const [drawn, after = ""] = rest.split(END);
  const picture = draw(cruised);
  if (process.argv.includes("--write")) writeFileSync(README, before + BEGIN + picture + END + after);
  else if (drawn !== picture) {
    process.stderr.write(
      "The wings in api/README.md are not as they are: npm run check:imports -- --write\n",
    );
    process.exitCode = 1;
  }
} else process.exitCode = 1;
