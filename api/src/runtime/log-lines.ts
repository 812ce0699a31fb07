/** Lines wait at most so long, milliseconds. */
const PATIENCE = 100;
/** Nor more of them than so many characters. */
const MOST = 32_768;

/** Where a log's lines go. */
interface LogLines {
  write(line: string): void;
}

/**
 * Puts out lines together rather than one by one, which would cost as much as a quick answer does. None is lost
 * when the process ends by itself or fails; of one that is killed outright the last tenth of a second may be.
 * @param output written to synchronously, as standard output is
 */
export function logLines(output: { write(text: string): unknown } = process.stdout): LogLines {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = "";
    if (text) output.write(text);
  }
  process.once("exit", flush);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= MOST) flush();
      else timer ??= setTimeout(flush, PATIENCE).unref();
    },
  };
}

let lastTime = 0;
let lastText = "";

/** The time as pino's lines have it, written anew only when it is another. */
export function logTime(): string {
  const time = Date.now();
  if (time !== lastTime) {
    lastTime = time;
    lastText = `,"time":"${new Date(time).toISOString()}"`;
  }
  return lastText;
}
