import type { Witness } from "../../config/payout.settings.ts";
import type { Database } from "../../db/database.ts";
import { readWitnessStates } from "../../money/log/witnesses.ts";
import { type Finding, good, look } from "./finding.ts";

/** Which of the public ledger's witnesses has seen what, as the database tells. Asks nobody. */
export async function checkWitnesses(db: Database, witnesses: readonly Witness[]): Promise<Finding[]> {
  const states = await readWitnessStates(db, witnesses);
  return states.map(({ name, seen, problem }) => {
    const about = `Witness ${name}`;
    const saw = seen ? `saw ${seen.size} events on ${seen.at.slice(0, 10)}` : "has not cosigned yet";
    if (problem) {
      const advice = "See the runbook's table; the ledger goes on without it.";
      return look(about, `${saw}; since ${problem.since.slice(0, 10)} it ${problem.clause}`, advice);
    }
    return seen
      ? good(about, saw)
      : look(about, saw, "Start the server with something in its ledger, and look again.");
  });
}
