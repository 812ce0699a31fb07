import { access, constants, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../../config/config.ts";
import { BUILT_FILES } from "../../http/files.ts";
import { reasonOf } from "../../runtime/reason.ts";
import { type Finding, good, look, mend } from "./finding.ts";

/** The oldest Node that runs TypeScript as it is, as package.json has it. */
const OLDEST_NODE = [22, 18] as const;
const MEGABYTE = 1024 * 1024;
/** Free space in megabytes, below which an evening's visitors fill the disk, and a year's. */
const TIGHT = { mend: 200, look: 2_000 };
const SITE_SERVER = fileURLToPath(
  new URL("../../../../sites/main/dist/server/entry-server.js", import.meta.url),
);

/** @param version such as `24.21.0` */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (isNew) return good("Node", version);
  return mend(
    "Node",
    version,
    `Install Node ${OLDEST_NODE.join(".")} or later, or start by npm, which brings it.`,
  );
}

/** Whether the server may write to DATA_DIR. Leaves nothing there. */
export async function checkDataFolder({ dataDirectory }: Pick<Config, "dataDirectory">): Promise<Finding> {
  const folder = resolve(dataDirectory);
  try {
    const nearest = await nearestFolder(folder);
    if (nearest !== folder) {
      await access(nearest, constants.W_OK);
      return good("DATA_DIR", `${folder}, which the first start makes`);
    }
    const probe = join(folder, `.doctor-${process.pid}`);
    await writeFile(probe, "x");
    await rm(probe);
    return good("DATA_DIR", `${folder} can be written to`);
  } catch (error) {
    const advice = "Set DATA_DIR to a folder that the server's user may write to, or give it this one.";
    return mend("DATA_DIR", `${folder}: ${reasonOf(error)}`, advice);
  }
}

/** How much room is left where DATA_DIR is, or will be. */
export async function checkDisk({ dataDirectory }: Pick<Config, "dataDirectory">): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(await nearestFolder(resolve(dataDirectory)));
    const free = Math.floor((bavail * bsize) / MEGABYTE);
    const found = `${free.toLocaleString("en")} MB free`;
    const advice = "Make room where DATA_DIR is: once the disk is full nothing is saved any more.";
    if (free < TIGHT.mend) return mend("Disk", found, advice);
    return free < TIGHT.look ? look("Disk", found, advice) : good("Disk", found);
  } catch (error) {
    return look("Disk", `can't be measured: ${reasonOf(error)}`, "Please look at the free space yourself.");
  }
}

/** Whether the build's files are there: without them only the API answers. */
export async function checkBuild(): Promise<Finding> {
  const files = [join(BUILT_FILES.embed, "v1/embed.js"), SITE_SERVER];
  for (const file of files) {
    try {
      await access(file);
    } catch {
      return mend("Build", "the site or the embed isn't built", "Run `npm run build`.");
    }
  }
  return good("Build", "site and embed are built");
}

/** @param now what the system says. A clock behind the build was never set. */
export async function checkClock(now: Date): Promise<Finding> {
  const reference = await stat(fileURLToPath(import.meta.url));
  const found = now.toISOString();
  const advice = "Set the system's clock, and keep it by NTP: sessions, links and months go by it.";
  return now.getTime() < reference.mtimeMs - 24 * 60 * 60_000
    ? mend("Clock", `${found} is before this software was installed`, advice)
    : good("Clock", found);
}

/** A `.env` holds keys. @param path it need not be there */
export async function checkEnvFile(path: string): Promise<Finding | null> {
  const file = await stat(path).catch(() => null);
  if (!file) return null;
  return (file.mode & 0o077) === 0
    ? good(".env", "is for its owner alone")
    : look(".env", "can be read by others on this machine", "Run `chmod 600 .env`.");
}

/** The folder itself, or the nearest above that is there. @throws for one that is a file */
async function nearestFolder(folder: string): Promise<string> {
  try {
    const found = await stat(folder);
    if (!found.isDirectory()) throw new Error(`${folder} is a file`);
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return nearestFolder(dirname(folder));
  }
}
