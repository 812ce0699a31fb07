import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { browserslistToTargets, bundleAsync } from "lightningcss";

/** The oldest browsers with every feature the stylesheets use (`light-dark()` and popovers are the youngest). */
const TARGETS = browserslistToTargets(["chrome 123", "firefox 125", "safari 17.5"]);

/**
 * Rollup plugin: a `.css` file, with its `@import`s, as one minified stylesheet.
 * Imported by a script it is the default export, a string. With `extract` it is an asset named "site" in
 * that folder instead, the files that its `url()`s name lie beside it, and the string is its address.
 * @param {{ extract?: string, linked?: RegExp }} [options] `extract`: the folder that the build's
 *   `assetFileNames` puts assets into; `linked`: stylesheets that a linked one has imported already, so that
 *   a script which imports one gets an empty string
 * @returns {import("rollup").Plugin}
 */
export function css({ extract, linked } = {}) {
  return {
    name: "shadow-dom-css",
    async load(id) {
      if (!id.endsWith(".css")) return null;
      if (linked?.test(id.replaceAll("\\", "/"))) return 'export default "";';
      const { code, dependencies } = await bundleAsync({
        filename: id,
        minify: true,
        targets: TARGETS,
        analyzeDependencies: extract !== undefined,
        resolver: {
          read: (file) => {
            this.addWatchFile(file);
            return readFileSync(file, "utf8");
          },
          resolve: findFile,
        },
      });
      let text = code.toString();
      if (extract === undefined) return `export default ${JSON.stringify(text)};`;
      for (const { url, placeholder, loc } of dependencies ?? []) {
        const { name, source } = hashedFile(findFile(url, loc.filePath));
        this.emitFile({ type: "asset", fileName: `${extract}/${name}`, source });
        text = text.replaceAll(placeholder, name);
      }
      const reference = this.emitFile({ type: "asset", name: "site.css", source: text });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/** The file that a stylesheet names by a relative path, or as something a package exports. */
function findFile(specifier, from) {
  return specifier.startsWith(".")
    ? resolve(dirname(from), specifier)
    : fileURLToPath(import.meta.resolve(specifier));
}

/** A file's content, and a name that changes with it. */
function hashedFile(file) {
  const source = readFileSync(file);
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const extension = extname(file);
  return { name: `${basename(file, extension)}-${hash}${extension}`, source };
}
