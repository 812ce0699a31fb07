import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { LIMITS, type LimitGroup } from "../../api/src/http/limits/groups.ts";
import { limitsInWords } from "../../api/src/http/limits/words.ts";
import { ROUTES } from "../support/routes.ts";

const FILE = fileURLToPath(new URL("../../api/SECURITY.md", import.meta.url));
const DOCUMENT = readFileSync(FILE, "utf8");

/** The table of limits as it must stand there. */
function tableOfLimits(): string {
  const rows = (Object.keys(LIMITS) as LimitGroup[]).map((group) => {
    const routes = ROUTES.filter(({ limit }) => limit === group);
    const named = routes.map(({ name }) => `\`${name}\``).join(", ");
    return `| ${group} | ${limitsInWords(group)} | ${named} |\n`;
  });
  return ["| Group | At most | Routes |\n", "|---|---|---|\n", ...rows].join("");
}

// `--update` writes it.
it("SECURITY.md names the limits of every route as they are", async () => {
  const table = /^\| Group \|.*\n(?:\|.*\n)+/m;
  expect(DOCUMENT).toMatch(table);
  await expect(DOCUMENT.replace(table, tableOfLimits)).toMatchFileSnapshot(FILE);
});

it("the threat model names tests that are there", () => {
  const [, model = ""] = /## Threat model\n([\s\S]*?)\n## /.exec(DOCUMENT) ?? [];
  const rows = model.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Threat"));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    let folder = "";
    const named = [...row.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, name = ""]) => name);
    expect(named.length, row).toBeGreaterThan(0);
    for (const name of named) {
      // One without a folder stands beside the one before.
      if (name.includes("/")) folder = name.slice(0, name.lastIndexOf("/") + 1);
      const path = name.includes("/") ? name : folder + name;
      expect(() => readFileSync(new URL(`../../${path}`, import.meta.url)), path).not.toThrow();
    }
  }
});
