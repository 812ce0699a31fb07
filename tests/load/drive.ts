import { createDice, type Dice } from "../support/dice.ts";
import { type Connection, openConnection } from "./connection.ts";
import { type Kind, type LoadRequest, written } from "./mix.ts";

interface Drive {
  /** Servers, each of which gets its part of the connections. */
  readonly urls: readonly string[];
  readonly requests: number;
  readonly connections: number;
  /** The same seed asks the same. */
  readonly seed: string;
  readonly nextKind: (dice: Dice) => Kind;
  /** What is asked of that kind. */
  readonly toRequest: (kind: Kind, dice: Dice) => LoadRequest;
}

/** What came of requests of one kind. */
export interface Taken {
  /** Of each right reply, from its first byte sent to its last byte read. */
  readonly milliseconds: number[];
  /** How often something else came. */
  errors: number;
}

export interface Driven {
  readonly kinds: ReadonlyMap<Kind, Taken>;
  /** Right replies a second. */
  readonly perSecond: number;
  /** What the first wrong reply was, if any was. */
  readonly firstError: string | null;
}

/** Sends so many requests, on each connection one after the other. */
export async function drive({
  urls,
  requests,
  connections,
  seed,
  nextKind,
  toRequest,
}: Drive): Promise<Driven> {
  const dice = createDice(seed);
  const kinds = new Map<Kind, Taken>();
  let left = requests;
  let firstError: string | null = null;

  async function askOn(url: string): Promise<void> {
    let connection: Connection = openConnection(url);
    for (; left > 0; ) {
      left -= 1;
      const kind = nextKind(dice);
      const taken: Taken = kinds.get(kind) ?? { milliseconds: [], errors: 0 };
      kinds.set(kind, taken);
      const request = written(toRequest(kind, dice));
      const start = performance.now();
      try {
        const reply = await connection.ask(request);
        if (!isRight(kind, reply)) throw new Error(reply.slice(0, 1_000));
        taken.milliseconds.push(performance.now() - start);
      } catch (error) {
        taken.errors += 1;
        firstError ??= `${kind.name}: ${error}`;
        connection.close();
        connection = openConnection(url);
      }
    }
    connection.close();
  }

  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, (_, place) => askOn(urls[place % urls.length] ?? "")),
  );
  const seconds = (performance.now() - started) / 1000;
  const served = [...kinds.values()].reduce((sum, { milliseconds }) => sum + milliseconds.length, 0);
  return { kinds, perSecond: served / seconds, firstError };
}

function isRight({ status, shows }: Kind, reply: string): boolean {
  return reply.startsWith(`HTTP/1.1 ${status} `) && reply.includes(shows);
}
