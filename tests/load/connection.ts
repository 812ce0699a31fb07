import { connect } from "node:net";
import { endOfReply } from "../support/http-reply.ts";

/** A connection that stays open and asks one thing after another. */
export interface Connection {
  /**
   * @param request the whole of it, as it goes over the line
   * @returns the whole reply, each byte a character
   * @throws when the connection ends before the reply does
   */
  ask(request: string): Promise<string>;
  close(): void;
}

/** Written on a bare socket: a fuller client would take as much of the machine as the server that it measures. */
export function openConnection(url: string): Connection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true).setEncoding("latin1");
  let read = "";
  let waiting: PromiseWithResolvers<string> | null = null;
  let failure: Error | null = null;
  function fail(error: Error): void {
    failure ??= error;
    waiting?.reject(failure);
    waiting = null;
  }
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The server hung up")));
  socket.on("data", (piece: string) => {
    read += piece;
    const end = endOfReply(read);
    if (end === null) return;
    waiting?.resolve(read.slice(0, end));
    waiting = null;
    read = read.slice(end);
  });
  return {
    ask(request) {
      if (failure) return Promise.reject(failure);
      waiting = Promise.withResolvers();
      socket.write(request, "utf8");
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
