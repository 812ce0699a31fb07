import { PlatformRefusal, UnclearAnswer } from "./platform.ts";

export interface PlatformApiOptions {
  /** The platform as the operator knows it, such as "Change". */
  readonly title: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Value of the Authorization header. */
  readonly authorization: string;
  /** What must never be repeated, whoever says it. */
  readonly secrets: readonly string[];
  /** For a whole answer, its body included, milliseconds. */
  readonly timeoutMs?: number;
}

/** A platform's JSON over HTTP. */
export interface PlatformApi {
  readonly title: string;
  /**
   * @returns null when there is no such thing (404)
   * @throws {UnclearAnswer} for everything but a 2xx with JSON
   */
  get(path: string): Promise<unknown>;
  /**
   * Asks for something to be made.
   * @throws {PlatformRefusal} for a definite no
   * @throws {UnclearAnswer} for whatever leaves open whether it was made
   */
  post(path: string, body: object): Promise<unknown>;
}

/** Well below the time after which a donation that isn't found is asked for again. */
const TIMEOUT = 20_000;
const MAX_BYTES = 2_000_000;

/** Refusals of the request's moment or of our keys, not of the donation; 409 may mean that it is there already. */
const NOT_OF_THE_DONATION = new Set([401, 403, 407, 408, 409, 421, 425, 429]);

export function createPlatformApi(options: PlatformApiOptions): PlatformApi {
  const { title, baseUrl, authorization, secrets, timeoutMs = TIMEOUT } = options;

  async function send(method: "GET" | "POST", path: string, body?: object): Promise<[number, string]> {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          Authorization: authorization,
          Accept: "application/json",
          ...(body && { "Content-Type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // Elsewhere is nobody whom we know: neither our keys nor a donation go there.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return [response.status, await readText(response)];
    } catch (error) {
      throw new UnclearAnswer(`${title} ${whatHappened(error, timeoutMs)}`, { cause: error });
    }
  }

  function redact(text: string): string {
    return secrets.reduce((redacted, secret) => redacted.replaceAll(secret, "***"), text);
  }

  function parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new UnclearAnswer(`${title} answered with something that is not JSON`);
    }
  }

  function refuse(status: number, text: string): never {
    const { code, detail } = readRefusal(redact(text));
    const words = { detail: detail ?? undefined };
    if (status === 401 || status === 403) {
      throw new UnclearAnswer(`${title} does not accept our keys (${status}); please check them`, words);
    }
    if (status < 400 || status >= 500 || NOT_OF_THE_DONATION.has(status)) {
      throw new UnclearAnswer(`${title} answered ${status}`, words);
    }
    throw new PlatformRefusal(
      `${title} refused the donation (${code ? `${status} ${code}` : status})`,
      words,
    );
  }

  return {
    title,
    async get(path) {
      const [status, text] = await send("GET", path);
      if (status === 404) return null;
      if (status < 200 || status > 299) throw new UnclearAnswer(`${title} answered ${status}`);
      return parse(text);
    },
    async post(path, body) {
      const [status, text] = await send("POST", path, body);
      if (status < 200 || status > 299) refuse(status, text);
      return parse(text);
    },
  };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const bytes of response.body ?? []) {
    size += bytes.length;
    if (size > MAX_BYTES) throw new Error("answered with more than can be read");
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function whatHappened(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "could not be reached";
  if (error.name === "TimeoutError") return `gave no answer within ${timeoutMs / 1000} seconds`;
  if (error.message.startsWith("answered")) return error.message;
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? `could not be reached (${code})` : "could not be reached";
}

/** The platform's own words; the code only where it is one, since it becomes public. */
function readRefusal(text: string): { readonly code: string | null; readonly detail: string | null } {
  try {
    const body = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const { code, detail, title, message, error } = body ?? {};
    const said = [detail, title, message, error].find((words) => typeof words === "string" && words !== "");
    return {
      code: typeof code === "string" && /^[a-z][a-z_.-]{1,40}$/i.test(code) ? code : null,
      // Without what the database doesn't take.
      detail:
        typeof said === "string"
          ? said
              .slice(0, 300)
              .toWellFormed()
              .replace(/\p{Cc}/gu, " ")
          : null,
    };
  } catch {
    return { code: null, detail: null };
  }
}
