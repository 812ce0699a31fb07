import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

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
  const options = interfacesIn(SOURCES.options);
  const events = interfacesIn(SOURCES.events);
  const functions = interfacesIn(SOURCES.functions);
  return {
    widgets: [
      ["gift-finder", "GiftFinderOptions", "GiftFinderElement"],
      ["impact-scoreboard", "ImpactScoreboardOptions", "ImpactScoreboardElement"],
    ].map(([element, own, methods]) => ({
      element,
      options: [...options.get("WidgetOptions").members, ...options.get(own).members].map((option) => ({
        ...option,
        attribute: option.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      })),
      members: functions.get(methods).members,
    })),
    handle: functions.get("WidgetHandle").members,
    events: events.get("WidgetEventDetails").members.map(({ name, type }) => {
      const { doc, members } = events.get(type);
      return { type: name, doc: doc.replace(/^`[\w-]+`:\s*/, ""), fields: members };
    }),
    labels: labelsIn(SOURCES.labels),
    colours: coloursIn(SOURCES.colours),
    parts: partNames(),
  };
}

function parse(file) {
  return ts.createSourceFile(file, readFileSync(WIDGETS + file, "utf8"), ts.ScriptTarget.Latest, true);
}

/** A file's interfaces by name, each with its doc comment and its members. */
function interfacesIn(file) {
  const source = parse(file);
  const found = source.statements.filter(ts.isInterfaceDeclaration).map((declaration) => {
    const members = declaration.members.filter(
      (member) => ts.isPropertySignature(member) || ts.isMethodSignature(member),
    );
    return [
      declaration.name.text,
      { doc: docOf(declaration), members: members.map((member) => describe(member, source)) },
    ];
  });
  return new Map(found);
}

function describe(member, source) {
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
  const tags = ts.getJSDocTags(member);
  const [preset] = tags.filter(({ tagName }) => tagName.text === "default");
  return {
    name,
    type: ts.isMethodSignature(member) ? signatureOf(member, source) : typeOf(member.type, source),
    doc: docOf(member),
    ...(preset && { preset: ts.getTextOfJSDocComment(preset.comment) }),
    ...(member.questionToken && { isOptional: true }),
  };
}

/** A type as one reads it: on one line, and without the `undefined` that every option takes. */
function typeOf(type, source) {
  return type
    .getText(source)
    .replace(/\s*\|\s*undefined$/, "")
    .replace(/\breadonly\s+/g, "")
    .replace(/Readonly<(Record<.*>)>/, "$1")
    .replace(/;?\s*\n\s*/g, (gap) => (gap.startsWith(";") ? "; " : " "));
}

function signatureOf(member, source) {
  const parameters = member.parameters.map((parameter) => parameter.getText(source)).join(", ");
  return `(${parameters}) => ${typeOf(member.type, source)}`;
}

/** A doc comment's text on one line, without its tags. */
function docOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? "").replace(/\s*\n\s*/g, " ");
}

/** Keys and English words of the one object that the file exports. */
function labelsIn(file) {
  if (!existsSync(WIDGETS + file)) return [];
  const labels = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      labels.push({ key: node.name.text, english: node.initializer.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
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
