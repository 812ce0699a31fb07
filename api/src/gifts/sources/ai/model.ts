import { setTimeout as sleep } from "node:timers/promises";
import { GiftSourceError } from "../source.ts";
import { createCircuitBreaker, type Passage } from "./circuit-breaker.ts";
import { type CompletionPart, type ModelPrompt, type ModelSettings, streamCompletion } from "./completion.ts";
import { createFeatureMemory } from "./endpoint-features.ts";
import { type AiTelemetry, type ModelOutcome, NO_TELEMETRY } from "./model-telemetry.ts";
import { toGiftSourceError } from "./openai-error.ts";
import { waitBeforeRetry } from "./retry.ts";
import { reserveFrom } from "./spending/reserve-from.ts";
import { type Reservation, type Spending, UNLIMITED } from "./spending/spending.ts";
import { startTimeLimits, type TimeLimits } from "./time-limits.ts";
import { costInDollars, estimateTokens, startMeter } from "./usage.ts";

/** A language model behind an OpenAI-compatible endpoint. */
export interface Model {
  /**
   * The answer's text, piece by piece. Time that the reader takes over a piece is no silence of the model.
   * @param signal aborted when nobody waits for the answer any more; the stream then just ends
   * @param budget at whose expense it is asked, beside the operator's; nobody's unless given
   * @throws {GiftSourceError} when the model can't be reached, fails, exceeds a limit of time, or is not
   * asked because it failed too often of late or the day's money is spent
   */
  stream(prompt: ModelPrompt, signal: AbortSignal, budget?: Spending): AsyncGenerator<string>;
}

/** What a model works with beside its endpoint; each has a default. */
export interface ModelServices {
  readonly spending?: Spending;
  readonly telemetry?: AiTelemetry;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** Rejects when the signal is aborted. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const SILENCE_MS = 8_000;
/** Failures in a row after which the model is left alone, and for how long, in milliseconds. */
const BREAKER = { failures: 5, restMs: 30_000 };
/** Tokens of a usual answer: a few facts, the drafts and ten ideas. Set aside while it is on its way. */
const USUAL_ANSWER = 2_200;
/** How figures name a prompt that is none of ours. */
const OWN_PROMPT = "own";

/**
 * Asks through the official SDK, with `stream: true`. Passing failures are retried until the first piece
 * is there, all within one deadline; a model that fails again and again is left alone for a while.
 */
export function createModel(settings: ModelSettings, services: ModelServices = {}): Model {
  const { spending = UNLIMITED, telemetry = NO_TELEMETRY } = services;
  const negotiate = createFeatureMemory();
  const breaker = createCircuitBreaker({
    ...BREAKER,
    now: services.now ?? (() => performance.now()),
    changed: telemetry.breaker,
  });
  const prices = settings.prices ?? { input: 0, output: 0 };
  const silenceMs = Math.min(settings.timeoutMs, settings.silenceMs ?? SILENCE_MS);

  /** Leave of the breaker and of both budgets. */
  async function enter(
    asked: string,
    prompt: string,
    budget: Spending,
  ): Promise<readonly [Passage, Reservation]> {
    const passage = breaker.enter();
    if (!passage) {
      telemetry.asked("breaker_open", prompt);
      throw new GiftSourceError("The AI is not asked for a while: it failed too often in a row");
    }
    const expected = { input: estimateTokens(asked), output: USUAL_ANSWER };
    const reserved = await reserveFrom([budget, spending], costInDollars(expected, prices)).catch(
      (cause: unknown) => {
        passage.leave();
        throw new GiftSourceError("The AI is not asked: what it has cost today can't be read", { cause });
      },
    );
    if (typeof reserved !== "number") return [passage, reserved];
    passage.leave();
    telemetry.asked("limit_used_up", prompt);
    const limit = reserved === 0 ? "a partner's daily limit" : "AI_DAILY_LIMIT_USD";
    throw new GiftSourceError(`The AI is not asked until tomorrow, UTC: ${limit} is used up`, {
      isPlanned: true,
    });
  }

  async function* tryRepeatedly(prompt: ModelPrompt, limits: TimeLimits): AsyncGenerator<CompletionPart> {
    for (let tries = 1; ; tries++) {
      let hasSpoken = false;
      try {
        for await (const part of streamCompletion(settings, prompt, limits, negotiate)) {
          hasSpoken ||= part.type === "text";
          yield part;
        }
        return;
      } catch (failure) {
        const patience = Math.min(limits.leftMs(), silenceMs);
        const random = (services.random ?? Math.random)();
        const wait = waitBeforeRetry(failure, tries, patience, random);
        if (hasSpoken || wait === null || limits.signal.aborted) throw failure;
        telemetry.retried();
        limits.pause();
        await (services.sleep ?? wakefulSleep)(wait, limits.signal);
      }
    }
  }

  return {
    async *stream(prompt, signal, budget = UNLIMITED) {
      if (signal.aborted) return;
      const asked = [prompt.system, ...prompt.messages.map(({ content }) => content)].join("\n");
      const { version = OWN_PROMPT } = prompt;
      const limits = startTimeLimits(signal, settings.timeoutMs, silenceMs);
      const [passage, reservation] = await enter(asked, version, budget).catch((error: unknown) => {
        limits.stop();
        throw error;
      });
      const meter = startMeter(asked);
      let outcome: ModelOutcome = "left";
      try {
        for await (const part of tryRepeatedly(prompt, limits)) {
          if (part.type === "accepted") meter.accepted();
          else if (part.type === "usage") meter.told(part.usage);
          else {
            meter.heard(part.text);
            // A reader who has enough leaves here.
            outcome = "answered";
            limits.pause();
            yield part.text;
            if (signal.aborted) return;
            limits.heard();
          }
        }
        outcome = "answered";
      } catch (cause) {
        if (signal.aborted) return;
        outcome = "failed";
        throw toGiftSourceError(cause, limits);
      } finally {
        limits.stop();
        if (outcome === "answered") passage.succeed();
        else if (outcome === "failed") passage.fail();
        else passage.leave();
        telemetry.asked(signal.aborted ? "left" : outcome, version);
        const usage = meter.usage();
        const dollars = costInDollars(usage, prices);
        telemetry.used(usage, dollars);
        reservation.settle(dollars);
      }
    },
  };
}

async function wakefulSleep(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}
