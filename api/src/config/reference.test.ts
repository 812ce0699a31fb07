import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";
import { environment, SETTING_GROUPS, SETTING_NAMES } from "./environment.ts";
import { configurationReference, environmentExample } from "./reference.ts";
import { SETTING_DOCS, setting } from "./setting.ts";

const SCHEMAS = Object.entries(environment.shape);
const docsOf = (name: string) => {
  const [, schema] = SCHEMAS.find(([other]) => other === name) ?? [];
  return schema && SETTING_DOCS.get(schema);
};
const limitsOf = (name: string) =>
  /from ([\d.]+) to ([\d.]+)/
    .exec(docsOf(name)?.allowed ?? "")
    ?.slice(1)
    .map(Number);

describe("The configuration reference", () => {
  it("stands in api/CONFIGURATION.md as the schemas say it", async () => {
    await expect(configurationReference()).toMatchFileSnapshot(
      join(import.meta.dirname, "../../CONFIGURATION.md"),
    );
  });

  it("stands in short in .env.example, which is safe to use as it is and shows the defaults", async () => {
    const text = environmentExample();
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, "../../../.env.example"));
    expect(parseConfig(parseEnv(text))).toEqual(parseConfig({}));
    const shown = parseEnv(text.replace(/^# (?=[A-Z0-9_]+=)/gm, ""));
    expect(Object.keys(shown).sort()).toEqual([...SETTING_NAMES].sort());
    expect(parseConfig(shown)).toEqual(parseConfig({}));
  });

  it("shows every setting once", () => {
    const shown = SETTING_GROUPS.flatMap(({ settings }) => Object.keys(settings));
    expect(shown.sort()).toEqual([...SETTING_NAMES].sort());
  });

  it("says nothing of all texts that is meant for one", () => {
    expect(SETTING_DOCS.has(setting)).toBe(false);
  });

  it.each(SETTING_NAMES.filter((name) => docsOf(name)?.fallback !== undefined))(
    "says of %s what counts when it isn't set",
    (name) => {
      expect(parseConfig({ [name]: docsOf(name)?.fallback })).toEqual(parseConfig({}));
    },
  );

  it.each(SETTING_NAMES.filter(limitsOf))("says of %s the limits that are enforced", (name) => {
    const [least = 0, most = 0] = limitsOf(name) ?? [];
    for (const allowed of [least, most]) parseConfig({ [name]: String(allowed) });
    for (const refused of [least - 1, most + 1]) {
      expect(() => parseConfig({ [name]: String(refused) })).toThrow(`Set ${name} to `);
    }
  });
});
