import { readdirSync, readFileSync } from "node:fs";
import type { GiftIdea } from "@gifthearth/core";
import * as z from "zod";

/** A file a category, `<category>.json`. */
export const CUE_FOLDER = new URL("./cues/", import.meta.url);

/** The cues of each idea, by its id. */
const cueFile = z.record(z.string(), z.array(z.string().min(4).max(80)).min(1).max(16));

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** What givers write of somebody for whom an idea is spot on; none of an idea that isn't the catalogue's. */
export function cuesOf(idea: GiftIdea): readonly string[] {
  known ??= readCues();
  return known.get(idea.id) ?? [];
}

function readCues(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(CUE_FOLDER).map((name) => new URL(name, CUE_FOLDER));
  return new Map(
    files.flatMap((file) => Object.entries(cueFile.parse(JSON.parse(readFileSync(file, "utf8"))))),
  );
}
