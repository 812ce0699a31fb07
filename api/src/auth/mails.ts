import { PRODUCT_NAME } from "@gifthearth/core";
import type { Mail } from "../mail/mailer.ts";
import { LINK_LIFETIME } from "./mailed-tokens.ts";

/** @param link where a new password can be set; good for an hour */
export function passwordResetMail(to: string, link: string): Mail {
  return {
    to,
    usefulFor: LINK_LIFETIME["reset-password"],
    subject: `Set a new password for ${PRODUCT_NAME}`,
    text: `Somebody, hopefully you, asked for a new password for your account at ${PRODUCT_NAME}.

Set it here within an hour:
${link}

If it wasn't you, nothing needs to be done: your password stays as it is.
`,
  };
}

/** @param link which confirms the address; good for a week */
export function confirmationMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Please confirm your email for ${PRODUCT_NAME}`,
    text: `Welcome to ${PRODUCT_NAME}!

Please confirm that this is your address:
${link}

If you did not open an account, nothing needs to be done.
`,
  };
}

/** Tells that the password was changed, for the case that it wasn't the owner. */
export function passwordChangedMail(to: string, link: string): Mail {
  return {
    to,
    subject: `Your password for ${PRODUCT_NAME} was changed`,
    text: `The password of your account at ${PRODUCT_NAME} was changed just now, and you were signed out everywhere else.

If it wasn't you, set a new one here:
${link}
`,
  };
}
