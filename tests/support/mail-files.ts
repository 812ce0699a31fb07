import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The mails that a server without `SMTP_URL` writes, each read once. */
export interface MailFiles {
  /** Those to an address so far, as they were written, in no order. */
  to(email: string): Promise<readonly string[]>;
}

export function openMailFiles({ dataDirectory }: { readonly dataDirectory: string }): MailFiles {
  const folder = join(dataDirectory, "mail");
  const mails = new Map<string, string>();
  return {
    async to(email) {
      for (const name of await readdir(folder).catch(() => [])) {
        // What is still being written has another name, which it may lose before it is read.
        if (name.endsWith(".eml") && !mails.has(name))
          mails.set(name, await readFile(join(folder, name), "utf8"));
      }
      return [...mails.values()].filter((mail) => mail.includes(`To: ${email}`));
    },
  };
}

/** The token of a mailed link. @param path where the link leads @returns empty where there is none */
export function tokenIn(mail: string | undefined, path: string): string {
  return new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail ?? "")?.[1] ?? "";
}
