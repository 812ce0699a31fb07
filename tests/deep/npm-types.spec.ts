import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { expect, test } from "playwright/test";
import { packNpmPackage } from "../support/npm-package.ts";

test("the npm package's types are found and right, however they are resolved", async () => {
  const tarball = await packNpmPackage();
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball.path)));
  await tarball.discard();
  if (!result.types) throw new Error("The package has no types.");
  // Only ES modules, which today's Node lets CommonJS require as well.
  const problems = result.problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
  expect(problems).toEqual([]);
});
