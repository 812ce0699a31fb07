import { readFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";

/** Cream, as the site's ground. */
const GROUND = "#fbf6ec";

/**
 * Icons by name: side in pixels, and how much of it the mark takes. Systems cut a maskable icon to their own
 * shape, down to a circle of four fifths of its side.
 */
const ICONS = {
  "icon-192.png": { size: 192, mark: 0.76 },
  "icon-512.png": { size: 512, mark: 0.76 },
  "icon-maskable-512.png": { size: 512, mark: 0.54 },
  "apple-touch-icon.png": { size: 180, mark: 0.7 },
};

/**
 * Rollup plugin: makes the PNG icons that phones and desktops show, from our mark.
 * @param {string} file the mark, an SVG
 * @returns {import("rollup").Plugin}
 */
export function iconFiles(file) {
  return {
    name: "icon-files",
    async buildStart() {
      this.addWatchFile(file);
      const mark = await readFile(file, "utf8");
      for (const [fileName, { size, mark: part }] of Object.entries(ICONS)) {
        this.emitFile({ type: "asset", fileName, source: drawIcon(mark, size, part) });
      }
      this.emitFile({ type: "asset", fileName: "favicon.ico", source: toIco(drawIcon(mark, 48, 0.9), 48) });
    },
  };
}

function drawIcon(mark, size, part) {
  const side = size * part;
  const edge = (size - side) / 2;
  const placed = mark.replace("<svg ", `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${GROUND}"/>${placed}</svg>`;
  return new Resvg(svg).render().asPng();
}

/** What feed readers and old browsers ask for unasked: an ICO file that holds a single PNG. */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
