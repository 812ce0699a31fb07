import { expect, it } from "vitest";
import { longestTurn } from "../support/longest-turn.ts";
import { NASTY_LENGTH, nastyAnswers } from "../support/nasty-answers.ts";
import { readModelAnswer } from "../support/read-model-answer.ts";

/** Milliseconds that no answer may hold the event loop. */
const MOST = 50;
/** How many readings of three have to be quick, since a sweep of the memory may fall into one. */
const QUICK = 2;

it("No answer of a model, however hard to read, keeps others waiting", async () => {
  // A server compiles its patterns when it starts.
  await readModelAnswer('[{"title":"Box Kite"},{"title":"Воздушный змей"}]');
  const slow: string[] = [];
  for (const [name, answer] of nastyAnswers()) {
    expect(answer).toHaveLength(NASTY_LENGTH);
    const holds: number[] = [];
    const count = (isQuick: boolean) => holds.filter((hold) => hold < MOST === isQuick).length;
    while (count(true) < QUICK && count(false) < QUICK) {
      holds.push(await longestTurn(() => readModelAnswer(answer)));
    }
    if (count(false) === QUICK) slow.push(`${name}: ${holds.map(Math.round)} ms`);
  }
  expect(slow).toEqual([]);
});
