import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { archiveEmbed } from "./embed-archive.ts";

describe("archiveEmbed", () => {
  let root: string;
  const build = () => join(root, "build");
  const archive = () => join(root, "data/embed");
  const said: { msg: string; file: string }[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => said.push(JSON.parse(line)) });
  const keep = () => archiveEmbed(build(), archive(), logger);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(build(), path)), { recursive: true });
    writeFileSync(join(build(), path), content);
  };
  const kept = () =>
    readdirSync(archive(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const read = (path: string) => readFileSync(join(archive(), path), "utf8");

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "gifthearth-archive-"));
    said.length = 0;
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("keeps what is of an exact version and the chunks, and not what goes with every release", async () => {
    write("v1/embed.js", "evergreen");
    write("manifest.json", "{}");
    write("1.0.0/embed.js", "one");
    write("1.0.0/embed.js.br", "one, smaller");
    write("c/shared-AbC12345.js", "chunk");
    await keep();
    expect(kept()).toEqual(["embed.js", "embed.js.br", "shared-AbC12345.js"]);
    expect(read("1.0.0/embed.js")).toBe("one");
    expect(said).toEqual([]);
  });

  it("still has an earlier version after an upgrade", async () => {
    write("1.0.0/embed.js", "one");
    await keep();
    rmSync(build(), { recursive: true });
    write("1.1.0/embed.js", "two");
    await keep();
    await keep();
    expect(read("1.0.0/embed.js")).toBe("one");
    expect(read("1.1.0/embed.js")).toBe("two");
    expect(said).toEqual([]);
  });

  it("takes the build's bytes where the version is the same, and says so", async () => {
    write("1.0.0/embed.js", "one");
    write("1.0.0/embed.js.br", "one, smaller");
    await keep();
    write("1.0.0/embed.js", "another one");
    write("1.0.0/embed.js.br", "another one, smaller");
    await keep();
    expect(read("1.0.0/embed.js")).toBe("another one");
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({
      file: "1.0.0/embed.js",
      msg: expect.stringContaining("raise the version"),
    });
  });

  it("says so where nothing can be kept, and the server starts all the same", async () => {
    write("1.0.0/embed.js", "one");
    write("1.0.0/frame.js", "two");
    mkdirSync(dirname(archive()));
    writeFileSync(archive(), "a file where the folder should be");
    await keep();
    expect(said.map(({ msg }) => msg)).toEqual([
      expect.stringContaining("could not be kept in DATA_DIR/embed"),
    ]);
  });

  it("has nothing to keep where nothing is built", async () => {
    await keep();
    expect(() => kept()).toThrow("ENOENT");
  });
});
