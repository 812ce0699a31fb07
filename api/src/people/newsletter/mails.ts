import { NEWSLETTER_FREQUENCIES, type NewsletterFrequency, PRODUCT_NAME } from "@gifthearth/core";
import type { Mail } from "../mail/mailer.ts";
import { oneClickHeaders } from "../mail/one-click.ts";

/** Whom a mail goes to. */
interface Recipient {
  readonly to: string;
  /** Ends the subscription: by a button where it is opened, at once where a mail program posts to it. */
  readonly unsubscribeLink: string;
}

/**
 * Asks whether the address is its owner's. It holds nothing that was typed into the form: who signs somebody
 * else up must not be able to write to them by it.
 * @param link confirms; good for a week
 */
export function confirmSubscriptionMail(recipient: Recipient, link: string): Mail {
  return newsletterMail(
    recipient,
    `Please confirm your ${PRODUCT_NAME} newsletter`,
    `Somebody, hopefully you, asked for the ${PRODUCT_NAME} newsletter at this address.

Please confirm within a week that you want it:
${link}

If it wasn't you, nothing needs to be done: you get no newsletter, and we forget your address.
`,
  );
}

export function welcomeMail(
  recipient: Recipient,
  firstName: string | null,
  frequency: NewsletterFrequency,
): Mail {
  return newsletterMail(
    recipient,
    `Welcome to the ${PRODUCT_NAME} newsletter`,
    `${firstName === null ? "Hello" : `Hello ${firstName}`},

thank you for confirming. From now on you get gift ideas and news of what was given, ${inWords(frequency)}.
`,
  );
}

/** To who has the newsletter already, as it was asked for. */
export function alreadySubscribedMail(recipient: Recipient, frequency: NewsletterFrequency): Mail {
  return newsletterMail(
    recipient,
    `You already get the ${PRODUCT_NAME} newsletter`,
    `Somebody, hopefully you, asked for the ${PRODUCT_NAME} newsletter at this address. You already get it, ${inWords(frequency)}, so nothing needs to be done.
`,
  );
}

/** To who has the newsletter already, with another frequency. @param link makes the wanted one so; good for a week */
export function changeFrequencyMail(
  recipient: Recipient,
  frequency: NewsletterFrequency,
  wanted: NewsletterFrequency,
  link: string,
): Mail {
  return newsletterMail(
    recipient,
    `How often do you want the ${PRODUCT_NAME} newsletter?`,
    `Somebody, hopefully you, asked for the ${PRODUCT_NAME} newsletter at this address. You already get it, ${inWords(frequency)}.

If you want it ${inWords(wanted)} instead, please confirm that within a week:
${link}

Otherwise nothing needs to be done, and all stays as it is.
`,
  );
}

function inWords(frequency: NewsletterFrequency): string {
  return NEWSLETTER_FREQUENCIES.find(({ value }) => value === frequency)?.name.toLowerCase() ?? frequency;
}

/** With the one-click unsubscribe of RFC 8058, and the same link for readers. */
function newsletterMail({ to, unsubscribeLink }: Recipient, subject: string, text: string): Mail {
  return {
    to,
    subject,
    text: `${text}
--
To get no more mails of this kind:
${unsubscribeLink}
`,
    headers: oneClickHeaders(unsubscribeLink),
  };
}
