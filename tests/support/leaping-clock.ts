/**
 * Preloaded into a server whose clock a test has to move: each SIGUSR2 takes it on by {@link LEAP}.
 * What the server remembers for a while is then old, and nobody has waited.
 */

/** Milliseconds: longer than a public figure may be old. */
const LEAP = 11_000;

let ahead = 0;
process.on("SIGUSR2", () => {
  ahead += LEAP;
});

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now() + ahead], newTarget),
  get: (target, name, receiver) =>
    name === "now" ? () => target.now() + ahead : Reflect.get(target, name, receiver),
});
