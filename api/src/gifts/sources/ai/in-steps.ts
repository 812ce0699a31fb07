import { setImmediate } from "node:timers/promises";

/** As much is looked at in one go, in characters, so that no pattern ever sees a long text. */
const STEP = 200;
/** After so many steps the process sees to its other work: a stream that is all there never pauses. */
const STEPS_IN_A_ROW = 50;

/** The pieces in steps of a bounded length, with pauses in which other requests and timers get their turn. */
export async function* inSteps(iterator: AsyncIterator<string>): AsyncGenerator<string> {
  let steps = 0;
  try {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      for (let start = 0; start < value.length; start += STEP) {
        if (++steps % STEPS_IN_A_ROW === 0) await setImmediate();
        yield value.slice(start, start + STEP);
      }
    }
  } finally {
    await iterator.return?.();
  }
}
