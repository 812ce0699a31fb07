/**
 * A model server in a process of its own, so that a test can kill it: says a list's beginning, given as
 * its argument, and then nothing more. Writes its address to the standard output.
 */
import { stalls, startModelServer } from "./model-server.ts";

const { baseUrl } = await startModelServer(stalls(process.argv[2] ?? ""));
process.stdout.write(`${baseUrl}\n`);
