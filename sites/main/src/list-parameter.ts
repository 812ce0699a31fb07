import { addInterest } from "@gifthearth/core";

/**
 * A list in an address: separated by commas where its parameter comes once, as people write it, else one
 * item in each, commas and all. Trimmed, once each, no more and no longer than the form takes.
 */
export function readList(parameters: URLSearchParams, name: string): readonly string[] {
  const given = parameters.getAll(name);
  const items = given.length === 1 ? given.flatMap((list) => list.split(",")) : given;
  return items.reduce(addInterest, [] as readonly string[]);
}

/** Puts a list into an address in place of the former, so that {@link readList} reads the same. */
export function writeList(parameters: URLSearchParams, name: string, items: readonly string[]): void {
  parameters.delete(name);
  for (const item of items) parameters.append(name, item);
  // Alone it would be taken for several; an empty one beside it is passed over.
  if (items.length === 1 && items[0]?.includes(",")) parameters.append(name, "");
}
