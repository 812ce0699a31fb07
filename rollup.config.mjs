import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { css } from "@gifthearth/shadow-dom-css/rollup";
import alias from "@rollup/plugin-alias";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { dts } from "rollup-plugin-dts";
import { leanPreact } from "./packages/widgets/src/embed/lean-preact.mjs";
import { release } from "./packages/widgets/src/embed/release.mjs";
import { shortClassNames } from "./packages/widgets/src/embed/short-class-names.mjs";
import { npmFiles, realReact } from "./packages/widgets/src/npm/rollup.mjs";
import { embedReference } from "./sites/main/src/embed-reference.mjs";
import { iconFiles } from "./sites/main/src/icon-files.mjs";
import { pictureFiles } from "./sites/main/src/picture-files.mjs";
import { clientChunkName, siteAssets, styleNonce } from "./sites/main/src/rollup.mjs";

const { version } = JSON.parse(
  await readFile(new URL("packages/widgets/package.json", import.meta.url), "utf8"),
);

const watching = process.env.ROLLUP_WATCH === "true";
const production = !watching;

/** The widgets are written against React; an embed gets the same source on Preact. */
const PREACT = alias({
  entries: [{ find: /^react$/, replacement: "@preact/compat" }],
});

/**
 * Most of what the widgets import from compat it hands on from Preact; its own code, and the patches it makes
 * to Preact on loading, come along only if something it adds itself is used. Our packages do nothing on
 * loading but for the loader.
 */
const FREE_OF_SIDE_EFFECTS = /preact\/compat|packages\/(?!widgets\/src\/embed\/(loader|frame))/;

const SHARED_BY_WIDGETS = new RegExp(
  [
    "/preact/|/shadow-dom-css/src/(?!adopt-more)|/client/src/(api|api-error)\\.",
    "/core/src/(charity/share|country)\\.",
    "/widgets/src/(host|theme/base|ui/heading|text/text|error-detail|embed/(mount|attributes))\\.",
  ].join("|"),
);

const OPTION_NAMES = /\/widgets\/src\/embed\/attributes\./;

const LIBRARIES_OF_EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\/|commonjsHelpers/;

/** Whether a module is one of those; its path is written with slashes everywhere. */
const isOneOf = (modules, id) => modules.test(id.replaceAll("\\", "/"));

/** Empties the folder a target builds into, once. */
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
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (/\.(woff2|png)$|^\./.test(file.fileName)) continue;
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

/** What TypeScript makes of JSX calls Preact's `h`, which is fewer bytes for each element than React's way. */
function jsxByPreact() {
  return {
    name: "jsx-by-preact",
    transform: (code, id) =>
      id.endsWith(".tsx") ? { code: `import { Fragment, h } from "preact";\n${code}`, map: null } : null,
  };
}
const PREACT_JSX = { jsx: "react", jsxFactory: "h", jsxFragmentFactory: "Fragment" };

/**
 * Says of the chunks whose functions nearly all run at once that they do: Chromium then compiles them while they
 * arrive, away from the page's main thread, rather than each on its first call.
 */
function calledOnLoad(chunks) {
  return {
    name: "called-on-load",
    renderChunk: {
      order: "post",
      handler: (code, { name }) =>
        chunks.includes(name) ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
    },
  };
}

/** Puts a folder's files into the build as they are. */
function copy(folder) {
  return {
    name: "copy",
    async buildStart() {
      for (const fileName of await readdir(folder)) {
        const file = join(folder, fileName);
        this.addWatchFile(file);
        this.emitFile({ type: "asset", fileName, source: await readFile(file) });
      }
    },
  };
}

/**
 * One thing to build.
 * @param {{ input: object, dir: string, names: object, plugins?: object[], styles?: object,
 *   forServer?: boolean, forNpm?: boolean, external?: string[], treeshake?: object,
 *   jsx?: object, chunks?: (id: string) => string | undefined }} row
 */
