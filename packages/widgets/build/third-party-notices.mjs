import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The file that names what of others is in a folder of ours. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

/**
 * Rollup plugin: adds the notices of all packages of others whose code is in the files, as their licences ask.
 * @returns {import("rollup").Plugin}
 * @throws {Error} when one of them has no licence in its folder
 */
export function thirdPartyNotices() {
  return {
    name: "third-party-notices",
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.entries(file.modules) : [],
      );
      const folders = modules
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll("\\", "/"))?.[0])
        .filter((folder) => folder !== undefined);
      const notices = await Promise.all([...new Set(folders)].sort().map(noticeOf));
      const source = `These files contain code of others, under these terms.\n${notices.join("")}`;
      this.emitFile({ type: "asset", fileName: NOTICES, source });
    },
  };
}

async function noticeOf(folder) {
  // Rollup names its own helpers by a leading zero character.
  const path = folder.replace(/^\0/, "");
  const { name, license } = JSON.parse(await readFile(join(path, "package.json"), "utf8"));
  const file = (await readdir(path)).find((each) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(each));
  if (file === undefined) throw new Error(`${name} has no licence in its folder: ask its authors for one`);
  const text = await readFile(join(path, file), "utf8");
  return `\n---\n\n${name} (${license})\n\n${text.trim()}\n`;
}
