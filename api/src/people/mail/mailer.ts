import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";

/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Beside those that every mail has, by name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How long it makes sense to deliver it, milliseconds; a day unless told. */
  readonly usefulFor?: number;
}

export interface Mailer {
  /** @throws when the mail can't be handed over: {@link UndeliveredError} where a mail server is at fault */
  send(mail: Mail): Promise<void>;
}

/** Says why without the server's own words: they may name the recipient, and this goes to the log. */
export class UndeliveredError extends Error {
  override readonly name = "UndeliveredError";
  /** Whether the server would say the same of this mail another time, too. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(`The mail server took no mail: ${reason}`);
    this.isFinal = isFinal;
  }
}

interface MailerParts {
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly dataDirectory: string;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Made at its first use: many a server sends its first mail long after its start. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Sends by SMTP where that is set, and else writes each mail as a file to the data folder's `mail`. */
export function createMailer(parts: MailerParts): Mailer {
  return parts.mail.smtpUrl ? smtpMailer(parts.mail.smtpUrl, parts.mail.from) : fileMailer(parts);
}

/** Milliseconds for each step with a mail server. */
const TIME_OUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpMailer(url: string, from: string): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url, ...TIME_OUTS }, { from });
  });
  return {
    async send(mail) {
      const open = await transport();
      try {
        await open.sendMail(addressed(mail));
      } catch (error) {
        throw undelivered(error as SmtpFailure);
      }
    },
  };
}

interface SmtpFailure extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

function undelivered({ message, code, command, responseCode = 0 }: SmtpFailure): UndeliveredError {
  // Until the connection stands nobody has been named.
  const details = command === "CONN" ? [message] : [code, command, responseCode];
  // A password that is refused is the operator's to mend; a recipient or a text that is refused stays so.
  const isFinal = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  return new UndeliveredError(details.filter(Boolean).join(", "), isFinal);
}

/** To this one address, whatever it holds: as a text it would be read as a list. */
function addressed({ to, subject, text, headers = {} }: Mail) {
  return { to: { name: "", address: to }, subject, text, headers: { ...headers } };
}

/**
 * The mail with its text as it was written. The quoted-printable that it would be sent in breaks long lines
 * and changes "=": a link copied from the file would lead nowhere.
 */
function readable(message: Buffer, text: string): string {
  const [head = ""] = message.toString().split("\r\n\r\n", 1);
  const unencoded = head.replace(/^(Content-Transfer-Encoding:).*$/m, "$1 8bit");
  return `${unencoded}\r\n\r\n${text}`;
}

function fileMailer({ mail: { from }, dataDirectory, newId, logger }: MailerParts): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ streamTransport: true, buffer: true }, { from });
  });
  const folder = join(dataDirectory, "mail");
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(addressed(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${newId()}.eml`);
      // Under its name once it is whole: whoever watches the folder opens it at once.
      const partial = `${file}.partial`;
      await writeFile(partial, readable(message as Buffer, mail.text), { mode: 0o600 });
      await rename(partial, file);
      logger.info({ file }, "No SMTP_URL is set: a mail was written to a file");
    },
  };
}
