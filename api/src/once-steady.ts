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
 * Does what can't be taken back only while the clock can be believed: once it has kept pace for an hour with the time
 * that passes. A clock that jumps ahead would else remove at once what has weeks to live.
 */
export function onceSteady({ clock, elapsed }: Times, act: () => Promise<void>): () => Promise<void> {
  let since: { readonly offset: number; readonly elapsed: number } | undefined;
  return async () => {
    const passed = elapsed();
    const offset = clock().getTime() - passed;
    if (!since || Math.abs(offset - since.offset) > SLACK) since = { offset, elapsed: passed };
    if (passed - since.elapsed >= PROOF) await act();
  };
}
