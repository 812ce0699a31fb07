import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LIMITED, LIMITS, type LimitGroup } from "../../api/src/http/limits/groups.ts";
import { limitsInWords } from "../../api/src/http/limits/words.ts";

const README = readFileSync(new URL("../../api/SECURITY.md", import.meta.url), "utf8");

/** The table of limits as it must stand there. */
function tableOfLimits(): string {
  const rows = (Object.keys(LIMITS) as LimitGroup[]).map((group) => {
    const routes = Object.keys(LIMITED).filter((route) => LIMITED[route] === group);
    const named = routes.map((route) => `\`${route}\``).join(", ");
    return `| ${group} | ${limitsInWords(group)} | ${named} |`;
  });
  return ["| Group | At most | Routes |", "|---|---|---|", ...rows].join("\n");
}

it("SECURITY.md names the limits of every route as they are", () => {
  expect(README).toContain(tableOfLimits());
});

it("the threat model names tests that are there", () => {
  const [, model = ""] = /## Threat model\n([\s\S]*?)\n## /.exec(README) ?? [];
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
