/** What is said where no GiftHearth was named. */
export const NO_SERVER =
  'Say which GiftHearth answers: give `server` its address, such as server="https://gifts.example.org".';

/** @throws {Error} that says what to write, unless it is an address that paths can be put behind */
export function requireServer(server: unknown): void {
  if (server === undefined) throw new Error(NO_SERVER);
  if (!/^https?:\/\/./.test(String(server))) {
    throw new Error(`"${server}" is no address of a GiftHearth. ${NO_SERVER}`);
  }
}
