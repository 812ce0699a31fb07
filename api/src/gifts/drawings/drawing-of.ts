import type { Drawing, GiftIdea, GiftSuggestion } from "@gifthearth/core";
import { categoryKey, guessCategory } from "@gifthearth/core/recommend";
import { CATALOGUE } from "../catalogue/index.ts";
import { themesOf } from "../catalogue/themes.ts";
import { CATEGORY_MOTIFS } from "./category-motifs.ts";
import { MOTIFS } from "./drawings.ts";
import { FORM_MOTIFS } from "./form-motifs.ts";
import { createTitleReader } from "./motif-of-title.ts";

const IDEAS_BY_ID: ReadonlyMap<string, GiftIdea> = new Map(CATALOGUE.map((idea) => [idea.id, idea]));
const IDEAS_BY_TITLE: ReadonlyMap<string, GiftIdea> = new Map(CATALOGUE.map((idea) => [idea.title, idea]));

const TITLES = createTitleReader(
  [...MOTIFS].flatMap(([motif, { names }]) => names.map((name) => [name, motif] as const)),
);

const FORMS = createTitleReader(
  Object.entries(FORM_MOTIFS).flatMap(([motif, names]) => names.map((name) => [name, motif] as const)),
);

/** As models and our built-in ideas spell them, too. */
const MOTIFS_OF_CATEGORIES: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORY_MOTIFS).map(([category, motif]) => [categoryKey(category), motif]),
);

/** What a drawing is found by. */
type Drawn = Pick<GiftSuggestion, "id" | "title" | "category">;

/**
 * The drawing of an idea: an idea of our catalogue names its motif, any other has it by the words of its title, and
 * where they name nothing that is drawn, its category stands for it.
 */
export function drawingOf({ id, title, category }: Drawn): Drawing | undefined {
  const motif =
    IDEAS_BY_ID.get(id)?.motif ??
    themesOf(CATALOGUE).find(id)?.motif ??
    TITLES.motifOf(title) ??
    MOTIFS_OF_CATEGORIES.get(categoryKey(category)) ??
    CATEGORY_MOTIFS.misc;
  return MOTIFS.get(motif)?.drawing;
}

/** What the thing is made as, by how its title ends before all that is told of it, or the words it is searched by. */
function formOf({ id, title }: Drawn): string | undefined {
  const idea = IDEAS_BY_ID.get(id);
  return FORMS.endOf(idea?.title ?? title) ?? FORMS.endOf(idea?.searchText ?? "");
}

/** Beside a card stand the one before it and, in rows of two or three, one of the two before that. */
const NEIGHBOURS = 3;

/**
 * For the ideas of one list, in its order: each with its drawing, and where a card beside it shows that already, with
 * that of what it is made as, if it is drawn and not shown there, too.
 */
export function createDrawingsInTurn(): typeof withDrawing {
  const before: Drawing[] = [];
  return (idea) => {
    const { drawing: own } = withDrawing(idea);
    const form = MOTIFS.get(formOf(idea) ?? "")?.drawing;
    const drawing = own && before.includes(own) && form && !before.includes(form) ? form : own;
    if (drawing) before.push(drawing);
    if (before.length > NEIGHBOURS) before.shift();
    return { ...idea, drawing };
  };
}

/** The same with its drawing, as it is sent, unless it has one; what is stored goes without. */
export function withDrawing<Idea extends Drawn & { readonly drawing?: Drawing | undefined }>(
  idea: Idea,
): Idea & { drawing?: Drawing | undefined } {
  return { ...idea, drawing: idea.drawing ?? drawingOf(idea) };
}

/**
 * A saved idea with its drawing and its category: those of the idea of our catalogue that has its title, else as
 * its words have it.
 */
export function savedWithDrawing<Idea extends Pick<GiftSuggestion, "title" | "description">>(saved: Idea) {
  const { title, description } = saved;
  const ours = IDEAS_BY_TITLE.get(title);
  const category = ours?.category ?? guessCategory(`${title} ${description}`);
  return { ...saved, category, drawing: drawingOf({ id: ours?.id ?? "", title, category }) };
}
