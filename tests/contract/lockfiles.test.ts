import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The place of a package that asks for another, then each one around it. */
function placesAround(place: string): readonly string[] {
  const around = [place];
  for (let at = place; at !== ""; ) {
    const outside = at.lastIndexOf("node_modules/");
    // A workspace lies in no node_modules.
    at = outside < 0 ? "" : at.slice(0, outside).replace(/\/$/, "");
    around.push(at);
  }
  return around;
}

const lockfiles = execFileSync("git", ["ls-files", "package-lock.json", "**/package-lock.json"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");

// Written where only one platform's packages are installed, npm leaves out those of the others, and `npm ci` refuses it.
it.each(lockfiles)("%s holds all that its packages ask for, on every platform", (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const own = JSON.parse(readFileSync(`${dirname(file)}/package.json`, "utf8")) as LockedPackage;
  for (const kind of ["dependencies", "devDependencies"] as const) {
    expect(packages[""]?.[kind]).toEqual(own[kind]);
  }
  const missing = Object.entries(packages).flatMap(([place, asking]) => {
    const names = Object.keys({
      ...asking.dependencies,
      ...asking.optionalDependencies,
      ...asking.devDependencies,
    });
    const isThere = (name: string) =>
      placesAround(place).some((around) => packages[`${around}${around && "/"}node_modules/${name}`]);
    return names.filter((name) => !isThere(name)).map((name) => `${place || "the project"}: ${name}`);
  });
  expect(missing).toEqual([]);
});
