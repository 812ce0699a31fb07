import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../../../../api/src/gifts/catalogue/index.ts";
import type { Block, Run, Text } from "../blocks.ts";
import { loadBody } from "./bodies.ts";
import { POSTS } from "./posts.ts";

const bodies = await Promise.all(
  POSTS.map(async ({ id, title }) => [title, await loadBody(id)] as [string, readonly Block[]]),
);

function textsOf(block: Block): readonly Text[] {
  return block.type === "list" ? block.items : [block.text];
}

const runsOf = (body: readonly Block[]): readonly Run[] => body.flatMap(textsOf).flat();

function wordsOf(run: Run): string {
  if (typeof run === "string") return run;
  if ("stress" in run) return run.stress;
  return "text" in run ? run.text : "";
}

it("there are four articles, newest id first", () => {
  expect(POSTS.map(({ id }) => id)).toEqual([5, 4, 3, 2]);
});

it("says so where there is no such article", async () => {
  await expect(loadBody(1)).rejects.toThrow("There is no article 1");
});

describe.each(bodies)("%s", (_, body) => {
  it("is an article and no stub", () => {
    expect(runsOf(body).map(wordsOf).join(" ").split(/\s+/).length).toBeGreaterThan(700);
  });

  it("leads only to ideas that exist, and to pages of ours", () => {
    const paths = runsOf(body).flatMap((run) => (typeof run === "object" && "path" in run ? [run.path] : []));
    const ideas = new Set(CATALOGUE.map(({ id }) => `/gift-ideas/${id}`));
    const pages = new Set(["/gift-finder", "/gift-ideas", "/impact", "/terms", "/privacy"]);
    expect(paths.filter((path) => !ideas.has(path) && !pages.has(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it("has no two blocks alike, by which they are told apart", () => {
    expect(new Set(body.map((block) => JSON.stringify(block))).size).toBe(body.length);
  });
});
