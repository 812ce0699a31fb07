import { expect, it } from "vitest";
import { longestTurn } from "../support/longest-turn.ts";
import { NASTY_LENGTH, nastyAnswers } from "../support/nasty-answers.ts";
import { readModelAnswer } from "../support/read-model-answer.ts";

/** Milliseconds that no answer may hold the event loop. */
const MOST = 50;
/** Code that runs for the first time is slower, and a sweep of the memory counts too: so often it is looked again. */
const TRIES = 3;

it("No answer of a model, however hard to read, keeps others waiting", async () => {
  const slow: string[] = [];
  for (const [name, answer] of nastyAnswers()) {
    expect(answer).toHaveLength(NASTY_LENGTH);
    const holds: number[] = [];
    while (holds.length < TRIES && !holds.some((hold) => hold < MOST)) {
      holds.push(await longestTurn(() => readModelAnswer(answer)));
    }
    if (Math.min(...holds) >= MOST) slow.push(`${name}: ${holds.map(Math.round)} ms`);
  }
  expect(slow).toEqual([]);
});
