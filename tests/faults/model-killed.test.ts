import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { foundSuggestion, giftFinderMeta } from "@gifthearth/core/contract";
import { afterEach, expect, it } from "vitest";
import { PROMPT_VERSION } from "../../api/src/gifts/sources/ai/prompt.ts";
import { parseEvents } from "../support/event-stream.ts";
import { QUERY } from "../support/gifts.ts";
import { GIFTS, GOOD_ANSWER } from "../support/model-answers.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";

const MODEL = join(import.meta.dirname, "../support/model-process.ts");
/** Two whole gifts and half of the third. */
const BEGINNING = GOOD_ANSWER.slice(0, GOOD_ANSWER.indexOf("Olive Wood") + 20);

let model: ChildProcess | undefined;
let server: ServerProcess | undefined;
afterEach(async () => {
  model?.kill("SIGKILL");
  await server?.discard();
});

async function start(): Promise<{ model: ChildProcess; server: ServerProcess }> {
  const child = spawn(process.execPath, [MODEL, BEGINNING], { stdio: ["ignore", "pipe", "inherit"] });
  model = child;
  const [address] = await once(child.stdout, "data");
  server = await startServerProcess({ AI_BASE_URL: String(address).trim(), AI_MODEL: "doomed-1" });
  return { model: child, server };
}

function search(url: string): Promise<Response> {
  return fetch(`${url}/api/functions/ai-gift-finder`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ ...QUERY, interests: ["Cooking", "Reading"] }),
  });
}

it("When the model's process is killed in the middle, what came stays and the catalogue gives the rest", async () => {
  const { model, server } = await start();
  const response = await search(server.url);
  let text = "";
  let isKilled = false;
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (!isKilled && text.includes(GIFTS[1]?.title ?? "?")) isKilled = model.kill("SIGKILL");
  }
  const events = parseEvents(text);
  expect(events.at(-1)).toEqual({ event: "done", data: { count: 12 } });
  const metas = events.filter(({ event }) => event === "meta").map(({ data }) => giftFinderMeta.parse(data));
  expect(metas).toMatchObject([
    { source: "openai", fallback: false },
    { source: "curated", fallback: true },
  ]);
  const suggestions = events
    .filter(({ event }) => event === "suggestion")
    .map(({ data }) => foundSuggestion.parse(data));
  expect(suggestions.slice(0, 2).map(({ title }) => title)).toEqual(
    GIFTS.slice(0, 2).map(({ title }) => title),
  );
  expect(suggestions.map(({ source }) => source)).toEqual([
    ...Array(2).fill("openai"),
    ...Array(10).fill("curated"),
  ]);

  // Nobody listens there any more: the next visitors are answered all the same, soon without asking.
  for (let visitor = 0; visitor < 6; visitor++) {
    const last = parseEvents(await (await search(server.url)).text());
    expect(last[0]?.data).toMatchObject({ source: "curated", fallback: true });
    expect(last.at(-1)).toEqual({ event: "done", data: { count: 12 } });
  }
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain(`ai_requests_total{outcome="failed",prompt="${PROMPT_VERSION}"} 5`);
  expect(metrics).toContain(`ai_requests_total{outcome="breaker_open",prompt="${PROMPT_VERSION}"} 2`);
  expect(metrics).toContain('ai_breaker_state{state="open"} 1');
  expect(metrics).toContain("process_resident_memory_bytes");
});
