import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { SETTING_NAMES } from "../../api/src/config/environment.ts";
import { CDN_HEADERS } from "../../api/src/gifts/country/visitor-country.ts";
import { installOwnPackages } from "../support/own-packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const scripts: Readonly<Record<string, string>> = JSON.parse(read("package.json")).scripts;

describe("The Dockerfile", () => {
  const stages = read("api/deploy/Dockerfile")
    .split(/^(?=FROM )/m)
    .slice(1);
  const last = stages.at(-1) ?? "";

  it("copies into what runs only what there is, and leaves what builds and tests behind", () => {
    const copied = [...last.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path = ""]) => path);
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const installed = Object.entries<{ dev?: boolean }>(JSON.parse(read("package-lock.json")).packages)
      .filter(([path, { dev }]) => path.includes("node_modules/") && !dev && !path.startsWith("tests/"))
      .map(([path]) => path.slice(0, path.indexOf("node_modules/") + "node_modules".length));
    expect(installed).toContain("node_modules");
    for (const folder of new Set(installed)) {
      expect(last).toContain(`COPY --from=dependencies /app/${folder} ${folder}\n`);
    }
    expect(stages.find((stage) => / AS dependencies$/m.test(stage))).toMatch(/npm ci --omit=dev/);
  });

  it("leaves the operator's settings out, in whichever folder they are: an image is passed on", () => {
    expect(read("api/deploy/Dockerfile.dockerignore").split("\n")).toContain("**/.env");
  });

  it("leaves the tests out, which nobody runs there", () => {
    const ignored = read("api/deploy/Dockerfile.dockerignore").split("\n");
    for (const pattern of ["tests", "**/*.test.ts", "**/*.test.tsx"]) expect(ignored).toContain(pattern);
  });

  it("starts the server as npm does, as nobody's root, and watches it", () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    const [, check = ""] = /^HEALTHCHECK .*\\\n +CMD (\[.*\])$/m.exec(last) ?? [];
    // Of an image in the OCI format it is lost, so that compose.yaml says it too.
    const [, inCompose = ""] =
      /healthcheck:\n +test:\n((?: +- .*\n)+)/.exec(read("api/deploy/compose.yaml")) ?? [];
    const lines = [...inCompose.matchAll(/^ +- "?(.*?)"?$/gm)].map(([, line]) => line);
    expect(lines).toEqual(["CMD", ...JSON.parse(check)]);
    const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? "[]");
    expect(command.join(" ")).toBe(scripts.start);
  });
});

describe("compose.yaml", () => {
  const text = read("api/deploy/compose.yaml");
  const server = text.slice(text.indexOf("  server:"), text.indexOf("\n  database:"));

  it("is one by the schema of the Compose Specification", () => {
    const problemsOf = composeChecker();
    expect(problemsOf(text)).toEqual([]);
    for (const [right, wrong, where] of [
      ["    init: true", "    innit: true", "/services/server"],
      ["stop_grace_period: 45s", "stop_grace_period: [45]", "/services/server/stop_grace_period"],
      ["condition: service_healthy", "condition: healthy", "/services/server/depends_on/database/condition"],
      ["- path: .env", "- paths: .env", "/services/server/env_file/0"],
      ["    internal: true", "    internal: [true]", "/networks/inside/internal"],
    ] as const) {
      expect(text).toContain(right);
      expect(problemsOf(text.replace(right, wrong)), wrong).toContain(where);
    }
  });

  it("sets what the server understands", () => {
    const environment = server.slice(server.indexOf("environment:"), server.indexOf("volumes:"));
    const given = [...environment.matchAll(/^ +([A-Z_]+): "?(.*?)"?$/gm)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll(/\$\{\w+:\?.*?\}/g, "smtp")] as const,
    );
    expect(given.length).toBeGreaterThanOrEqual(7);
    for (const [name] of given) expect(SETTING_NAMES).toContain(name);
    const settings = { ...Object.fromEntries(given), SMTP_URL: "smtp://mail" };
    const { shutdown, trustedProxies } = parseConfig(settings);
    const patience = Number(/stop_grace_period: (\d+)s/.exec(server)?.[1]) * 1000;
    expect(patience).toBeGreaterThan(shutdown.grace + shutdown.limit);
    expect(text).toContain(`ipv4_address: ${trustedProxies[0]}`);
    const wait = Number(/lb_try_duration (\d+)s/.exec(read("api/deploy/Caddyfile"))?.[1]) * 1000;
    expect(wait).toBeGreaterThanOrEqual(shutdown.limit);
  });

  it("keeps the proxy's address from being handed out to what starts before it", () => {
    const blockOf = (name: string) => {
      const [, address = "", prefix] = new RegExp(`${name}: ([\\d.]+)/(\\d+)`).exec(text) ?? [];
      const block = new BlockList();
      block.addSubnet(address, Number(prefix));
      return block;
    };
    const proxy = /ipv4_address: (\S+)/.exec(text)?.[1] ?? "";
    expect(blockOf("subnet").check(proxy)).toBe(true);
    expect(blockOf("ip_range").check(proxy)).toBe(false);
  });

  it("shows neither the database nor the figures to the web", () => {
    expect(text.match(/^ +ports:/gm)).toHaveLength(1);
    expect(read("api/deploy/Caddyfile")).toMatch(/path \/metrics/);
  });

  it("has the proxy tell the server of visitors who leave in the middle of an answer", () => {
    expect(read("api/deploy/Caddyfile")).not.toMatch(/^\s*flush_interval/m);
  });

  it("has the proxy ask its only server, also one that leaves: what it is sent until it is gone is answered", () => {
    expect(read("api/deploy/Caddyfile")).not.toMatch(/^\s*health_/m);
  });

  it("has the proxy drop what only a CDN may say of a visitor", () => {
    const caddyfile = read("api/deploy/Caddyfile");
    for (const name of CDN_HEADERS) expect(caddyfile).toMatch(new RegExp(`^\\s*header_up -${name}$`, "m"));
  });
});

/**
 * Checks compose files by the schema of the Compose Specification, which a linter brings along.
 * @returns tells where a file doesn't fit it, as JSON pointers
 */
function composeChecker(): (text: string) => readonly string[] {
  const folder = join(ROOT, "tests/compose");
  installOwnPackages(folder);
  const load = createRequire(join(folder, "package.json"));
  const { parse } = load("yaml") as { parse(text: string): unknown };
  const { Ajv } = load("ajv") as { Ajv: new (options: object) => { compile(schema: unknown): Check } };
  const schema = readFileSync(load.resolve("dclint/package.json").replace(/package\.json$/, SCHEMA), "utf8");
  const { $schema: _, ...rules } = JSON.parse(schema);
  const check = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(rules);
  return (text) => {
    check(parse(text));
    return (check.errors ?? []).map(({ instancePath }) => instancePath);
  };
}

/** A compiled schema: what it finds wrong stands in `errors` after each call. */
interface Check {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string }[] | null;
}

const SCHEMA = "schemas/compose.schema.json";
