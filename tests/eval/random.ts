/**
 * A generator of numbers from 0 up to 1 that gives the same row for the same seed (mulberry32, seeded by
 * an FNV-1a hash). Good enough to draw lots with, and no more.
 */
export function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let place = 0; place < seed.length; place++) {
    state = Math.imul(state ^ seed.charCodeAt(place), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
