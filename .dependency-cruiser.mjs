/** The directions in which imports may go: the picture under "How it is built" in the README. */
const MAY_IMPORT = {
  "packages/core": [],
  "packages/client": ["packages/core"],
  "packages/shadow-dom-css": [],
  "packages/widgets": ["packages/core", "packages/client", "packages/shadow-dom-css"],
  "sites/main": ["packages/core", "packages/client", "packages/widgets"],
  api: ["packages/core"],
};

const OURS = "^(packages|sites|api|examples|tests)/";
const TESTS = "\\.test\\.tsx?$";

const directions = Object.entries(MAY_IMPORT).map(([place, allowed]) => ({
  name: `${place}-imports-only-${allowed.join("-and-") || "itself"}`.replaceAll("/", "-"),
  severity: "error",
  from: { path: `^${place}/`, pathNot: TESTS },
  to: { path: OURS, pathNot: [place, ...allowed].map((folder) => `^${folder}/`) },
}));

export default {
  forbidden: [
    ...directions,
    {
      name: "core-depends-on-zod-alone",
      severity: "error",
      from: { path: "^packages/core/", pathNot: TESTS },
      to: { pathNot: ["^packages/core/", "node_modules/zod/"] },
    },
    {
      name: "zod-only-in-core-contract",
      comment: "A browser bundle that needs a rule must not pay for zod.",
      severity: "error",
      from: {
        path: "^packages/(core|client|widgets)/|^sites/",
        pathNot: ["^packages/core/src/contract/", TESTS],
      },
      to: { path: "node_modules/zod/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "browser-code-imports-only-types-of-the-contract",
      severity: "error",
      from: { path: "^packages/(client|widgets)/|^sites/", pathNot: TESTS },
      to: { path: "^packages/core/src/contract/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
