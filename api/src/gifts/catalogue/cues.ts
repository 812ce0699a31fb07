import { readdirSync, readFileSync } from "node:fs";
import { type GiftIdea, isDetail } from "@gifthearth/core";
import * as z from "zod";
import { CATALOGUE } from "./index.ts";

/** A file a category, `<category>.json`. */
const CUE_FOLDER = new URL("./cues/", import.meta.url);

/** An idea has so many at least: different people, and the same detail in different words. */
const FEWEST = 4;

/** The cues of each idea, by its id. */
const cueFile = z.record(z.string(), z.array(z.string().min(4).max(80)));
type Cues = Readonly<Record<string, readonly string[]>>;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** What givers write of somebody for whom an idea is spot on; none of an idea that isn't the catalogue's. */
export function cuesOf(idea: GiftIdea): readonly string[] {
  known ??= new Map(cueFiles().flatMap(({ cues }) => Object.entries(cues)));
  return known.get(idea.id) ?? [];
}

interface CueFile {
  readonly name: string;
  readonly cues: Cues;
}

function cueFiles(): readonly CueFile[] {
  return readdirSync(CUE_FOLDER).map((name) => ({
    name,
    cues: cueFile.parse(JSON.parse(readFileSync(new URL(name, CUE_FOLDER), "utf8"))),
  }));
}

/** What is wrong with the cues of the catalogue, each fault with its file, its idea and what to do. */
export function faultsOfCueFiles(): readonly string[] {
  return faultsOfCues(cueFiles(), CATALOGUE);
}

/** The same of any files and ideas. */
export function faultsOfCues(files: readonly CueFile[], ideas: readonly GiftIdea[]): readonly string[] {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const found = files.flatMap(({ name, cues }) =>
    Object.entries(cues).flatMap(([id, phrases]) => {
      const at = `cues/${name}: "${id}"`;
      const idea = byId.get(id);
      if (!idea) return [`${at} is no idea of the catalogue: take it out, or mend its id`];
      if (`${idea.category}.json` !== name) return [`${at} belongs into cues/${idea.category}.json`];
      const few =
        phrases.length < FEWEST ? [`${at} has ${phrases.length} cues: write ${FEWEST} or more`] : [];
      const vague = phrases.filter((phrase) => !isDetail(phrase));
      const twice = phrases.filter((phrase, place) => phrases.indexOf(phrase) !== place);
      return [
        ...few,
        ...vague.map((phrase) => `${at}: "${phrase}" tells no detail: write two telling words or more`),
        ...twice.map((phrase) => `${at}: "${phrase}" stands there twice: take one out`),
      ];
    }),
  );
  const having = new Set(files.flatMap(({ cues }) => Object.keys(cues)));
  const missing = ideas.filter(({ id }) => !having.has(id));
  return [
    ...found,
    ...missing.map(
      ({ id, category }) => `cues/${category}.json: has no "${id}": write ${FEWEST} cues or more`,
    ),
  ];
}
