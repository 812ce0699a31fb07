import { concatenate, isSame } from "./bytes.ts";

/** SHA-256; where it is worked out depends on who asks. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** The hash of one entry, which no node can be taken for (RFC 9162, section 2.1.1). */
export async function leafHash(entry: Uint8Array, sha256: Sha256): Promise<Uint8Array> {
  return sha256(concatenate(Uint8Array.of(0), entry));
}

async function nodeHash(left: Uint8Array, right: Uint8Array, sha256: Sha256): Promise<Uint8Array> {
  return sha256(concatenate(Uint8Array.of(1), left, right));
}

/** A Merkle tree that only grows. Asking for a root or a proof takes logarithmic time. */
export interface MerkleTree {
  readonly size: number;
  /** @param leaf as {@link leafHash} makes it */
  append(leaf: Uint8Array): Promise<void>;
  /** Of the first entries. @throws {RangeError} for more than there are */
  root(size?: number): Promise<Uint8Array>;
  /** That the entry is among the first ones (RFC 9162, section 2.1.3.1). @throws {RangeError} */
  inclusionProof(index: number, size?: number): Promise<readonly Uint8Array[]>;
  /** That the first `size` entries begin with the first `from` (RFC 9162, section 2.1.4.1). @throws {RangeError} */
  consistencyProof(from: number, size?: number): Promise<readonly Uint8Array[]>;
}

export function createMerkleTree(sha256: Sha256): MerkleTree {
  /** By height: the hashes of all whole subtrees with two to the power of it leaves, from the left. */
  const levels: Uint8Array[][] = [[]];
  const size = () => levels[0]?.length ?? 0;

  /** Of the entries from `start` to before `end`; what the recursion asks for always starts at a multiple. */
  async function hashOf(start: number, end: number): Promise<Uint8Array> {
    const height = Math.log2(end - start);
    const whole = Number.isInteger(height) ? levels[height]?.[start / (end - start)] : undefined;
    if (whole) return whole;
    const middle = start + half(end - start);
    return nodeHash(await hashOf(start, middle), await hashOf(middle, end), sha256);
  }

  function refuse(isRight: boolean): void {
    if (!isRight) throw new RangeError(`The tree has ${size()} entries`);
  }

  async function path(index: number, start: number, end: number): Promise<readonly Uint8Array[]> {
    if (end - start === 1) return [];
    const middle = start + half(end - start);
    return index < middle
      ? [...(await path(index, start, middle)), await hashOf(middle, end)]
      : [...(await path(index, middle, end)), await hashOf(start, middle)];
  }

  /** @param isKnown whether who checks has the hash of all that lies within */
  async function subproof(from: number, start: number, end: number, isKnown: boolean): Promise<Uint8Array[]> {
    if (from === end) return isKnown ? [] : [await hashOf(start, end)];
    const middle = start + half(end - start);
    return from <= middle
      ? [...(await subproof(from, start, middle, isKnown)), await hashOf(middle, end)]
      : [...(await subproof(from, middle, end, false)), await hashOf(start, middle)];
  }

  return {
    get size() {
      return size();
    },
    async append(leaf) {
      let node = leaf;
      for (let height = 0; ; height++) {
        levels[height] ??= [];
        const level = levels[height] as Uint8Array[];
        level.push(node);
        const [left, right] = level.slice(-2);
        if (level.length % 2 === 1 || !left || !right) return;
        node = await nodeHash(left, right, sha256);
      }
    },
    async root(of = size()) {
      refuse(Number.isInteger(of) && of >= 0 && of <= size());
      return of === 0 ? sha256(new Uint8Array()) : hashOf(0, of);
    },
    async inclusionProof(index, of = size()) {
      refuse(Number.isInteger(index) && Number.isInteger(of) && index >= 0 && index < of && of <= size());
      return path(index, 0, of);
    },
    async consistencyProof(from, of = size()) {
      refuse(Number.isInteger(from) && Number.isInteger(of) && from >= 0 && from <= of && of <= size());
      return from === 0 || from === of ? [] : subproof(from, 0, of, true);
    },
  };
}

/** The largest power of two below a number of at least 2. */
function half(count: number): number {
  return 2 ** (Math.ceil(Math.log2(count)) - 1);
}

/** A claim that an entry stands in a tree. */
export interface Inclusion {
  readonly leaf: Uint8Array;
  /** From 0. */
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** Whether the proof shows it (RFC 9162, section 2.1.3.2). */
export async function isIncluded(
  { leaf, index, size, root, proof }: Inclusion,
  sha256: Sha256,
): Promise<boolean> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let [place, last, hash] = [BigInt(index), BigInt(size) - 1n, leaf];
  for (const sibling of proof) {
    if (last === 0n) return false;
    if (place % 2n === 1n || place === last) {
      hash = await nodeHash(sibling, hash, sha256);
      while (place % 2n === 0n && place !== 0n) [place, last] = [place >> 1n, last >> 1n];
    } else {
      hash = await nodeHash(hash, sibling, sha256);
    }
    [place, last] = [place >> 1n, last >> 1n];
  }
  return last === 0n && isSame(hash, root);
}

/** A claim that a tree begins with a smaller one. */
export interface Consistency {
  readonly from: number;
  readonly fromRoot: Uint8Array;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** Whether the proof shows it (RFC 9162, section 2.1.4.2). Of nothing every tree is a continuation. */
export async function isContinued(
  { from, fromRoot, size, root, proof }: Consistency,
  sha256: Sha256,
): Promise<boolean> {
  if (!Number.isSafeInteger(from) || from < 0 || from > size) return false;
  if (from === 0) return proof.length === 0 && isSame(fromRoot, await sha256(new Uint8Array()));
  if (from === size) return proof.length === 0 && isSame(fromRoot, root);
  const isPower = Number.isInteger(Math.log2(from));
  const [first, ...rest] = isPower ? [fromRoot, ...proof] : proof;
  if (!first || proof.length === 0) return false;
  let [place, last] = [BigInt(from) - 1n, BigInt(size) - 1n];
  while (place % 2n === 1n) [place, last] = [place >> 1n, last >> 1n];
  let [old, grown] = [first, first];
  for (const sibling of rest) {
    if (last === 0n) return false;
    if (place % 2n === 1n || place === last) {
      old = await nodeHash(sibling, old, sha256);
      grown = await nodeHash(sibling, grown, sha256);
      while (place % 2n === 0n && place !== 0n) [place, last] = [place >> 1n, last >> 1n];
    } else {
      grown = await nodeHash(grown, sibling, sha256);
    }
    [place, last] = [place >> 1n, last >> 1n];
  }
  return last === 0n && isSame(old, fromRoot) && isSame(grown, root);
}
