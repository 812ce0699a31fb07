import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toHex, utf8Of } from "./bytes.ts";
import { createMerkleTree, isContinued, isIncluded, leafHash } from "./merkle.ts";

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());

async function treeOver(entries: readonly Uint8Array[]) {
  const tree = createMerkleTree(sha256);
  for (const entry of entries) await tree.append(await leafHash(entry, sha256));
  return tree;
}

const ENTRIES = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
];

test("roots are those of the test vectors that logs of certificates share", async () => {
  const tree = await treeOver(ENTRIES.map((hex) => new Uint8Array(Buffer.from(hex, "hex"))));
  const roots = await Promise.all(Array.from({ length: 9 }, (_, size) => tree.root(size)));
  expect(roots.map(toHex)).toEqual([
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ]);
  const [left, right] = [
    "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  ];
  expect((await tree.inclusionProof(5)).map(toHex)).toEqual([
    "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    left,
    right,
  ]);
  expect((await tree.consistencyProof(6)).map(toHex)).toEqual([
    "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
    left,
    right,
  ]);
});

describe("of any tree", () => {
  const sizes = fc
    .tuple(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat())
    .map(([size, from, index]) => ({ size, from: from % (size + 1), index: index % size }));
  const entry = (index: number) => utf8Of(`entry ${index}`);
  const entries = (size: number) => Array.from({ length: size }, (_, index) => entry(index));

  test("each entry proves that it is in it, and no other proves that it stands there", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async ({ size, index }, other) => {
        const tree = await treeOver(entries(size + 3));
        const claim = {
          leaf: await leafHash(entry(index), sha256),
          index,
          size,
          root: await tree.root(size),
          proof: await tree.inclusionProof(index, size),
        };
        expect(await isIncluded(claim, sha256)).toBe(true);
        expect(claim.proof.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        const elsewhere = other % size;
        if (elsewhere !== index) expect(await isIncluded({ ...claim, index: elsewhere }, sha256)).toBe(false);
        expect(await isIncluded({ ...claim, leaf: await leafHash(entry(-1), sha256) }, sha256)).toBe(false);
        expect(await isIncluded({ ...claim, proof: [...claim.proof, claim.leaf] }, sha256)).toBe(false);
        if (size > 1) expect(await isIncluded({ ...claim, proof: claim.proof.slice(1) }, sha256)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("a larger one proves that it begins with the smaller, unless an entry of it was changed", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, async ({ size, from, index }) => {
        const tree = await treeOver(entries(size));
        const claim = { from, fromRoot: await tree.root(from), size, root: await tree.root(size) };
        expect(await isContinued({ ...claim, proof: await tree.consistencyProof(from, size) }, sha256)).toBe(
          true,
        );
        if (index >= from) return;
        const forged = await treeOver(entries(size).with(index, entry(-1)));
        const proof = await forged.consistencyProof(from, size);
        expect(await isContinued({ ...claim, root: await forged.root(), proof }, sha256)).toBe(false);
        const cut = (await tree.consistencyProof(from, size)).slice(0, -1);
        if (from < size) expect(await isContinued({ ...claim, proof: cut }, sha256)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("more than it has is refused", async () => {
    const tree = await treeOver(entries(3));
    await expect(tree.root(4)).rejects.toThrow("The tree has 3 entries");
    await expect(tree.inclusionProof(3)).rejects.toThrow(RangeError);
    await expect(tree.consistencyProof(2, 4)).rejects.toThrow(RangeError);
  });
});
