import { type ErrorBody, errorBody } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import type { ZodType } from "zod";

/** What a route of ours answered, or in words why it didn't. */
type Asked<Answer> = { readonly answer: Answer } | { readonly refusal: string };

/** Asks the API in-process, on behalf of who asks us: by its limits, its rules and its schemas. */
export interface AskApi {
  get<Answer>(path: string, schema: ZodType<Answer>): Promise<Asked<Answer>>;
  post<Answer>(path: string, schema: ZodType<Answer>, body: object): Promise<Asked<Answer>>;
}

/**
 * @param fetchApi reaches this app in-process
 * @param signal aborted when who asks has left
 */
export function createAskApi(
  publicUrl: string,
  fetchApi: (request: Request) => Promise<Response>,
  signal: AbortSignal,
  logger: Logger,
): AskApi {
  async function ask<Answer>(
    path: string,
    schema: ZodType<Answer>,
    init: RequestInit,
  ): Promise<Asked<Answer>> {
    const response = await fetchApi(new Request(publicUrl + path, { ...init, signal }));
    const body: unknown = await response.json();
    if (response.ok) {
      const { data, error } = schema.safeParse(body);
      if (data !== undefined) return { answer: data };
      logger.error({ err: error }, "A route's answer isn't as described");
      return { refusal: "Something went wrong. Please try again later." };
    }
    return { refusal: inWords(errorBody.parse(body), response.headers.get("Retry-After")) };
  }

  return {
    get: (path, schema) => ask(path, schema, {}),
    post: (path, schema, body) =>
      ask(path, schema, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}

/** @param retryAfter seconds */
function inWords({ error }: ErrorBody, retryAfter: string | null): string {
  const fields = Object.entries(error.fields ?? {}).map(([field, message]) => `${field}: ${message}`);
  const later = retryAfter && `Come back in ${retryAfter} seconds.`;
  return [error.message, ...fields, later].filter(Boolean).join(" ");
}
