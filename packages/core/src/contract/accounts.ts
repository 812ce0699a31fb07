import * as z from "zod";
import { CREDENTIAL_MESSAGES, isEmail, passwordProblem, signUpProblem } from "../account/credentials.ts";
import { NAME_LIMITS } from "../account/display-name.ts";
import { text } from "./text.ts";

const name = (max: number) => text(max).transform((value) => value.replace(/\s+/g, " ") || null);

/** As it was typed: a password is neither trimmed nor cleaned. Far longer than any that passes. */
const password = z.string("Please send this as text").max(2_000, CREDENTIAL_MESSAGES.long);
const email = text(254);
const code = text(60);

/** `POST /api/auth/sign-up`. */
export const signUpRequest = z
  .object({
    email: email.default(""),
    password: password.default(""),
    confirmPassword: password.default(""),
    username: name(NAME_LIMITS.username).nullable().optional(),
    fullName: name(NAME_LIMITS.fullName).nullable().optional(),
    next: text(2_000)
      .nullable()
      .optional()
      .describe(
        "Path of the page that the visitor was heading for; told again when the account is finished.",
      ),
  })
  .superRefine((form, context) => {
    const problem = signUpProblem(form);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  })
  .meta({ id: "SignUpRequest" });
export type SignUpRequest = z.input<typeof signUpRequest>;

/** What every sign-up is answered. */
export const signUpAnswer = z.object({ status: z.literal("pending") });

/** `POST /api/auth/sign-in`. */
export const signInRequest = z.object({
  email: email.refine(Boolean, CREDENTIAL_MESSAGES.missing),
  password: password.refine(Boolean, CREDENTIAL_MESSAGES.missing),
  code: code
    .default("")
    .describe(
      "Of the authenticator app, or a recovery code. Only where two-factor authentication is on: a right password without it is refused with a message for this field.",
    ),
});
export type SignInRequest = z.input<typeof signInRequest>;

/** `POST /api/auth/password-reset`: asks for a mail with a link. */
export const passwordResetRequest = z.object({ email: email.refine(isEmail, CREDENTIAL_MESSAGES.email) });

const newPassword = { password: password.default(""), confirmPassword: password.default("") };

function checkNewPassword(
  form: { readonly password: string; readonly confirmPassword: string },
  context: z.core.$RefinementCtx,
): void {
  const problem = passwordProblem(form);
  if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
}

const token = text(200).refine(Boolean, "The link is not complete");

/** `POST /api/auth/password-reset/confirm`: sets a new password with the token of the mailed link. */
export const newPasswordRequest = z.object({ token, ...newPassword }).superRefine(checkNewPassword);

/** `POST /api/auth/sign-up/finish`: with the token of the mailed link, and the password that was chosen. */
export const finishSignUpRequest = z.object({
  token,
  password: password.refine(Boolean, CREDENTIAL_MESSAGES.missing),
});

/** `POST /api/auth/confirm-email`: with the token of the mailed link. */
export const confirmEmailRequest = z.object({ token });

/** `POST /api/auth/password`: changes the password of who is signed in. */
export const changePasswordRequest = z
  .object({ currentPassword: password.refine(Boolean, CREDENTIAL_MESSAGES.missing), ...newPassword })
  .superRefine(checkNewPassword);

const currentPassword = password.refine(Boolean, CREDENTIAL_MESSAGES.missing);
const typedCode = code.refine(Boolean, "Please type the code");

/** `POST /api/auth/two-factor/setup`. */
export const setUpTwoFactorRequest = z.object({ currentPassword });

/** `POST /api/auth/two-factor/confirm`: with the app's first code. */
export const confirmTwoFactorRequest = z.object({ code: typedCode });

/** What weakens an account that has a second factor is asked for with both. */
export const secondFactorRequest = z.object({ currentPassword, code: typedCode });
export type SecondFactorRequest = z.input<typeof secondFactorRequest>;

/** `GET /api/auth/two-factor`. */
export const twoFactorState = z
  .object({ since: z.string().nullable().describe("Null while it is off."), recoveryCodesLeft: z.int() })
  .meta({ id: "TwoFactor" });
export type TwoFactorState = z.infer<typeof twoFactorState>;

/** What an authenticator app is told. */
export const twoFactorSetup = z
  .object({
    secret: z.string().describe("To be typed in, in base 32."),
    uri: z.string().describe("`otpauth:`, to be opened on a phone."),
    qr: z
      .object({ size: z.int(), path: z.string() })
      .describe("The same to be scanned: an SVG path in a square of so many units."),
  })
  .meta({ id: "TwoFactorSetup" });
export type TwoFactorSetup = z.infer<typeof twoFactorSetup>;

export const recoveryCodesResponse = z.object({
  recoveryCodes: z.array(z.string()).describe("Each stands in for a code of the app once."),
});

/** `PATCH /api/profile`: sent with no further validation; an empty name is none. */
export const profileChange = z.object({
  username: name(NAME_LIMITS.username).nullable().optional(),
  fullName: name(NAME_LIMITS.fullName).nullable().optional(),
});
export type ProfileChange = z.input<typeof profileChange>;

/** `DELETE /api/account`. */
export const deleteAccountRequest = z.object({
  password: password.refine(Boolean, CREDENTIAL_MESSAGES.missing),
});

export const user = z
  .object({ id: z.string(), email: z.string(), emailConfirmed: z.boolean(), createdAt: z.string() })
  .meta({ id: "User" });
export type User = z.infer<typeof user>;

export const profile = z
  .object({ id: z.string(), username: z.string().nullable(), fullName: z.string().nullable() })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof profile>;

/** `GET /api/auth/session`: who is signed in, or nulls. */
export const sessionResponse = z
  .object({
    user: user.nullable(),
    profile: profile.nullable(),
    isAdmin: z.boolean(),
    showsAdminMenu: z.boolean().describe("The operator's address names this account."),
    usualBudget: z
      .object({ min: z.number().nullable(), max: z.number().nullable() })
      .optional()
      .describe("What a search begins with; absent where the user says nothing of it."),
    actsForCharity: z.boolean().optional().describe("Whether one of the charities' own pages is theirs."),
  })
  .meta({ id: "Session" });
export type SessionResponse = z.infer<typeof sessionResponse>;

/** Who has finished an account. */
export const finishedSignUp = sessionResponse
  .extend({ next: z.string().nullable().describe("Where the visitor was heading, as their page told it.") })
  .meta({ id: "FinishedSignUp" });
export type FinishedSignUp = z.infer<typeof finishedSignUp>;

/** `GET /api/auth/sessions`: where somebody is signed in. */
export const activeSessions = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        createdAt: z.string(),
        expiresAt: z.string(),
        device: z.string().describe("The browser, as it calls itself."),
        isCurrent: z.boolean(),
      }),
    ),
  })
  .meta({ id: "ActiveSessions" });
export type ActiveSession = z.infer<typeof activeSessions>["items"][number];
