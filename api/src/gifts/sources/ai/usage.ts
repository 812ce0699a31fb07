/** What one answer took, in tokens. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

/** US dollars for a million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** Tokens that may be told beyond what was heard: a model's thoughts, its own frame around the question. */
const UNHEARD = 50_000;
const NOTHING: TokenUsage = { input: 0, output: 0 };
/** Bytes of UTF-8 a token has on average: about four letters of English, or a letter and a third of Chinese. */
const BYTES_PER_TOKEN = 4;
const MILLION = 1_000_000;

/** About how many tokens a text has. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

export function costInDollars({ input, output }: TokenUsage, prices: TokenPrices): number {
  return (input * prices.input + output * prices.output) / MILLION;
}

/** The `usage` of a chat completion; null when the endpoint tells none that we can read. */
export function readUsage(raw: unknown): TokenUsage | null {
  if (typeof raw !== "object" || raw === null) return null;
  const input: unknown = Reflect.get(raw, "prompt_tokens");
  const output: unknown = Reflect.get(raw, "completion_tokens");
  return isCount(input) && isCount(output) ? { input, output } : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function within(count: number, least: number, most: number): number {
  return Math.ceil(Math.min(most, Math.max(least, count)));
}

/** Adds up what an answer takes while it arrives. */
export interface UsageMeter {
  /** The endpoint has taken the request, and so charges for it. */
  accepted(): void;
  heard(text: string): void;
  told(usage: TokenUsage): void;
  /**
   * As the endpoint told it, within reason: one absurd figure must not use up the day's money, nor a gateway
   * that always tells 0 make the limit worthless. Else estimated from the texts.
   */
  usage(): TokenUsage;
}

/** @param asked the whole text that is sent */
export function startMeter(asked: string): UsageMeter {
  let isAccepted = false;
  let told: TokenUsage | null = null;
  let output = 0;
  return {
    accepted() {
      isAccepted = true;
    },
    heard(text) {
      output += Buffer.byteLength(text);
    },
    told(usage) {
      told = usage;
    },
    usage() {
      if (!told && !isAccepted) return NOTHING;
      const estimate = { input: estimateTokens(asked), output: Math.ceil(output / BYTES_PER_TOKEN) };
      if (!told) return estimate;
      return {
        input: within(told.input, estimate.input / 2, 10 * estimate.input + UNHEARD),
        output: within(told.output, estimate.output / 2, 10 * estimate.output + UNHEARD),
      };
    },
  };
}
