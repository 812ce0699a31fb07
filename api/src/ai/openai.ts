import OpenAI from "openai";
import { Stream } from "openai/streaming";
import { toGiftSourceError } from "./openai-error.ts";
import { SYSTEM_PROMPT, userMessage } from "./prompt.ts";
import { readGifts } from "./read-gifts.ts";
import { createSelection } from "./select.ts";
import { type GiftSource, GiftSourceError, MAX_SUGGESTIONS } from "./source.ts";
import { startTimeLimits, type TimeLimits } from "./time-limits.ts";
import { watchedFetch } from "./watched-fetch.ts";

/** Which model answers, and where. */
export interface OpenAiSettings {
  /** An OpenAI-compatible endpoint up to and with its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Empty for a local model that asks for none. */
  readonly apiKey: string;
  readonly model: string;
  /** Longest time for a whole answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Longest time without a sign of life, in milliseconds; 8 seconds unless told. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 8_000;

/**
 * A source that asks a language model through the official SDK, with `stream: true`. Each suggestion is
 * yielded as soon as the model has completed it. Links and prices are checked, never believed.
 */
export function createOpenAiSource(settings: OpenAiSettings): GiftSource {
  return {
    name: "openai",
    async *suggest(query, signal) {
      const silenceMs = Math.min(settings.timeoutMs, settings.silenceMs ?? SILENCE_MS);
      const limits = startTimeLimits(signal, settings.timeoutMs, silenceMs);
      const select = createSelection(query);
      let count = 0;
      try {
        const pieces = streamAnswer(settings, userMessage(query), limits, silenceMs);
        for await (const gift of readGifts(pieces)) {
          const suggestion = select(gift);
          if (!suggestion) continue;
          limits.pause();
          yield suggestion;
          limits.heard();
          count++;
          if (count === MAX_SUGGESTIONS || signal.aborted) return;
        }
        if (count === 0) throw new GiftSourceError("The AI named no gift that can be used");
      } catch (cause) {
        if (signal.aborted) return;
        throw toGiftSourceError(cause, limits);
      } finally {
        limits.stop();
      }
    },
  };
}

/** The answer's text, piece by piece. Ends early, or throws, once the limits' signal is aborted. */
async function* streamAnswer(
  settings: OpenAiSettings,
  message: string,
  limits: TimeLimits,
  silenceMs: number,
): AsyncGenerator<string> {
  // Whatever is left out here, an empty key included, the SDK would look up in the environment or refuse.
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey || "none",
    organization: null,
    project: null,
    maxRetries: 1,
    timeout: settings.timeoutMs,
    logLevel: "off",
    fetch: watchedFetch(limits, silenceMs),
  });
  const { signal } = limits;
  const response = await client.chat.completions
    .create(
      {
        model: settings.model,
        stream: true,
        messages: [
          { role: "system", content: SYSTEM_PROMPT },
          { role: "user", content: message },
        ],
      },
      { signal },
    )
    .asResponse();
  if (response.headers.get("content-type")?.startsWith("application/json")) {
    // An endpoint that can't stream sends its whole answer at once.
    const completion = (await response.json()) as OpenAI.ChatCompletion;
    yield completion.choices?.[0]?.message?.content ?? "";
  } else {
    const chunks = Stream.fromSSEResponse<OpenAI.ChatCompletionChunk>(
      response,
      new AbortController(),
      client,
    );
    for await (const chunk of chunks) {
      const text: unknown = chunk.choices?.[0]?.delta?.content;
      if (typeof text === "string") yield text;
    }
  }
  // The SDK ends an aborted stream as if it were complete.
  signal.throwIfAborted();
}
