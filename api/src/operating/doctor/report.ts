import { stripVTControlCharacters, styleText } from "node:util";
import { PRODUCT_NAME } from "@gifthearth/core";
import type { Finding } from "./finding.ts";

const MARKS = {
  good: ["green", "✓"],
  look: ["yellow", "!"],
  mend: ["red", "✗"],
} as const;

/** Whether the server can't do with the settings as they are. */
export function hasToBeMended(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === "mend");
}

/** The findings as lines for a terminal, what is to be mended with its advice. @param colours whether it shows any */
export function reportOf(findings: readonly Finding[], colours: boolean): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.flatMap(({ about, state, found, advice }) => {
    const [colour, mark] = MARKS[state];
    const line = `  ${styled(colour, mark)} ${styled("bold", about.padEnd(width))}  ${found}`;
    return advice ? [line, `    ${" ".repeat(width)}  ${styled(colour, advice)}`] : [line];
  });
  const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  const title = styled("bold", `${PRODUCT_NAME}: how the settings stand`);
  const text = ["", title, "", ...lines, "", verdict(count("mend"), count("look")), ""].join("\n");
  return colours ? text : stripVTControlCharacters(text);
}

function verdict(toMend: number, toLookAt: number): string {
  const rest = toLookAt > 0 ? ` ${toLookAt} to look at.` : "";
  return toMend === 0
    ? styled("green", `Nothing has to be mended.${rest}`)
    : styled("red", `${toMend} to mend.${rest}`);
}

function styled(format: "bold" | (typeof MARKS)[Finding["state"]][0], text: string): string {
  return styleText(format, text, { validateStream: false });
}
