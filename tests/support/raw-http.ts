import { connect } from "node:net";
import { endOfReply } from "./http-reply.ts";

/**
 * Writes a text to a connection of its own, while it reads.
 * @param to the address of a server, or the path of a Unix socket
 * @returns the first whole reply, each byte a character
 * @throws when the connection breaks before
 */
export function sendRaw(to: string, text: string): Promise<string> {
  const socket = to.startsWith("/") ? connect(to) : connect(Number(new URL(to).port), new URL(to).hostname);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let reply = "";
  socket.setEncoding("latin1");
  socket.on("error", reject).on("close", () => reject(new Error(`The server hung up after: ${reply}`)));
  socket.on("data", (piece) => {
    reply += piece;
    if (endOfReply(reply) === null) return;
    resolve(reply);
    socket.destroy();
  });
  socket.write(text);
  return promise;
}
