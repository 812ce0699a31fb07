import { css } from "@gifthearth/shadow-dom-css/rollup";
import alias from "@rollup/plugin-alias";
import { dts } from "rollup-plugin-dts";
import { target, version } from "./packages/widgets/build/target.mjs";
import { thirdPartyNotices } from "./packages/widgets/build/third-party-notices.mjs";
import { wordpressZip } from "./packages/widgets/build/wordpress-zip.mjs";
import { release } from "./packages/widgets/src/embed/release.mjs";
import { npmFiles, realReact } from "./packages/widgets/src/npm/rollup.mjs";
import { embedReference } from "./sites/main/src/embed-reference.mjs";
import { iconFiles } from "./sites/main/src/icon-files.mjs";
import { pictureFiles } from "./sites/main/src/picture-files.mjs";
import { clientChunkName, copy, siteAssets, styleNonce } from "./sites/main/src/rollup.mjs";

/** The widgets are written against React; an embed gets the same source on Preact. */
const REACT_IS_PREACT = alias({ entries: [{ find: /^react$/, replacement: "@preact/compat" }] });
const PREACT_JSX = { jsx: "react-jsx", jsxImportSource: "preact" };

/** What every widget needs, with all that it imports, is one file, fetched beside the widget's own. */
const SHARED_BY_WIDGETS = [
  "packages/widgets/src/embed/mount.tsx",
  "packages/widgets/src/host.ts",
  "packages/widgets/src/error-detail.ts",
  "packages/widgets/src/ui/heading.tsx",
  "packages/widgets/src/ui/mark.tsx",
  "packages/client/src/api.ts",
];

/** Named by the script beside what imports it, so that nothing waits for it: what options know of countries. */
const MARKETPLACES = ["packages/core/src/marketplaces.ts"];

/** What is there before any widget is: who imports it gets nothing of what they share. */
const BEFORE_WIDGETS = [
  "packages/widgets/src/npm/define-elements.ts",
  "packages/widgets/src/embed/attributes.ts",
];

/** What a page has of itself in every visitor's cache, since it changes with none of our releases. */
const LIBRARIES_OF_EVERY_PAGE = ["react", "react/jsx-runtime", "react-dom/client", "react-router"];

/** The script that a page includes leaves no name of its own there, where it runs as one of the old kind. */
const LOADER = "v1/embed";
const ONLY_IN_LOADER = (code) => (chunk) => (chunk.name === LOADER ? code : "");

/** A module of which nothing is used isn't loaded: an index, say, or Preact's patches for what no widget does. */
const ONLY_WHAT_IS_USED = { moduleSideEffects: false };
/** The same where libraries do something by being loaded, which our packages never do. */
const ONLY_WHAT_IS_USED_OF_OURS = { moduleSideEffects: (id) => !/[\\/]packages[\\/]/.test(id) };

const NPM_ENTRIES = {
  index: "packages/widgets/src/npm/index.ts",
  auto: "packages/widgets/src/npm/auto.ts",
  react: "packages/widgets/src/npm/react.ts",
};

export default [
  target({
    input: {
      [LOADER]: "packages/widgets/src/embed/loader.ts",
      "v1/frame": "packages/widgets/src/embed/frame/outside.ts",
      "v1/frame-page": "packages/widgets/src/embed/frame/inside.ts",
    },
    dir: "packages/widgets/dist/embed",
    names: {
      entryFileNames: "[name].js",
      chunkFileNames: "c/[name]-[hash].js",
      manualChunks: { shared: SHARED_BY_WIDGETS, marketplaces: MARKETPLACES },
      intro: ONLY_IN_LOADER('(() => {\n"use strict";'),
      outro: ONLY_IN_LOADER("})();"),
    },
    plugins: [REACT_IS_PREACT, thirdPartyNotices(), wordpressZip(), release(version)],
    jsx: PREACT_JSX,
    treeshake: ONLY_WHAT_IS_USED,
  }),
  // With source maps and not minified here: who installs it reads it, and their own build makes it small.
  target({
    user: "bundler",
    input: NPM_ENTRIES,
    dir: "packages/widgets/dist/npm",
    names: {
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      // Who bundles it parts no file further, and joins none: each of the small ones would be a request.
      manualChunks: { elements: BEFORE_WIDGETS, shared: SHARED_BY_WIDGETS, marketplaces: MARKETPLACES },
      banner: ({ name }) => (name === "react" ? '"use client";' : ""),
      sourcemap: true,
    },
    plugins: [realReact(), REACT_IS_PREACT, thirdPartyNotices(), npmFiles(version)],
    jsx: { ...PREACT_JSX, sourceMap: true },
    treeshake: ONLY_WHAT_IS_USED,
  }),
  {
    input: NPM_ENTRIES,
    output: { dir: "packages/widgets/dist/npm", chunkFileNames: "chunks/[name].d.ts" },
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
      manualChunks: { react: LIBRARIES_OF_EVERY_PAGE },
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
    treeshake: ONLY_WHAT_IS_USED_OF_OURS,
  }),
  target({
    user: "server",
    input: {
      "entry-server": "sites/main/src/entry-server.ts",
      "share-image-worker": "sites/main/src/share/share-image-worker.ts",
    },
    dir: "sites/main/dist/server",
    names: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    plugins: [pictureFiles({ emit: false }), embedReference()],
    // Loaded only when a picture is drawn; one is a binary, the other finds its parts beside itself.
    external: ["@resvg/resvg-js", "satori"],
    treeshake: ONLY_WHAT_IS_USED_OF_OURS,
  }),
];
