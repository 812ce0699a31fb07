/** What may be a class's name; custom properties have two dashes before it. */
const NAME = /(?<![\w-])gh-[a-z-]+/g;

/** Events have names of the same kind, which pages listen to. */
const EVENTS = /^gh-(?:ready|search|results|shop|save|error)$/;

/**
 * Rollup plugin: short names for the classes, which nobody but our own stylesheets knows inside a shadow root.
 * Parts, custom properties and events keep theirs.
 * @returns {import("rollup").Plugin}
 */
export function shortClassNames() {
  const names = new Set();
  const uses = new Map();
  return {
    name: "short-class-names",
    transform(code, id) {
      if (!id.includes("/packages/")) return null;
      for (const [name] of code.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
      if (id.endsWith(".css")) for (const [, name] of code.matchAll(/\.(gh-[a-z-]+)/g)) names.add(name);
      return null;
    },
    renderChunk(code) {
      // The most used are the shortest; of as many uses, by name, so that each build gives the same.
      const known = [...names]
        .filter((name) => !EVENTS.test(name))
        .sort((one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1));
      return code.replace(NAME, (name) => {
        const index = known.indexOf(name);
        // Not with a "g": the seventeenth would be the root's own `gh`.
        return index < 0 ? name : `k${index.toString(36)}`;
      });
    },
  };
}
