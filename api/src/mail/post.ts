import type { Logger } from "pino";
import type { Mail, Mailer } from "./mailer.ts";

/** Makes a mail and sends it, while whoever asked for it goes on; null is none after all. */
export type Post = (makeMail: () => Promise<Mail | null>) => void;

/** In nobody's way: whether a mail leaves, and how long it takes, tells a stranger nothing. Failures are logged. */
export function createPost(mailer: Mailer, logger: Logger): Post {
  return (makeMail) => {
    makeMail()
      .then((mail) => mail && mailer.send(mail))
      .catch((error: unknown) => logger.error({ err: error }, "A mail could not be sent"));
  };
}
