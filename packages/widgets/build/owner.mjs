import { readFileSync } from "node:fs";

/** What `license` says until one is chosen. */
export const NO_LICENSE = "UNLICENSED";

/**
 * Whose the package is, and where its source is: what the repository's own package.json says, and of the source else
 * what the CI says that builds it. npm vouches for what is published from there, and holds it to that `repository`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ license: string, author: string, repository?: object, homepage?: string }}
 */
export function ownerOf(env = process.env) {
  const root = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  const { license, author } = root;
  const onGitHub = env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
  const address = onGitHub || env.CI_PROJECT_URL;
  return {
    license,
    author,
    repository: root.repository ?? (address && { type: "git", url: `git+${address}.git` }),
    // As npm has it where nobody says otherwise.
    homepage: root.homepage ?? (address && `${address}#readme`),
  };
}
