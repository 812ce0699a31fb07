import { readError } from "./api-error.ts";

/** Where the API is and how to reach it; every call takes it first. */
export interface Api {
  /** Without a slash at the end: "" on its own site. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Id of the partner whose widget asks; everything that counts for a partner names it. */
  readonly partner?: string | undefined;
}

const used = new WeakSet<Api>();

/** Whether a widget asks for the first time: for a partner that counts as its being loaded. */
export function isFirstUse(api: Api): boolean {
  return !used.has(api) && !!used.add(api);
}

/**
 * Sends a request and gives its reply.
 * @throws {ApiError} when the API refuses
 * @throws {TypeError} when the network fails; an AbortError when the signal is aborted
 */
export async function request(api: Api, path: string, init: RequestInit): Promise<Response> {
  const response = await api.fetch(api.baseUrl + path, init);
  if (!response.ok) throw await readError(response);
  return response;
}

/** Sends a request and gives the JSON of its reply; fails as {@link request} does. */
export async function requestJson<Reply>(api: Api, path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await request(api, path, init);
  return (await response.json()) as Reply;
}

/** A request that carries JSON. */
export function jsonBody(method: "POST" | "PUT" | "PATCH" | "DELETE", body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}
