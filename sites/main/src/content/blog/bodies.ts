import type { Block } from "../blocks.ts";

/** Each article's body is a chunk of its own, fetched when it is read. */
const BODIES: Readonly<Record<number, () => Promise<{ readonly BODY: readonly Block[] }>>> = {
  2: () => import("./bodies/eco-friendly-gifts.ts"),
  3: () => import("./bodies/ai-gift-finding.ts"),
  4: () => import("./bodies/psychology-of-gifts.ts"),
  5: () => import("./bodies/model-change.ts"),
};

/** @throws {TypeError} for an id that no article has */
export async function loadBody(id: number): Promise<readonly Block[]> {
  const load = BODIES[id];
  if (!load) throw new TypeError(`There is no article ${id}`);
  return (await load()).BODY;
}
