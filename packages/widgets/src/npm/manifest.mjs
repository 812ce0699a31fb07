import { attributeOf, eventDoc, readInterfaces } from "../embed/interfaces.mjs";

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

/**
 * The package's custom elements manifest, which editors and documentation tools read: attributes, properties,
 * methods and events with their doc comments, from the same interfaces as the types.
 * @returns the content of custom-elements.json
 */
export function customElementsManifest() {
  const interfaces = new Map(
    ["options", "mount-functions", "events"].flatMap((file) => [...readInterfaces(file)]),
  );
  const declarations = Object.entries(ELEMENTS).map(([tagName, { options, element, events }]) => {
    const told = membersOf(interfaces, options).map(described);
    const own = interfaces.get(element).members;
    const details = interfaces.get("WidgetEventDetails").members;
    return {
      kind: "class",
      name: element,
      tagName,
      customElement: true,
      attributes: told.map(({ name, ...rest }) => ({ name: attributeOf(name), fieldName: name, ...rest })),
      members: [
        ...told.map((option) => ({ kind: "field", ...option })),
        ...own.map((member) => {
          const { type, ...rest } = described(member);
          return member.parameters
            ? { kind: "method", ...rest, return: { type } }
            : { kind: "field", ...rest, type, readonly: true };
        }),
      ],
      events: events.map((name) => {
        const { type } = details.find((event) => event.name === name);
        const description = eventDoc(interfaces.get(type).doc);
        return { name, type: { text: `CustomEvent<${type}>` }, description };
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

/** A member as the manifest's schema has it. */
function described({ name, type, doc, preset }) {
  return {
    name,
    type: { text: type },
    ...(doc && { description: doc }),
    ...(preset && { default: preset }),
  };
}

/** An interface's members, and before them those of what it extends, as far as it is ours. */
function membersOf(interfaces, name) {
  const found = interfaces.get(name);
  return found ? [...found.bases.flatMap((base) => membersOf(interfaces, base)), ...found.members] : [];
}
