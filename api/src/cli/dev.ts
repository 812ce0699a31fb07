/**
 * `npm run dev`: builds anew whatever changes, and starts the server again with it. Where one of both ends, so does the
 * other.
 */
import { spawn } from "node:child_process";

const WATCHED = ["api/src", "packages/core/src", "sites/main/dist/server", "sites/main/dist/client"];

const running = [
  ["rollup", "-c", "--watch"],
  ["node", "--watch", ...WATCHED.map((folder) => `--watch-path=${folder}`), "api/src/main.ts"],
].map(([program = "", ...options]) => spawn(program, options, { stdio: "inherit" }));

for (const child of running) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 1;
    for (const other of running) other.kill();
  });
}
// Ctrl-C reaches them as well: this process waits for them.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}
