const MINUTE = 60_000;

/** How long the clock must have kept pace, milliseconds: a machine that starts with a wrong one has it put right. */
const PROOF = 60 * MINUTE;

/** By how much it may go astray meanwhile, milliseconds. */
const SLACK = MINUTE;

interface Times {
  readonly clock: () => Date;
  /** Milliseconds since any moment, which no setting of the clock changes. */
  readonly elapsed: () => number;
}

/**
 * Tells whether the clock can be believed: once it has kept pace for an hour with the time that passes. One that jumps
 * ahead, or back, would else end at once what has weeks to live. It is known from one look to the next, so look often.
 */
export function createSteadiness({ clock, elapsed }: Times): () => boolean {
  let since: { readonly offset: number; readonly elapsed: number } | undefined;
  return () => {
    const passed = elapsed();
    const offset = clock().getTime() - passed;
    if (!since || Math.abs(offset - since.offset) > SLACK) since = { offset, elapsed: passed };
    return passed - since.elapsed >= PROOF;
  };
}

/** Does what can't be taken back only while the clock can be believed. */
export function onceSteady(times: Times, act: () => Promise<void>): () => Promise<void> {
  const isSteady = createSteadiness(times);
  return async () => {
    if (isSteady()) await act();
  };
}
