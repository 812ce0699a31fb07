import { onTestFinished } from "vitest";
import { type ModelServer, startModelServer } from "./model-server.ts";
import { COLD, type ServerProcess, startServerProcess } from "./server-process.ts";
import { type SmtpServer, startSmtpServer } from "./smtp-server.ts";

/** The server as its users start it, but {@link COLD}, until the test that asks for it is over. */
export async function serverForTest(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ ...COLD, ...env });
  onTestFinished(server.discard);
  return server;
}

/** A model, likewise. */
export async function modelForTest(...replies: Parameters<typeof startModelServer>): Promise<ModelServer> {
  const model = await startModelServer(...replies);
  onTestFinished(model.close);
  return model;
}

/** A mail server, likewise. */
export async function smtpForTest(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<SmtpServer> {
  const smtp = await startSmtpServer(options);
  onTestFinished(smtp.close);
  return smtp;
}

/** Settings of a server that asks a model. */
export const asking = ({ baseUrl }: ModelServer) => ({ AI_BASE_URL: baseUrl, AI_MODEL: "slow-1" });

/** Sends JSON to a server that really listens. */
export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
