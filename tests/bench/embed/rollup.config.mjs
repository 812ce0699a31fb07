import { readFile } from "node:fs/promises";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";

const ENTRIES = "tests/bench/embed/entries";

/** Gathers the stylesheets that a script imports into a file of its name. */
function styles(name) {
  const gathered = [];
  return {
    name: "styles",
    async load(id) {
      if (!id.endsWith(".css")) return null;
      gathered.push(await readFile(id, "utf8"));
      return { code: "", moduleSideEffects: false };
    },
    generateBundle() {
      if (gathered.length > 0) {
        this.emitFile({ type: "asset", fileName: `${name}.css`, source: gathered.join("\n") });
      }
    },
  };
}

/** Embeds as a page's own production build would have them: shaken, minified, lazy parts on their own. */
export default ["bare", "giscus", "posthog", "sentry", "typeform"].map((name) => ({
  input: `${ENTRIES}/${name}.ts`,
  onLog: () => {},
  plugins: [
    styles(name),
    replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
    nodeResolve({ browser: true, exportConditions: ["production"] }),
    commonjs(),
    typescript({ tsconfig: `${ENTRIES}/tsconfig.json` }),
    terser({ module: true, format: { comments: false } }),
  ],
  output: { dir: process.env.BENCH_FOLDER, format: "es", chunkFileNames: `${name}-[hash].js` },
}));
