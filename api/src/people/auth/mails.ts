import { PRODUCT_NAME } from "@gifthearth/core";
import type { Mail } from "../mail/mailer.ts";
import { LINK_LIFETIME } from "./mailed-tokens.ts";
import { PENDING_TIME } from "./pending-accounts.ts";

/**
 * To an address that has no account. It holds nothing that was typed into the form: who signs somebody else up must
 * not be able to write to them by it.
 * @param link finishes the account; good for a day
 */
export function finishAccountMail(to: string, link: string): Mail {
  return {
    to,
    usefulFor: PENDING_TIME,
    subject: `Finish your account at ${PRODUCT_NAME}`,
    text: `Somebody, hopefully you, asked for an account at ${PRODUCT_NAME} with this address.

Finish it within 24 hours, with the password that you chose:
${link}

If it wasn't you, nothing needs to be done: no account is opened, and we forget your address.
`,
  };
}

/** To an address that has an account already, when somebody signs up with it. */
export function accountExistsMail(to: string, signInLink: string, newPasswordLink: string): Mail {
  return {
    to,
    subject: `You already have an account at ${PRODUCT_NAME}`,
    text: `Somebody, hopefully you, asked for an account at ${PRODUCT_NAME} with this address. It has one already, and all stays as it is.

Sign in here:
${signInLink}

If you have forgotten your password, set a new one:
${newPasswordLink}

If it wasn't you, nothing needs to be done.
`,
  };
}

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

/** Tells that a code is asked for from now on, or isn't any more, for the case that it wasn't the owner. */
export function twoFactorMail(to: string, isOn: boolean, link: string): Mail {
  return {
    to,
    subject: `Two-factor authentication for ${PRODUCT_NAME} was turned ${isOn ? "on" : "off"}`,
    text: `Two-factor authentication of your account at ${PRODUCT_NAME} was turned ${isOn ? "on" : "off"} just now. ${
      isOn
        ? "From now on, signing in asks for a code of your authenticator app. Please keep your recovery codes where you find them without your phone."
        : "From now on, your password alone signs you in."
    }

If it wasn't you, set a new password here:
${link}
`,
  };
}
