import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { css } from "@gifthearth/shadow-dom-css/rollup";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { optionAttributes } from "../src/embed/interfaces.mjs";

const production = process.env.ROLLUP_WATCH !== "true";
const mode = production ? "production" : "development";

/** The widgets' version, which their files are named by. */
export const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * One thing to build, from TypeScript and CSS to ES modules. What is for a browser is minified and compressed too.
 * @param {import("rollup").RollupOptions & { user?: "browser" | "server" | "bundler", dir: string,
 *   names: import("rollup").OutputOptions, jsx?: object, styles?: import("rollup").Plugin }} row a rollup
 *   configuration with these of its own: who takes the files, the folder that they go to, their names and parts,
 *   TypeScript's options of JSX, and what becomes of stylesheets (a script's text, unless told)
 * @returns {import("rollup").RollupOptions}
 */
export function target({ user = "browser", dir, names, jsx, styles = css(), plugins = [], ...row }) {
  const isServed = user === "browser";
  return {
    ...row,
    plugins: [
      production && clean(dir),
      ...plugins,
      styles,
      replace({
        preventAssignment: true,
        values: {
          "process.env.NODE_ENV": JSON.stringify(mode),
          "process.env.WIDGETS_VERSION": JSON.stringify(version),
          "process.env.WIDGETS_ATTRIBUTES": JSON.stringify(optionAttributes().join(" ")),
          "process.env.WIDGETS_PACKAGE": JSON.stringify(user === "bundler"),
        },
      }),
      nodeResolve({
        browser: user !== "server",
        extensions: [".ts", ".tsx", ".mjs", ".js"],
        exportConditions: user === "server" ? ["node", mode] : [mode],
      }),
      commonjs(),
      typescript({ tsconfig: "packages/tsconfig.build.json", ...jsx }),
      production && isServed && terser({ module: true, ecma: 2022, compress: { passes: 2 } }),
      isServed && precompress(),
    ],
    output: { dir, format: "es", ...names },
    // Polled: an editor that saves by replacing the file would otherwise be noticed only once.
    watch: { clearScreen: false, chokidar: { usePolling: true, interval: 300 } },
    onwarn(warning, warn) {
      // "use client" means nothing outside a React server; how libraries import themselves is theirs.
      if (warning.code === "MODULE_LEVEL_DIRECTIVE") return;
      if (warning.ids?.every((id) => id.includes("node_modules"))) return;
      warn(warning);
    },
  };
}

/** Empties the folder that a row builds into, once. */
function clean(folder) {
  let cleaned = false;
  return {
    name: "clean",
    async buildStart() {
      if (!cleaned) await rm(folder, { recursive: true, force: true });
      cleaned = true;
    },
  };
}

/** Puts a brotli and a gzip copy beside every file, so that the server compresses nothing. */
function precompress() {
  return {
    name: "precompress",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        // What is compressed already, and what isn't served.
        if (/\.(woff2|png|zip)$|^\./.test(file.fileName)) continue;
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: production ? 11 : 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        this.emitFile({
          type: "asset",
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(content, { params }),
        });
        this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(content) });
      }
    },
  };
}
