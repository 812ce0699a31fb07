import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { attributeOf, eventDoc, readInterfaces } from "../../../packages/widgets/src/embed/interfaces.mjs";

const WIDGETS = fileURLToPath(new URL("../../../packages/widgets/src/", import.meta.url));

/** What a page that embeds us is told about, by the files that say it. */
const SOURCES = {
  options: "embed/options.ts",
  events: "embed/events.ts",
  functions: "embed/mount-functions.ts",
  labels: "text/en.ts",
  colours: "theme/tokens.css",
};

/**
 * Rollup plugin: `embed.reference` is the reference of the embedded widgets, read from the very sources that their
 * types are.
 * @returns {import("rollup").Plugin}
 */
export function embedReference() {
  return {
    name: "embed-reference",
    load(id) {
      if (!id.endsWith("/embed.reference")) return null;
      for (const file of Object.values(SOURCES)) this.addWatchFile(WIDGETS + file);
      return `export default ${JSON.stringify(readReference())};`;
    },
  };
}

/**
 * Everything that can be set, heard, called or styled from outside, with its doc comment.
 * @returns {import("./embed-reference.d.mts").EmbedReference}
 */
export function readReference() {
  const [options, events, functions] = ["options", "events", "mount-functions"].map(readInterfaces);
  return {
    widgets: [
      ["gift-finder", "GiftFinderOptions", "GiftFinderElement"],
      ["impact-scoreboard", "ImpactScoreboardOptions", "ImpactScoreboardElement"],
    ].map(([element, own, methods]) => ({
      element,
      options: [...options.get("WidgetOptions").members, ...options.get(own).members].map((option) => ({
        ...describe(option),
        attribute: attributeOf(option.name),
      })),
      members: functions.get(methods).members.map(describe),
    })),
    handle: functions.get("WidgetHandle").members.map(describe),
    events: events.get("WidgetEventDetails").members.map(({ name, type }) => {
      const { doc, members } = events.get(type);
      return { type: name, doc: eventDoc(doc), fields: members.map(describe) };
    }),
    labels: labelsIn(SOURCES.labels, "en"),
    colours: coloursIn(SOURCES.colours),
    parts: partNames(),
  };
}

/** A member with its type as one reads it: a method's as a function, and nothing of what is read-only. */
function describe({ parameters, type, ...member }) {
  const plain = type.replace(/\breadonly\s+/g, "").replace(/Readonly<(Record<.*>)>/, "$1");
  return { ...member, type: parameters ? `(${parameters.join(", ")}) => ${plain}` : plain };
}

/** Keys and English words of an object of texts. */
function labelsIn(file, name) {
  const source = ts.createSourceFile(
    file,
    readFileSync(WIDGETS + file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const labels = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.text !== name) return;
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      labels.push({ key: node.name.text, english: node.initializer.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return labels;
}

/** Custom properties with their values in light and in dark. */
function coloursIn(file) {
  const text = readFileSync(WIDGETS + file, "utf8");
  return [...text.matchAll(/(--gh-[\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|([^;]+));/g)].map(
    ([, name, light, dark, both]) => ({ name, light: light ?? both, dark: dark ?? both }),
  );
}

/** Names that `::part()` takes, as the components give them. */
function partNames() {
  const files = globSync("{gift-finder,impact-scoreboard,ui}/**/*.tsx", { cwd: WIDGETS });
  const names = files.flatMap((file) =>
    [...readFileSync(WIDGETS + file, "utf8").matchAll(/\bpart="([^"]+)"/g)].flatMap(([, list]) =>
      list.split(" "),
    ),
  );
  return [...new Set(names)].toSorted();
}