function target({
  input,
  dir,
  names,
  plugins = [],
  styles = css(),
  forServer = false,
  forNpm = false,
  external = [],
  treeshake = true,
  jsx = {},
  chunks,
}) {
  const mode = production ? "production" : "development";
  return {
    input,
    external,
    treeshake,
    plugins: [
      production && clean(dir),
      ...plugins,
      styles,
      replace({
        preventAssignment: true,
        values: {
          "process.env.NODE_ENV": JSON.stringify(mode),
          "process.env.WIDGETS_VERSION": JSON.stringify(version),
          "process.env.WIDGETS_PACKAGE": JSON.stringify(forNpm),
        },
      }),
      nodeResolve({
        browser: !forServer,
        extensions: [".ts", ".tsx", ".mjs", ".js"],
        exportConditions: forServer ? ["node", mode] : [mode],
      }),
      commonjs(),
      typescript({
        tsconfig: "packages/tsconfig.build.json",
        ...jsx,
      }),
      production &&
        !forServer &&
        !forNpm &&
        terser({
          module: true,
          ecma: 2022,
          compress: {
            passes: 4,
            unsafe: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            pure_getters: true,
            keep_fargs: false,
            hoist_vars: true,
          },
          format: { comments: false },
        }),
      !forServer && !forNpm && precompress(),
    ],
    output: {
      dir,
      format: "es",
      freeze: false,
      manualChunks: chunks,
      onlyExplicitManualChunks: true,
      ...names,
    },
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

/** The npm package's entries. */
const NPM_ENTRIES = {
  index: "packages/widgets/src/npm/index.ts",
  auto: "packages/widgets/src/npm/auto.ts",
  react: "packages/widgets/src/npm/react.ts",
};
const NPM_FOLDER = "packages/widgets/dist/npm";

const HASHED = { chunkFileNames: "c/[name]-[hash].js", assetFileNames: "c/[name]-[hash][extname]" };

export default [
  target({
    input: {
      "v1/embed": "packages/widgets/src/embed/loader.ts",
      "v1/frame": "packages/widgets/src/embed/frame/outside.ts",
      "v1/frame-page": "packages/widgets/src/embed/frame/inside.ts",
    },
    dir: "packages/widgets/dist/embed",
    names: { ...HASHED, entryFileNames: "[name].js" },
    plugins: [
      PREACT,
      leanPreact(),
      jsxByPreact(),
      shortClassNames(),
      calledOnLoad(["shared", "gift-finder"]),
      release(version),
    ],
    jsx: PREACT_JSX,
    // One chunk for what every widget needs, fetched alongside the widget's own.
    chunks: (id) => (isOneOf(SHARED_BY_WIDGETS, id) ? "shared" : undefined),
    treeshake: { moduleSideEffects: (id) => !isOneOf(FREE_OF_SIDE_EFFECTS, id) },
  }),
  // Not minified: who installs it reads it, and their own build makes it small.
  target({
    input: NPM_ENTRIES,
    dir: NPM_FOLDER,
    names: {
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      banner: ({ name }) => (name === "react" ? '"use client";' : ""),
    },
    plugins: [realReact(), PREACT, leanPreact(), jsxByPreact(), npmFiles(version)],
    jsx: PREACT_JSX,
    forNpm: true,
    // The React entry needs the options' names at once, and nothing else of it.
    chunks: (id) => (isOneOf(SHARED_BY_WIDGETS, id) && !isOneOf(OPTION_NAMES, id) ? "shared" : undefined),
    treeshake: { moduleSideEffects: (id) => !isOneOf(FREE_OF_SIDE_EFFECTS, id) },
  }),
  {
    input: NPM_ENTRIES,
    output: { dir: NPM_FOLDER, chunkFileNames: "chunks/[name].d.ts" },
    // None of ours is left in them: the types that a page sees name no workspace.
    external: [/^react$/, /^@gifthearth\//],
    plugins: [dts()],
  },
  target({
    input: { site: "sites/main/src/entry-client.tsx" },
    dir: "sites/main/dist/client",
    names: {
      entryFileNames: "assets/[name]-[hash].js",
      chunkFileNames: clientChunkName,
      assetFileNames: "assets/[name]-[hash][extname]",
      // Below this many characters a file costs more by being one than by being loaded where it isn't needed.
      experimentalMinChunkSize: 300,
    },
    plugins: [
      copy("sites/main/public"),
      iconFiles("sites/main/public/favicon.svg"),
      pictureFiles({ emit: true }),
      siteAssets(),
      styleNonce(),
      embedReference(),
    ],
    styles: css({ extract: "assets", linked: /\/packages\/widgets\/src\// }),
    // What changes with none of our releases stays in the visitor's cache.
    chunks: (id) => (isOneOf(LIBRARIES_OF_EVERY_PAGE, id) ? "react" : undefined),
    treeshake: { moduleSideEffects: (id) => !isOneOf(FREE_OF_SIDE_EFFECTS, id) },
  }),
  target({
    input: {
      "entry-server": "sites/main/src/entry-server.ts",
      "share-image-worker": "sites/main/src/share/share-image-worker.ts",
    },
    // Loaded only when a picture is drawn; one is a binary, the other finds its parts beside itself.
    external: ["@resvg/resvg-js", "satori"],
    dir: "sites/main/dist/server",
    names: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    plugins: [pictureFiles({ emit: false }), embedReference()],
    forServer: true,
  }),
];
