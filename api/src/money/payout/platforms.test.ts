import { describe, expect, it, onTestFinished } from "vitest";
import { openSqlite } from "../../../../tests/support/databases.ts";
import { ConfigError, parseConfig } from "../../config/config.ts";
import { createPlatforms, PLATFORM_NAMES, PLATFORMS } from "./platforms.ts";

it("are told apart by their names, and by what charities keep their ids under", () => {
  expect(new Set(PLATFORM_NAMES).size).toBe(PLATFORMS.length);
  expect(new Set(PLATFORMS.map(({ charityId }) => charityId.key)).size).toBe(PLATFORMS.length);
  const names = PLATFORMS.flatMap(({ settings }) => Object.keys(settings));
  expect(new Set(names).size, "names of settings").toBe(names.length);
});

describe.each(PLATFORMS)("the platform $name", (platform) => {
  const { name, settings, needs, beginsWith, charityId, signature } = platform;
  // Fit for every setting that is needed: an e-mail address without spaces is a key, too.
  const given = Object.fromEntries(Object.keys(needs).map((each) => [each, `${name}@example.org`]));

  it("needs settings of its own alone, and asks for each that is missing once it is chosen or begun with", () => {
    const prefix = `${name.toUpperCase().replaceAll("-", "_")}_`;
    for (const own of Object.keys(settings))
      expect(own.startsWith(prefix), `${own}: ${prefix}...`).toBe(true);
    expect(Object.keys(settings)).toEqual(expect.arrayContaining([...Object.keys(needs), ...beginsWith]));
    expect(Object.keys(needs)).toEqual(expect.arrayContaining([...beginsWith]));
    for (const missing of Object.keys(needs)) {
      const others = { ...given, [missing]: "" };
      expect(() => parseConfig({ ...others, DONATION_PLATFORM: name })).toThrow(`Set ${missing} to `);
      if (beginsWith.some((each) => each !== missing)) expect(() => parseConfig(others)).toThrow(ConfigError);
    }
  });

  it("is connected under its name once they are set, and not before", async () => {
    const { db, discard } = await openSqlite(false);
    onTestFinished(discard);
    const connect = (env: Readonly<Record<string, string>>) =>
      createPlatforms({ config: parseConfig(env), db, clock: () => new Date(), newId: () => "id" });
    expect(connect(given)[name]?.name).toBe(name);
    expect(name in connect({})).toBe(Object.keys(needs).length === 0);
    expect(connect(given)[name]?.webhook !== undefined, "signature: exactly where it has a webhook").toBe(
      signature !== undefined,
    );
  });

  it("says how its key is checked, naming settings of its own", () => {
    const keys = parseConfig(given).payout.keys[name] ?? {};
    const check = platform.keyCheck(keys);
    expect(check !== null, "keyCheck: exactly where a setting is needed").toBe(Object.keys(needs).length > 0);
    for (const named of check ? [check.addressSetting, ...check.keySettings.split(" and ")] : []) {
      expect(Object.keys(settings)).toContain(named);
    }
  });

  it("says how a charity's id looks", () => {
    expect(charityId.pattern.test(charityId.example), charityId.example).toBe(true);
    for (const strange of ["", "two words", "a/b", "x".repeat(101)]) {
      expect(charityId.pattern.test(strange), strange).toBe(false);
    }
  });
});
