import type { Logger } from "pino";
import type { Mail, Mailer } from "./mailer.ts";

/** Sends mails while whoever asked for them goes on. */
export interface MailSender {
  /** Makes a mail and sends it; null is none after all. Failures are logged. */
  (makeMail: () => Promise<Mail | null>): void;
  /** Waits until all that was begun is sent, kept or given up; as before a shutdown. Never fails. */
  settled(): Promise<void>;
}

/** In nobody's way: whether a mail leaves, and how long it takes, tells a stranger nothing. */
export function createMailSender(mailer: Mailer, logger: Logger): MailSender {
  const underWay = new Set<Promise<void>>();
  function post(makeMail: () => Promise<Mail | null>): void {
    const sending = makeMail()
      .then((mail) => mail && mailer.send(mail))
      .catch((error: unknown) => logger.error({ err: error }, "A mail could not be sent"))
      .then(() => {
        underWay.delete(sending);
      });
    underWay.add(sending);
  }
  return Object.assign(post, {
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  });
}
