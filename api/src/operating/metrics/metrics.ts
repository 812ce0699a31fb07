import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { BREAKER_STATES } from "../../gifts/sources/ai/circuit-breaker.ts";
import { type AiTelemetry, MODEL_OUTCOMES } from "../../gifts/sources/ai/model-telemetry.ts";
import { PROMPT_VERSION } from "../../gifts/sources/ai/prompt.ts";
import { ALARM_KINDS, type AlarmKind } from "../alarms/find-alarms.ts";
import type { DonationSum } from "../overview/overview.repository.ts";

/** What tells answered requests apart, with nothing in it that a visitor wrote. */
interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its path, such as `/api/gift-ideas/:id`. */
  readonly route: string;
  readonly status: string;
}

/** The figures that an operator's Prometheus collects. */
export interface Metrics {
  readonly ai: AiTelemetry;
  /** Counts a request and the seconds until its answer began. */
  answered(request: AnsweredRequest, seconds: number): void;
  /** How much of a kind is wrong with the money. */
  alarms(kind: AlarmKind, count: number): void;
  /** What is given and what is owed, as the board has it. */
  donations(sums: readonly DonationSum[]): void;
  /** In Prometheus' text format. */
  readonly contentType: string;
  text(): Promise<string>;
}

/** Upper ends in seconds: from a page out of memory to an answer that took the AI's whole time. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/**
 * Counters of their own for each app, so that two in one process don't mix.
 * @param ofProcess whether to measure the process too: memory, CPU, event loop, garbage collection
 */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const times = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer begins; its count is the number of requests",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  const alarms = new Gauge({
    name: "money_alarms",
    help: "What the operator has to see to, by kind, as it was last looked for",
    labelNames: ["kind"],
    registers: [registry],
  });
  for (const kind of ALARM_KINDS) alarms.labels(kind).set(0);
  const donations = new Gauge({
    name: "donations_usd_cents",
    help: "What donations come to: given or owed, and whether they are tests of the sandbox",
    labelNames: ["state", "test"],
    registers: [registry],
  });
  return {
    donations(sums) {
      for (const state of ["given", "owed"]) {
        for (const isTest of [false, true]) {
          const those = sums.filter(
            (each) => each.isTest === isTest && (each.status === "complete") === (state === "given"),
          );
          const cents = those.reduce((sum, each) => sum + each.cents, 0);
          donations.labels(state, isTest ? "yes" : "no").set(cents);
        }
      }
    },
    alarms: (kind, count) => alarms.labels(kind).set(count),
    ai: createAiTelemetry(registry),
    answered: ({ method, route, status }, seconds) => times.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function createAiTelemetry(registry: Registry): AiTelemetry {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter(
    "ai_requests_total",
    "Questions to the AI by how they ended, and by the prompt with its version",
    ["outcome", "prompt"],
  );
  const retries = counter("ai_retries_total", "Requests to the AI that were sent again");
  const tokens = counter("ai_tokens_total", "Tokens, estimated where the endpoint tells none", ["direction"]);
  const dollars = counter("ai_cost_dollars_total", "Cost of the AI in US dollars, by the prices set");
  const cache = counter("ai_cache_total", "Looks for a kept answer by where it was found", ["result"]);
  const breaker = new Gauge({
    name: "ai_breaker_state",
    help: "1 at the circuit breaker's state, 0 at the others",
    labelNames: ["state"],
    registers,
  });
  const showBreaker: AiTelemetry["breaker"] = (current) => {
    for (const state of BREAKER_STATES) breaker.labels(state).set(state === current ? 1 : 0);
  };
  // So that what never happened reads 0 and isn't missing.
  for (const outcome of MODEL_OUTCOMES) requests.labels(outcome, PROMPT_VERSION).inc(0);
  for (const direction of ["input", "output"]) tokens.labels(direction).inc(0);
  for (const result of ["memory", "database", "miss"]) cache.labels(result).inc(0);
  showBreaker("closed");
  return {
    asked: (outcome, prompt) => requests.labels(outcome, prompt).inc(),
    retried: () => retries.inc(),
    used(usage, cost) {
      tokens.labels("input").inc(usage.input);
      tokens.labels("output").inc(usage.output);
      dollars.inc(cost);
    },
    breaker: showBreaker,
    cache: (result) => cache.labels(result).inc(),
  };
}
