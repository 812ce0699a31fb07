import { readFileSync } from "node:fs";
import ts from "typescript";

/** Which interface of which file says what an element is told, can do and tells. */
const ELEMENTS = {
  "gift-finder": {
    options: "GiftFinderOptions",
    element: "GiftFinderElement",
    events: ["gh-ready", "gh-search", "gh-results", "gh-shop", "gh-save", "gh-error"],
  },
  "impact-scoreboard": {
    options: "ImpactScoreboardOptions",
    element: "ImpactScoreboardElement",
    events: ["gh-ready", "gh-error"],
  },
};

const FILES = ["options", "mount-functions", "events"];

/**
 * The package's custom elements manifest, which editors and documentation tools read: attributes, properties,
 * methods and events with their doc comments, from the same interfaces as the types.
 * @returns the content of custom-elements.json
 */
export function customElementsManifest() {
  const interfaces = new Map(FILES.flatMap(readInterfaces));
  const declarations = Object.entries(ELEMENTS).map(([tagName, { options, element, events }]) => {
    const told = membersOf(interfaces, options);
    const own = interfaces.get(element)?.members ?? [];
    const details = interfaces.get("WidgetEventDetails")?.members ?? [];
    return {
      kind: "class",
      name: element,
      tagName,
      customElement: true,
      attributes: told.map(({ name, ...rest }) => ({ name: attributeOf(name), fieldName: name, ...rest })),
      members: [
        ...told.map((option) => ({ kind: "field", ...option })),
        ...own.map(({ isMethod, type, ...rest }) =>
          isMethod
            ? { kind: "method", ...rest, return: { type } }
            : { kind: "field", ...rest, type, readonly: true },
        ),
      ],
      events: events.map((name) => {
        const detail = details.find((event) => event.name === name)?.type.text ?? "";
        const description = interfaces.get(detail)?.description.replace(/^`[\w-]+`: /, "");
        return { name, type: { text: `CustomEvent<${detail}>` }, description };
      }),
    };
  });
  const definitions = Object.keys(ELEMENTS).map((name, index) => ({
    kind: "custom-element-definition",
    name,
    declaration: { name: declarations[index].name, module: "auto.js" },
  }));
  const modules = [{ kind: "javascript-module", path: "auto.js", declarations, exports: definitions }];
  return { schemaVersion: "1.0.0", modules };
}

const attributeOf = (option) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readInterfaces(name) {
  const path = new URL(`../embed/${name}.ts`, import.meta.url);
  const source = ts.createSourceFile(`${name}.ts`, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isInterfaceDeclaration).map((node) => {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText()));
    return [node.name.text, { ...docOf(node), bases, members: node.members.map(memberOf) }];
  });
}

function memberOf(node) {
  const type = (node.type?.getText() ?? "").replace(/\s+/g, " ").replace(/ \| undefined$/, "");
  const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
  return {
    name,
    type: { text: type },
    ...docOf(node),
    ...(ts.isMethodSignature(node) && { isMethod: true }),
  };
}

function docOf(node) {
  const [doc] = node.jsDoc ?? [];
  const asLine = (comment) => (ts.getTextOfJSDocComment(comment) ?? "").replace(/\s+/g, " ").trim();
  const defaultTag = doc?.tags?.find(({ tagName }) => tagName.text === "default");
  return {
    ...(doc && { description: asLine(doc.comment) }),
    ...(defaultTag && { default: asLine(defaultTag.comment) }),
  };
}

/** An interface's members, and before them those of what it extends. */
function membersOf(interfaces, name) {
  const found = interfaces.get(name);
  return found ? [...found.bases.flatMap((base) => membersOf(interfaces, base)), ...found.members] : [];
}
