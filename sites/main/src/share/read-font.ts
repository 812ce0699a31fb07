import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One of the site's fonts in the one format of them that Satori reads: WOFF, of a single weight. */
export function readFont(family: "fraunces" | "inter", weight: number, letters = "latin"): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`));
}
