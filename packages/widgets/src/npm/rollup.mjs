import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { customElementsManifest } from "./manifest.mjs";

/** What imports the page's own React, where the widgets inside the package have Preact. */
const FOR_REACT = /\/widgets\/src\/npm\/react\.ts$/;

/**
 * Rollup plugin: leaves `react` to who installs the package, in its React entry.
 * @returns {import("rollup").Plugin}
 */
export function realReact() {
  return {
    name: "real-react",
    resolveId(source, importer) {
      const isForReact = FOR_REACT.test(importer?.replaceAll("\\", "/") ?? "");
      return source === "react" && isForReact ? { id: source, external: true } : null;
    },
  };
}

/**
 * Rollup plugin: adds package.json, custom-elements.json and README.md.
 * @param {string} version of the package
 * @returns {import("rollup").Plugin}
 */
export function npmFiles(version) {
  return {
    name: "npm-files",
    async generateBundle() {
      const { license } = JSON.parse(await readFile("package.json", "utf8"));
      const emitJson = (fileName, content) =>
        this.emitFile({ type: "asset", fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      emitJson("package.json", packageJson(version, license));
      emitJson("custom-elements.json", customElementsManifest());
      const readme = fileURLToPath(import.meta.resolve("../../README.md"));
      this.emitFile({ type: "asset", fileName: "README.md", source: await readFile(readme, "utf8") });
    },
  };
}

const entry = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

function packageJson(version, license) {
  return {
    name: "@gifthearth/widgets",
    version,
    description:
      "GiftHearth's gift finder and impact scoreboard as custom elements, with types and for React.",
    keywords: ["gift", "charity", "web-components", "custom-elements", "widget", "react"],
    license,
    type: "module",
    // Read by tools that know no `exports`; the other entries lie where those look for them.
    main: "./index.js",
    types: "./index.d.ts",
    exports: {
      ".": entry("index"),
      "./auto": entry("auto"),
      "./react": entry("react"),
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    sideEffects: ["./auto.js"],
    files: ["*.js", "*.d.ts", "chunks", "custom-elements.json"],
    peerDependencies: { "@types/react": ">=18", react: ">=18" },
    peerDependenciesMeta: { "@types/react": { optional: true }, react: { optional: true } },
  };
}
