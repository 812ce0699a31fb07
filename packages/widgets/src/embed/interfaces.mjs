import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * The interfaces that a file beside this one declares, for what is generated from the widgets' types: the
 * reference at `/developers` and the npm package's custom elements manifest. By name, each with
 * `{ doc, bases, members }`; a member is `{ name, type, doc, preset?, parameters?, isOptional? }`, where `type` is
 * a method's result, `preset` is what its `@default` says, and methods alone have `parameters`. Types and texts
 * stand on one line each.
 * @param {"options" | "events" | "mount-functions"} file without its ending
 * @returns {Map<string, object>}
 */
export function readInterfaces(file) {
  const path = new URL(`${file}.ts`, import.meta.url);
  const source = ts.createSourceFile(`${file}.ts`, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found = source.statements.filter(ts.isInterfaceDeclaration).map((node) => {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText()));
    const members = node.members.filter(
      (member) => ts.isPropertySignature(member) || ts.isMethodSignature(member),
    );
    return [node.name.text, { doc: docOf(node), bases, members: members.map(describe) }];
  });
  return new Map(found);
}

/** The attribute of every option, each once. */
export function optionAttributes() {
  const interfaces = readInterfaces("options");
  return ["WidgetOptions", "GiftFinderOptions", "ImpactScoreboardOptions"].flatMap((name) =>
    interfaces.get(name).members.map((option) => attributeOf(option.name)),
  );
}

/** The attribute of an option: `heading-level`. */
export function attributeOf(option) {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What an event's doc comment says of it, without its name. */
export function eventDoc(doc) {
  return doc.replace(/^`[\w-]+`:\s*/, "");
}

function describe(member) {
  const [preset] = ts.getJSDocTags(member).filter(({ tagName }) => tagName.text === "default");
  return {
    name: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
    type: onOneLine(member.type.getText()).replace(/ \| undefined$/, ""),
    doc: docOf(member),
    ...(preset && { preset: onOneLine(ts.getTextOfJSDocComment(preset.comment) ?? "") }),
    ...(ts.isMethodSignature(member) && { parameters: member.parameters.map((each) => each.getText()) }),
    ...(member.questionToken && { isOptional: true }),
  };
}

/** A doc comment's text without its tags. */
function docOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return onOneLine(ts.getTextOfJSDocComment(comment?.comment) ?? "");
}

function onOneLine(text) {
  return text.replace(/\s+/g, " ").trim();
}
