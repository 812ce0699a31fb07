import type { Token } from "../tokens.ts";
import type { Somebody } from "../who.ts";
import { readContrasts } from "./contrast.ts";
import { readGoverning } from "./govern.ts";
import { readHarms, readShares } from "./harm.ts";
import { readMentions } from "./mentions.ts";
import { type Found, type Reading, startReading } from "./reading.ts";
import { readStates } from "./states.ts";
import { readTrailing } from "./trail.ts";

/**
 * Reads what is said of each person: what the lexicons know, under the signs that govern it. What one step
 * judged, the later ones leave alone.
 */
export function readClaims(
  source: string,
  tokens: readonly Token[],
  matches: readonly Found[],
  languages: readonly number[],
  who: readonly Somebody[],
): Pick<Reading, "claims" | "touched" | "givenUp"> {
  const reading = startReading(source, tokens, matches, languages, who);
  readGoverning(reading);
  readTrailing(reading);
  readContrasts(reading);
  readHarms(reading);
  readStates(reading);
  readMentions(reading);
  readShares(reading);
  return reading;
}
