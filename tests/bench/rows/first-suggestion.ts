import { GIFTS } from "../../support/model-answers.ts";
import { says, startModelServer } from "../../support/model-server.ts";
import { startServerProcess } from "../../support/server-process.ts";
import type { BenchRow } from "../row.ts";

const WARM_UP = 5;
const RUNS = 25;
/** Milliseconds. */
const LIMIT = 50;

/**
 * The real server in a process of its own, with a model over HTTP that says one whole gift and then waits:
 * from when the gift's last piece is handed to the connection to when the visitor has read the suggestion.
 */
export const firstSuggestion: BenchRow = {
  name: "First suggestion shown after the model's first complete item",
  async measure() {
    const model = await startModelServer();
    const server = await startServerProcess({
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: "test-key",
      AI_MODEL: "test-model",
      RATE_LIMITS: "off",
      LOG_LEVEL: "info",
    });
    try {
      const runs: number[] = [];
      for (let run = 0; run < WARM_UP + RUNS; run++) {
        const answer = speechThatHolds();
        model.reply(says(answer.pieces));
        const { shownAt, ended } = await askForFirst(server.url, run);
        answer.goOn();
        await ended;
        if (run >= WARM_UP) runs.push(shownAt - answer.firstSentAt());
      }
      return [{ what: "from its last byte to the visitor's event", unit: "ms", runs, limit: LIMIT }];
    } finally {
      await server.discard();
      await model.close();
    }
  },
};

/** A model's answer that stops after its first gift until it is told to go on. */
function speechThatHolds() {
  const [first, ...rest] = GIFTS.map((gift) => JSON.stringify(gift));
  const pieces = (first ?? "").match(/.{1,4}/gsu) ?? [];
  const held = Promise.withResolvers<void>();
  let sentAt = Number.NaN;
  async function* speak() {
    yield "[";
    yield* pieces.slice(0, -1);
    sentAt = performance.now();
    yield pieces.at(-1) ?? "";
    await held.promise;
    yield `,${rest.join(",")}]`;
  }
  return { pieces: speak(), goOn: () => held.resolve(), firstSentAt: () => sentAt };
}

interface FirstShown {
  /** When the first suggestion had been read. */
  readonly shownAt: number;
  /** Resolves once the rest has been read, too. */
  readonly ended: Promise<void>;
}

/** Asks as a page does. */
async function askForFirst(url: string, run: number): Promise<FirstShown> {
  const response = await fetch(`${url}/api/functions/ai-gift-finder`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    // Each time another question, so that no answer can be one that was kept.
    body: JSON.stringify({
      occasion: "Birthday",
      interests: ["Cooking", "Reading"],
      budgetMin: 25,
      budgetMax: 100,
      additionalNotes: `Question ${run} of the benchmark`,
    }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!response.ok || !reader) throw new Error(`The server answered ${response.status}`);
  for (let text = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The answer ended without a suggestion:\n${text}`);
    text += value;
    if (!/^event: suggestion\ndata: .*\n\n/m.test(text)) continue;
    return { shownAt: performance.now(), ended: readOn(reader) };
  }
}

async function readOn(reader: ReadableStreamDefaultReader<string>): Promise<void> {
  while (!(await reader.read()).done);
}
