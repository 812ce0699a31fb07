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

/** A file of this folder. They come with a release, so that its tests, and no start of a server, look for what is wrong in them. */
export const drawingFile = z.strictObject({ names, ...drawing.shape });

/** What is drawn, with what titles call it: in lower case, of one to four words. */
interface Motif {
  readonly names: readonly string[];
  readonly drawing: z.infer<typeof drawing>;
}

/** The drawings of this folder by the name of their motif, which is that of their file. */
function readDrawings(): ReadonlyMap<string, Motif> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .sort();
  return new Map(files.map((file) => [basename(file, ".json"), readDrawing(file)]));
}

function readDrawing(file: string): Motif {
  const { names, ...drawing } = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as z.infer<
    typeof drawingFile
  >;
  return { names, drawing };
}

/** Every motif that is drawn, by its name. They change with a release only. */
export const MOTIFS = readDrawings();
