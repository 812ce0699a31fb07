import { rename, rm } from "node:fs/promises";
import { keyChangeText, toBase64 } from "@gifthearth/core/ledger";
import { type Command, refuseArguments } from "../../cli/command-line.ts";
import { ApiError } from "../../http/api-error.ts";
import { recordAction } from "../../people/audit/audit.repository.ts";
import { appendEvent, sealOldForm, takeTurn } from "../ledger/events.ts";
import { currentKey, LogRefusal, signingKeyFor, signLog } from "./ledger-log.ts";
import { keyFile, makeSigningKey, readKeyFile, writeKeyFile } from "./signing-key.ts";

/** `rotate-key`: another key signs the log from now on. */
export const rotateKeyCommand: Command = {
  usage: [["", "has another key sign the ledger's log from now on, by an event that both keys sign"]],
  async run(context, args) {
    refuseArguments(args);
    const { config, clock, newId } = context;
    const db = await context.openDatabase();
    const present = await presentKey({ db, config, clock });
    const origin = present.key.name;
    const path = `${keyFile(config.dataDirectory)}.next`;
    // One that nobody heard of is of no use; one that the ledger knows was put in its place by now.
    if (await readKeyFile(path)) await rm(path);
    const next = await makeSigningKey(origin);
    await writeKeyFile(path, next);
    await db.transaction().execute(async (trx) => {
      const turn = await takeTurn(trx);
      if ((await currentKey(trx))?.text !== present.key.text) {
        throw new ApiError("conflict", "The key was changed meanwhile. Nothing was done.");
      }
      await sealOldForm(turn, clock());
      const [from, to, seq] = [present.key.text, next.key.text, turn.seq + 1];
      const text = new TextEncoder().encode(keyChangeText(origin, from, to, seq));
      const fromSignature = toBase64(present.sign(text));
      const toSignature = toBase64(next.sign(text));
      const now = clock();
      await appendEvent(turn, "log_key_changed", { origin, from, to, fromSignature, toSignature }, now);
      await trx.insertInto("ledger_keys").values({ since: seq, key: to }).execute();
      const details = { from, to };
      await recordAction(trx, {
        id: newId(),
        at: now,
        actor: "command line",
        action: "ledger.rotate-key",
        details,
      });
    });
    await rename(path, keyFile(config.dataDirectory));
    const advice = config.ledgerKey
      ? ` Set LEDGER_KEY to what ${keyFile(config.dataDirectory)} holds, on every machine.`
      : "";
    const text = `The ledger's log is signed by ${next.key.text} from now on. Back up ${keyFile(config.dataDirectory)}.${advice}`;
    return { text, wentWell: true };
  },
};

/** The key of the log, which has signed all there is so far. */
async function presentKey(log: Parameters<typeof signLog>[0]) {
  try {
    if ((await signLog(log)) === null) throw new ApiError("conflict", "Nothing has been signed yet");
    return await signingKeyFor(log.db, log.config);
  } catch (error) {
    if (error instanceof LogRefusal) throw new ApiError("conflict", error.message);
    throw error;
  }
}
