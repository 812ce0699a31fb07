import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { ownerOf } from "../../build/owner.mjs";
import { NOTICES } from "../../build/third-party-notices.mjs";
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

/** Whose templates know the elements by types alone. */
const FRAMEWORKS = ["solid", "svelte", "vue"];

/**
 * Rollup plugin: adds package.json, custom-elements.json, the types for frameworks, README.md, CHANGELOG.md, and the
 * licence's text once there is one.
 * @param {string} version of the package
 * @returns {import("rollup").Plugin}
 */
export function npmFiles(version) {
  return {
    name: "npm-files",
    async generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
      const emitJson = (fileName, content) => emit(fileName, `${JSON.stringify(content, null, 2)}\n`);
      emitJson("package.json", packageJson(version));
      emitJson("custom-elements.json", customElementsManifest());
      for (const framework of FRAMEWORKS) {
        emit(`${framework}.d.ts`, await readBeside(`frameworks/${framework}.d.ts`));
        emit(`${framework}.js`, "// There is nothing but types.\nexport {};\n");
      }
      emit("README.md", await readBeside("../../README.md"));
      emit("CHANGELOG.md", await readBeside("../../CHANGELOG.md"));
      if (existsSync("LICENSE")) emit("LICENSE", await readFile("LICENSE", "utf8"));
    },
  };
}

const readBeside = (path) => readFile(new URL(path, import.meta.url), "utf8");

const entry = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

function packageJson(version) {
  const { license, author, homepage, repository } = ownerOf();
  return {
    name: "@gifthearth/widgets",
    version,
    description:
      "GiftHearth's gift finder and impact scoreboard as custom elements, with types and for React.",
    keywords: ["gift", "charity", "web-components", "custom-elements", "widget", "react"],
    license,
    author,
    homepage,
    repository,
    type: "module",
    // Read by tools that know no `exports`; the other entries lie where those look for them.
    main: "./index.js",
    types: "./index.d.ts",
    exports: {
      ".": entry("index"),
      "./auto": entry("auto"),
      "./react": entry("react"),
      ...Object.fromEntries(FRAMEWORKS.map((framework) => [`./${framework}`, entry(framework)])),
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    sideEffects: ["./auto.js"],
    files: ["*.js", "*.js.map", "*.d.ts", "chunks", "custom-elements.json", "CHANGELOG.md", NOTICES],
    peerDependencies: { "@types/react": ">=18", react: ">=18" },
    peerDependenciesMeta: { "@types/react": { optional: true }, react: { optional: true } },
    // Whoever installs it can check which commit it was built from.
    publishConfig: { access: "public", provenance: true },
  };
}
