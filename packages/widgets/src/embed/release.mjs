import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";

/**
 * Rollup plugin: each file of `v1/` also as one of its exact version, byte for byte, and `manifest.json`, which
 * names every script with what a page needs to hold it to its bytes:
 * `{ version, files: { "1.2.3/embed.js": { integrity, bytes, brotli } } }`, sizes in bytes.
 * @param {string} version
 * @returns {import("rollup").Plugin}
 */
export function release(version) {
  return {
    name: "release",
    generateBundle(_, bundle) {
      const files = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { fileName, code } = chunk;
        // "v1" goes with every release; what is of an exact version is fit to be pinned.
        const pinned = fileName.replace(/^v1\//, `${version}/`);
        if (pinned !== fileName) this.emitFile({ type: "asset", fileName: pinned, source: code });
        const content = Buffer.from(code);
        files[pinned] = {
          integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
          bytes: content.length,
          brotli: brotliCompressSync(content).length,
        };
      }
      const source = `${JSON.stringify({ version, files }, null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "manifest.json", source });
    },
  };
}
