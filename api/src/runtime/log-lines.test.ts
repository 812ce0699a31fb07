import { expect, it, vi } from "vitest";
import { logLines, logTime } from "./log-lines.ts";

it("puts out lines together, in their order, soon or when there are many", () => {
  vi.useFakeTimers();
  try {
    const written: string[] = [];
    const lines = logLines({ write: (text) => written.push(text) });
    lines.write("one\n");
    lines.write("two\n");
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(written).toEqual(["one\ntwo\n"]);
    lines.write(`${"x".repeat(40_000)}\n`);
    lines.write("after\n");
    expect(written.slice(1).map(({ length }) => length)).toEqual([40_001]);
    vi.advanceTimersByTime(100);
    expect(written.join("").endsWith("x\nafter\n")).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it("writes the time as it is", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00.123Z") });
  try {
    expect(logTime()).toBe(',"time":"2026-11-21T12:00:00.123Z"');
    vi.advanceTimersByTime(1);
    expect(logTime()).toBe(',"time":"2026-11-21T12:00:00.124Z"');
  } finally {
    vi.useRealTimers();
  }
});
