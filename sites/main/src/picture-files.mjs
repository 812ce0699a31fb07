import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

/**
 * Rollup plugin: an imported SVG is its address, which holds a hash of what is in it, so that it may be kept for
 * ever. The client's build makes the file; the server's comes to the same address and makes none.
 * @param {{ emit: boolean }} options whether this build makes the files
 * @returns {import("rollup").Plugin}
 */
export function pictureFiles({ emit }) {
  return {
    name: "picture-files",
    async load(id) {
      if (!id.endsWith(".svg")) return null;
      this.addWatchFile(id);
      const source = await readFile(id, "utf8");
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      const fileName = `assets/${basename(id, ".svg")}-${hash}.svg`;
      if (emit) this.emitFile({ type: "asset", fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}
