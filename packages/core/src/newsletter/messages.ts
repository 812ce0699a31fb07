/** The form's messages: the first is the specification's (section 5), the others are ours. */
export const NEWSLETTER_MESSAGES = {
  missing: "Please enter your email address",
  invalid: "Please enter a valid email address",
  consent: "Please tick the box to agree",
} as const;
