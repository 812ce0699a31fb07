import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Sees to it that an answer which begins before its request's body is all here hurts nobody. It says that it is the
 * last one of its connection: what is still to come would stand before the next request, which a proxy may send on
 * behalf of somebody else. And it is there to be read by a client that first sends everything, since the rest is
 * taken and thrown away.
 * @param patience how long the rest may take to come, milliseconds
 */
export function endAfterUnreadBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  patience: number,
): void {
  const { writeHead } = outgoing;
  outgoing.writeHead = (...head: readonly unknown[]) => {
    if (!incoming.complete) {
      outgoing.setHeader("Connection", "close");
      throwAwayTheRest(incoming, patience);
    }
    return Reflect.apply(writeHead, outgoing, head);
  };
}

/** Waits for what is left of a body that came along with its headers: an answer may be there before Node is done with it. */
export async function takeInWhatCame<Answer>(
  incoming: IncomingMessage,
  answer: Answer | Promise<Answer>,
): Promise<Answer> {
  const settled = await answer;
  if (!incoming.complete) await nextTurn();
  return settled;
}

/** Whether a request comes with a body, as its headers tell. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/**
 * Once the answer is sent, Node would end the connection with what still arrives unread, upon which the system resets
 * it, and takes the answer from a client that hasn't read it yet.
 */
function throwAwayTheRest(incoming: IncomingMessage, patience: number): void {
  const { socket } = incoming;
  const { destroySoon } = socket;
  let isEnding = false;
  socket.destroySoon = () => {
    if (isEnding) return;
    isEnding = true;
    socket.end();
    const cutOff = setTimeout(() => socket.destroy(), patience);
    finished(incoming, () => {
      clearTimeout(cutOff);
      destroySoon.call(socket);
    });
    // Whoever began to read it pauses it whenever it has enough.
    incoming.removeAllListeners("data").resume();
  };
}
