import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { MediaFormat, MediaWidth } from "./media-address.ts";

/** What is sent to the process that makes pictures. */
export interface PictureOrder {
  readonly source: Uint8Array;
  /** Whether it is an SVG of our own. */
  readonly isDrawing: boolean;
  readonly width: MediaWidth;
  readonly format: MediaFormat;
}

/** What it answers. */
export type MakerAnswer = { readonly picture: Uint8Array<ArrayBuffer> } | { readonly fault: string };

/** Tells that what a shop sent is no picture that can be shown. */
export class BadPictureError extends Error {
  override readonly name = "BadPictureError";
}

/** @throws {BadPictureError} */
export type MakePicture = (order: PictureOrder) => Promise<Uint8Array<ArrayBuffer>>;

const FILE = new URL("./picture-maker-process.ts", import.meta.url);
/** How long the process is kept without work, milliseconds. */
const IDLE = 30_000;
/** How long a picture may take, with the start of the process, milliseconds. */
const PATIENCE = 15_000;

/** Makes pictures one after another in a process that is started when there is one to make, and ended after a while. */
export function createPictureMaker(): MakePicture {
  let maker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(FILE, {
      serialization: "advanced",
      execArgv: ["--max-old-space-size=128"],
      env: {},
    });
    // The server may end while it is there.
    started.unref();
    started.channel?.unref();
    started.on("error", () => {});
    started.once("exit", () => {
      if (maker === started) maker = null;
    });
    return started;
  }

  function end(process: ChildProcess): void {
    if (maker === process) maker = null;
    process.kill("SIGKILL");
  }

  async function make(order: PictureOrder): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle);
    maker ??= start();
    const current = maker;
    const answered = new AbortController();
    const { signal } = answered;
    const late = setTimeout(() => end(current), PATIENCE);
    try {
      const ended = once(current, "exit", { signal }).then(() => [
        { fault: "It took too long, or its reader broke" } satisfies MakerAnswer,
      ]);
      current.send(order);
      const [answer] = (await Promise.race([once(current, "message", { signal }), ended])) as [MakerAnswer];
      if ("fault" in answer) throw new BadPictureError(answer.fault);
      return answer.picture;
    } finally {
      answered.abort();
      clearTimeout(late);
      idle = setTimeout(() => end(current), IDLE);
      idle.unref();
    }
  }

  return (order) => {
    const made = last.then(() => make(order));
    last = made.catch(() => {});
    return made;
  };
}
