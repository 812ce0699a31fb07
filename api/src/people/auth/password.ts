import { hash, verify } from "@node-rs/argon2";

/** Argon2id with OWASP's least costs: 19 MiB, 2 passes, 1 thread. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared where there is no account, so that the answer takes as long. Made once, of nothing anybody types. */
let nobody: Promise<string> | undefined;

/** A password as it is stored. Two that look alike, however composed, are one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), COSTS);
}

/**
 * Whether a password is the one that was stored. It takes the same time where nothing is stored.
 * @param stored null where there is no such account: then it never is
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const matches = await verify(stored ?? (await nobody), password.normalize("NFKC"));
  return matches && stored !== null;
}
