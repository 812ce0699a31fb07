import { access, constants, stat } from "node:fs/promises";

/** Whether there is a file of that path, and this process may read it. */
export async function isReadableFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
