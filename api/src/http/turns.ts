import type { Socket } from "node:net";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./env.ts";
import { isFilePath } from "./files.ts";

/** Requests that may wait for their turn in all: what the server answers within a second or two. */
export const MOST_WAITING = 250;
/**
 * Requests that may have begun and have no answer yet: they wait for a model, a database or a slow client, and cost
 * the server memory alone.
 */
const MOST_BEGUN = 1_000;
/** Requests of one connection that may be without an answer: browsers and proxies send one after another. */
const MOST_OF_A_CONNECTION = 10;
/** When to come back, seconds: the line is gone by then. */
const RETRY_AFTER = 2;

/** What one connection asked and has no answer to yet. */
interface Connection {
  open: number;
  /** Settles when the last of them is answered. */
  last: Promise<unknown>;
}

/**
 * Lets requests begin one after another, each in a turn of the event loop of its own, so that what is asked for at the
 * same time never holds up for long what comes in between. Bounds how many wait for their turn, in all and of one
 * connection; the others are told to come back. Who has begun and waits for a model, a database or a slow client is in
 * nobody's way and holds no place in that line; of these, far more are served. Who has an answer and streams it isn't
 * counted. Files, and routes that say they are quick, are answered out of turn: other people's pages need ours.
 * @param quick paths of such routes
 */
export function takeTurns(quick: ReadonlySet<string>): MiddlewareHandler<AppEnv> {
  const turns = createTurns();
  const connections = new WeakMap<Socket, Connection>();
  let begun = 0;

  /** Waits for what the same connection asked before, which must be answered first anyway. */
  async function inOrder(socket: Socket, answer: () => Promise<void>): Promise<void> {
    const connection = connections.get(socket) ?? { open: 0, last: Promise.resolve() };
    if (connection.open >= MOST_OF_A_CONNECTION) {
      throw busy("Too much was asked at once on one connection. Please wait for the answers.");
    }
    connections.set(socket, connection);
    connection.open += 1;
    const { last } = connection;
    const answered = Promise.withResolvers<void>();
    connection.last = answered.promise;
    try {
      if (connection.open > 1) await last;
      await answer();
    } finally {
      connection.open -= 1;
      answered.resolve();
    }
  }

  return async (c, next) => {
    const { incoming, visitorRequest } = c.env;
    if (visitorRequest) {
      await next();
      // The page has begun already; now that it has what it asked for, it is drawn, which takes longest.
      await turns.take({ hasBegun: true });
      return;
    }
    if (quick.has(c.req.path)) return next();
    async function answer(): Promise<void> {
      if (isFilePath(c.req.path)) return next();
      if (turns.waiting >= MOST_WAITING || begun >= MOST_BEGUN) {
        throw busy("Too many people ask at once. Please try again in a moment.");
      }
      await turns.take({ hasBegun: false });
      if (incoming?.socket.destroyed) {
        throw new ApiError("invalid_request", "The connection ended before the answer began");
      }
      begun += 1;
      await next().finally(() => {
        begun -= 1;
      });
    }
    return incoming ? inOrder(incoming.socket, answer) : answer();
  };
}

interface Turns {
  /** How many that haven't begun wait for theirs. */
  readonly waiting: number;
  /** Whoever has begun goes before who hasn't. */
  take(who: { readonly hasBegun: boolean }): Promise<void> | undefined;
}

/** One turn in each round of the event loop, which looks for what came in between. */
function createTurns(): Turns {
  const begun: (() => void)[] = [];
  const line: (() => void)[] = [];
  let isTaken = false;
  function next(): void {
    const go = begun.shift() ?? line.shift();
    isTaken = go !== undefined;
    if (!go) return;
    setImmediate(next);
    go();
  }
  return {
    get waiting() {
      return line.length;
    },
    take({ hasBegun }) {
      if (isTaken) return new Promise((resolve) => (hasBegun ? begun : line).push(resolve));
      isTaken = true;
      setImmediate(next);
      return undefined;
    },
  };
}

function busy(message: string): ApiError {
  return new ApiError("unavailable", message, { retryAfter: RETRY_AFTER, isExpected: true });
}
