import { readFile } from "node:fs/promises";
import { crc32, deflateRawSync } from "node:zlib";
import { NO_LICENSE, ownerOf } from "./owner.mjs";

const FOLDER = "examples/wordpress";
const FILES = ["gifthearth.php", "editor.js", "readme.txt"];

/**
 * Rollup plugin: adds the WordPress plugin as the zip that WordPress takes.
 * @returns {import("rollup").Plugin}
 */
export function wordpressZip() {
  return {
    name: "wordpress-zip",
    buildStart() {
      for (const file of FILES) this.addWatchFile(`${FOLDER}/${file}`);
    },
    async generateBundle() {
      const files = await Promise.all(
        FILES.map(async (file) => [
          `gifthearth/${file}`,
          licensed(await readFile(`${FOLDER}/${file}`, "utf8")),
        ]),
      );
      this.emitFile({ type: "asset", fileName: "gifthearth-wordpress.zip", source: zip(files) });
    },
  };
}

/** A file whose first lines say of which version it is, with the licence there as well, once one is chosen. */
function licensed(text) {
  const { license } = ownerOf();
  const isNamed = license !== NO_LICENSE;
  return Buffer.from(
    isNamed ? text.replace(/^( \* )?(Version|Stable tag): .*/m, `$&\n$1License: ${license}`) : text,
  );
}

/** The format's own oldest date, 1 January 1980: the same files make the same bytes. */
const DATE = 0x21;
/** Of the format in which a folder and deflated files are possible. */
const VERSION = 20;
const DEFLATED = 8;

/** @param {[name: string, content: Buffer][]} files with names in ASCII */
function zip(files) {
  const [locals, centrals] = [[], []];
  let offset = 0;
  for (const [name, content] of files) {
    const data = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    centrals.push(Buffer.concat([signature(0x02014b50), madeBy, common, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, signature(0x06054b50), end]);
}

function signature(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
