import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { browserslistToTargets, bundleAsync } from "lightningcss";

/** The oldest browsers with every feature the stylesheets use (`light-dark()` is the youngest). */
const TARGETS = browserslistToTargets(["chrome 123", "firefox 120", "safari 17.5"]);

/**
 * Rollup plugin: a `.css` file, with its `@import`s, as one minified stylesheet.
 * Imported by a script it is the default export, a string. With `extract`, it is also emitted as an
 * asset of the name pattern `extract`, and the string is that asset's file name.
 * @param {{ extract?: boolean }} [options]
 * @returns {import("rollup").Plugin}
 */
export function css({ extract = false } = {}) {
  return {
    name: "shadow-dom-css",
    async load(id) {
      if (!id.endsWith(".css")) return null;
      const { code } = await bundleAsync({
        filename: id,
        minify: true,
        targets: TARGETS,
        resolver: {
          read: (file) => {
            this.addWatchFile(file);
            return readFileSync(file, "utf8");
          },
          resolve: (specifier, from) =>
            specifier.startsWith(".")
              ? resolve(dirname(from), specifier)
              : fileURLToPath(import.meta.resolve(specifier)),
        },
      });
      if (!extract) return `export default ${JSON.stringify(code.toString())};`;
      const reference = this.emitFile({ type: "asset", name: "site.css", source: code });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
