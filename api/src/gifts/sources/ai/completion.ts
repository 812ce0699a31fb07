import OpenAI from "openai";
import { Stream } from "openai/streaming";
import type { Negotiate } from "./endpoint-features.ts";
import type { TimeLimits } from "./time-limits.ts";
import { readUsage, type TokenPrices, type TokenUsage } from "./usage.ts";
import { watchedFetch } from "./watched-fetch.ts";

/** Which model answers, and where. */
export interface ModelSettings {
  /** An OpenAI-compatible endpoint up to and with its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Empty for a local model that asks for none. */
  readonly apiKey: string;
  readonly model: string;
  /** Longest time for a whole answer, retries included, in milliseconds. */
  readonly timeoutMs: number;
  /** Longest answer, a model's thoughts included, in tokens; 8000 unless told. */
  readonly maxOutputTokens?: number;
  /** Longest time without a sign of life, in milliseconds; 8 seconds unless told. */
  readonly silenceMs?: number;
  /** Free unless told. */
  readonly prices?: TokenPrices;
}

/** What a model is asked. */
export interface ModelPrompt {
  /** Names it in the figures; "own" unless it is one of ours. */
  readonly version?: string;
  /** Ours alone: nothing a visitor writes stands in it. */
  readonly system: string;
  /** What follows; a visitor's words are data in it. The last one is the user's. */
  readonly messages: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  /** The shape of the answer, for endpoints that can keep to one; the others are asked without. */
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}

/** Room for twelve ideas several times over, and for some thought before. */
const DEFAULT_MAX_OUTPUT_TOKENS = 8_000;

/** What arrives of an answer. */
export type CompletionPart =
  | { readonly type: "accepted" }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "usage"; readonly usage: TokenUsage };

/**
 * One streamed chat completion through the official SDK, not retried.
 * @throws early, or in the middle, once the limits' signal is aborted
 */
export async function* streamCompletion(
  settings: ModelSettings,
  prompt: ModelPrompt,
  limits: TimeLimits,
  negotiate: Negotiate,
): AsyncGenerator<CompletionPart> {
  // Whatever is left out here, an empty key included, the SDK would look up in the environment or refuse.
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey || "none",
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: settings.timeoutMs,
    logLevel: "off",
    fetch: watchedFetch(limits),
  });
  const { signal } = limits;
  const response = await negotiate(
    [...(prompt.schema ? ["response_format" as const] : []), "stream_options", "max_tokens"],
    (features) =>
      client.chat.completions
        .create(
          {
            model: settings.model,
            stream: true,
            messages: [{ role: "system", content: prompt.system }, ...prompt.messages],
            ...(prompt.schema && features.includes("response_format") && structured(prompt.schema)),
            ...(features.includes("stream_options") && { stream_options: { include_usage: true } }),
            // Known to every endpoint, but for models that think, which want the limit under its newer name.
            [features.includes("max_tokens") ? "max_tokens" : "max_completion_tokens"]:
              settings.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS,
          },
          { signal },
        )
        .asResponse(),
  );
  yield { type: "accepted" };
  if (/^application\/json/i.test(response.headers.get("content-type") ?? "")) {
    // An endpoint that can't stream sends its whole answer at once.
    const completion = (await response.json()) as Partial<OpenAI.ChatCompletion> | null;
    yield* partsOf(completion?.choices?.[0]?.message?.content, completion?.usage);
  } else {
    const chunks = Stream.fromSSEResponse<OpenAI.ChatCompletionChunk>(
      response,
      new AbortController(),
      client,
    );
    for await (const chunk of chunks) yield* partsOf(chunk?.choices?.[0]?.delta?.content, chunk?.usage);
  }
  // The SDK ends an aborted stream as if it were complete.
  signal.throwIfAborted();
}

function* partsOf(text: unknown, rawUsage: unknown): Generator<CompletionPart> {
  if (typeof text === "string" && text) yield { type: "text", text };
  const usage = readUsage(rawUsage);
  if (usage) yield { type: "usage", usage };
}

function structured({ name, schema }: NonNullable<ModelPrompt["schema"]>) {
  return {
    response_format: {
      type: "json_schema" as const,
      json_schema: { name, strict: true, schema: { ...schema } },
    },
  };
}
