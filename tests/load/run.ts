import { residentMemory } from "../support/resident-memory.ts";
import { type Ceiling, startCeiling } from "./bare.ts";
import { type Driven, drive } from "./drive.ts";
import { type Kind, MIX, pickKind } from "./mix.ts";
import { type RunningSetup, type Setup, startSetup } from "./setup.ts";

export interface LoadOptions {
  /** Of the mix; each kind by itself is asked for a part of them. */
  readonly requests: number;
  /** How many ask at the same time. */
  readonly connections: number;
}

/** Right replies a second of ours, and of bare Hono handlers that answer the same bytes. */
export interface Throughput {
  readonly ours: number;
  readonly bare: number;
}

/** What a set-up did. */
export interface LoadResult {
  readonly setup: Setup;
  readonly options: LoadOptions;
  readonly mixed: Driven;
  readonly throughput: Throughput;
  /** Each kind by itself. */
  readonly alone: ReadonlyMap<Kind, Throughput>;
  /** Megabytes of each server process: before anything was asked, and after the mix. */
  readonly memory: readonly { readonly before: number; readonly after: number }[];
  /** Requests outside the mix that went wrong. */
  readonly errorsAlone: number;
}

/** Asked before anything is measured, for each request that is. */
const WARM_UP = 0.1;
/** Of the mix's count, each kind by itself. */
const ALONE = 0.1;
/** What takes this much longer than the rest, as a hash of a password does, is asked less often. */
const SLOW_SHARE = 1;
const SLOW = 0.1;

/** Drives the mix and then each kind by itself, ours and the bare handlers in turn. */
export async function runLoad(setup: Setup, options: LoadOptions): Promise<LoadResult> {
  const running = await startSetup(setup);
  try {
    const { accounts, servers } = running;
    const ceiling = await startCeiling(servers[0]?.url ?? "", { accounts, processes: setup.processes });
    try {
      return await measure(setup, options, running, ceiling);
    } finally {
      ceiling.stop();
    }
  } finally {
    await running.stop();
  }
}

async function measure(
  setup: Setup,
  { requests, connections }: LoadOptions,
  { servers, accounts }: RunningSetup,
  ceiling: Ceiling,
): Promise<LoadResult> {
  const memories = () => Promise.all(servers.map(({ pid }) => residentMemory(pid)));
  const urls = servers.map(({ url }) => url);
  function ask(whom: "ours" | "bare", count: number, only: Kind | null): Promise<Driven> {
    return drive({
      urls: whom === "ours" ? urls : ceiling.urls,
      requests: Math.ceil(count),
      connections,
      seed: only?.name ?? "mix",
      nextKind: (dice) => only ?? pickKind(dice),
      toRequest: (kind, dice) => {
        const request = kind.request(dice, accounts);
        return whom === "ours" ? request : ceiling.of(kind, request);
      },
    });
  }
  const before = await memories();
  await ask("bare", requests * WARM_UP, null);
  await ask("ours", requests * WARM_UP, null);
  const bare = await ask("bare", requests, null);
  const mixed = await ask("ours", requests, null);
  const after = await memories();
  const alone = new Map<Kind, Throughput>();
  let errorsAlone = 0;
  for (const kind of MIX) {
    const count = requests * ALONE * (kind.share > SLOW_SHARE ? 1 : SLOW);
    const itsBare = await ask("bare", count, kind);
    const ours = await ask("ours", count, kind);
    for (const { errors } of [...itsBare.kinds.values(), ...ours.kinds.values()]) errorsAlone += errors;
    alone.set(kind, { ours: ours.perSecond, bare: itsBare.perSecond });
  }
  return {
    setup,
    options: { requests, connections },
    mixed,
    throughput: { ours: mixed.perSecond, bare: bare.perSecond },
    alone,
    memory: before.map((megabytes, place) => ({ before: megabytes, after: after[place] ?? 0 })),
    errorsAlone,
  };
}
