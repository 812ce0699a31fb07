import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { drawing } from "@gifthearth/core/contract";
import * as z from "zod";

const FOLDER = new URL("./", import.meta.url);

const names = z
  .array(
    z.string().regex(/^[a-z0-9]+(?:[ '-][a-z0-9]+){0,3}$/, "A name has one to four words, in lower case"),
  )
  .min(1);

const drawingFile = z
  .looseObject({ names })
  .transform(({ names, ...layers }) => ({ names, drawing: drawing.strict().parse(layers) }));

/** What is drawn, with what titles call it: in lower case, of one to four words. */
type Motif = z.infer<typeof drawingFile>;

/**
 * The drawings of this folder by the name of their motif, which is that of their file.
 * @throws when a file is no drawing; the error names the file
 */
function readDrawings(): ReadonlyMap<string, Motif> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .sort();
  return new Map(files.map((file) => [basename(file, ".json"), readDrawing(file)]));
}

function readDrawing(file: string): Motif {
  try {
    return drawingFile.parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")));
  } catch (cause) {
    throw new Error(`${file} is no drawing`, { cause });
  }
}

/** Every motif that is drawn, by its name. They change with a release only. */
export const MOTIFS = readDrawings();
