/**
 * `node tests/faults/model-hold.ts`: what one answer of a model does to everybody else. Each of the nasty answers
 * is read in this process, which tells how long it holds the event loop, and is given to a search of the real
 * server, whose `/healthz` is asked all the while. Words after it choose the answers that have them in their names.
 */
import { setTimeout as delay } from "node:timers/promises";
import { QUERY } from "../support/gifts.ts";
import { longestTurn } from "../support/longest-turn.ts";
import { saysWhole, startModelServer } from "../support/model-server.ts";
import { nastyAnswers } from "../support/nasty-answers.ts";
import { readModelAnswer } from "../support/read-model-answer.ts";
import { startServerProcess } from "../support/server-process.ts";

/** Milliseconds that no answer may hold the event loop. */
const MOST = 50;
/** Milliseconds between two looks at `/healthz`. */
const BETWEEN = 5;

const model = await startModelServer();
const server = await startServerProcess({
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: "nasty-1",
  AI_TIMEOUT_MS: "60000",
});

function post(path: string, body: object): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url },
    body: JSON.stringify(body),
  });
}

/** The slowest answer of `/healthz` while the work is done, in milliseconds. */
async function slowestHealth(work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  do {
    const start = performance.now();
    const response = await fetch(`${server.url}/healthz`);
    await response.text();
    slowest = Math.max(slowest, performance.now() - start);
    await delay(BETWEEN);
  } while (!isOver);
  await over;
  return slowest;
}

async function search(answer: string, number: number): Promise<void> {
  model.reply(saysWhole(answer));
  // No two alike: the second would be answered out of the cache.
  const response = await post("/api/functions/ai-gift-finder", {
    ...QUERY,
    additionalNotes: `no. ${number}`,
  });
  if (!response.ok) throw new Error(`The search was answered ${response.status}: ${await response.text()}`);
  await response.text();
}

const wanted = process.argv.slice(2).join(" ");
const chosen = [...nastyAnswers()].filter(([name]) => name.includes(wanted));
const figure = (milliseconds: number) => milliseconds.toFixed(0).padStart(7);
let over = 0;
try {
  // The patterns are compiled at their first use, which a server does when it starts.
  await readModelAnswer('[{"title":"Box Kite"},{"title":"Воздушный змей"}]');
  await slowestHealth(search("[]", 0));
  process.stdout.write("   hold  /healthz (the longest, in milliseconds)\n");
  for (const [place, [name, answer]] of chosen.entries()) {
    const hold = await longestTurn(() => readModelAnswer(answer));
    const health = await slowestHealth(search(answer, place + 1));
    if (hold > MOST) over++;
    process.stdout.write(`${figure(hold)}  ${figure(health)}  ${name}\n`);
  }
} finally {
  await server.discard();
  await model.close();
}
process.stdout.write(`${over} of ${chosen.length} answers held the event loop for more than ${MOST} ms\n`);
process.exitCode = over > 0 ? 1 : 0;
