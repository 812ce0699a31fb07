import type { BreakerState } from "./circuit-breaker.ts";
import type { TokenUsage } from "./usage.ts";

/** How a question to the model ended. */
export const MODEL_OUTCOMES = [
  "answered",
  "failed",
  /** The visitor left before an answer. */
  "left",
  /** Not asked: it failed too often of late. */
  "breaker_open",
  /** Not asked: the day's money is spent. */
  "limit_used_up",
] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/** Hears what an operator wants to know of the AI. Nothing of what is asked or answered. */
export interface AiTelemetry {
  /** @param prompt names the prompt and its version, "gifts-2" */
  asked(outcome: ModelOutcome, prompt: string): void;
  retried(): void;
  used(usage: TokenUsage, dollars: number): void;
  breaker(state: BreakerState): void;
  /** Where an answer was found, or that it was not. */
  cache(result: "memory" | "database" | "miss"): void;
}

/** Hears nothing. */
export const NO_TELEMETRY: AiTelemetry = {
  asked() {},
  retried() {},
  used() {},
  breaker() {},
  cache() {},
};
