import type {
  ActiveSession,
  FinishedSignUp,
  Profile,
  ProfileChange,
  SecondFactorRequest,
  SessionResponse,
  SignInRequest,
  SignUpRequest,
  TwoFactorSetup,
  TwoFactorState,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// Only our own pages may make these calls: they go by the visitor's cookie. All fail as every request does.

/** Asks for an account; whether the address has one is told to its owner, by mail. */
export async function signUp(api: Api, form: SignUpRequest): Promise<void> {
  await request(api, "/api/auth/sign-up", jsonBody("POST", form));
}

/**
 * Opens the account and signs in, with the mailed link's token and the password that was chosen. Field `token` is at
 * fault for a link that is no good, `password` for another password.
 */
export function finishSignUp(api: Api, token: string, password: string): Promise<FinishedSignUp> {
  return requestJson(api, "/api/auth/sign-up/finish", jsonBody("POST", { token, password }));
}

/**
 * `unauthorized` for a wrong e-mail or password, told alike, and with field `code` at fault where a code is asked for
 * besides; `too_many_requests` after many attempts.
 */
export function signIn(api: Api, form: SignInRequest): Promise<SessionResponse> {
  return requestJson(api, "/api/auth/sign-in", jsonBody("POST", form));
}

export async function signOut(api: Api): Promise<void> {
  await request(api, "/api/auth/sign-out", { method: "POST" });
}

/** Who is signed in, or nulls. */
export function fetchSession(api: Api): Promise<SessionResponse> {
  return requestJson(api, "/api/auth/session");
}

/** Asks for a mail with a link; the answer is the same whether or not there is such an account. */
export async function requestPasswordReset(api: Api, email: string): Promise<void> {
  await request(api, "/api/auth/password-reset", jsonBody("POST", { email }));
}

/** What sets a new password. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sets a new password with the mailed link's token; field `token` is at fault for a link that is no good. */
export async function resetPassword(api: Api, token: string, form: NewPassword): Promise<void> {
  await request(api, "/api/auth/password-reset/confirm", jsonBody("POST", { token, ...form }));
}

/** Field `token` is at fault for a link that is no good. */
export async function confirmEmail(api: Api, token: string): Promise<void> {
  await request(api, "/api/auth/confirm-email", jsonBody("POST", { token }));
}

/** Asks for the confirmation mail again. */
export async function requestConfirmation(api: Api): Promise<void> {
  await request(api, "/api/auth/confirm-email/request", { method: "POST" });
}

/** Every other session ends; field `currentPassword` is at fault for a wrong one. */
export async function changePassword(
  api: Api,
  form: NewPassword & { readonly currentPassword: string },
): Promise<void> {
  await request(api, "/api/auth/password", jsonBody("POST", form));
}

/** Whether a code is asked for besides the password. */
export function fetchTwoFactor(api: Api): Promise<TwoFactorState> {
  return requestJson(api, "/api/auth/two-factor");
}

/** Begins to set up an authenticator app; field `currentPassword` is at fault for a wrong one. */
export function setUpTwoFactor(api: Api, currentPassword: string): Promise<TwoFactorSetup> {
  return requestJson(api, "/api/auth/two-factor/setup", jsonBody("POST", { currentPassword }));
}

/** Turns it on by the app's first code. @returns the recovery codes; field `code` is at fault for a wrong one */
export async function confirmTwoFactor(api: Api, code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await requestJson<{ recoveryCodes: string[] }>(
    api,
    "/api/auth/two-factor/confirm",
    jsonBody("POST", { code }),
  );
  return recoveryCodes;
}

/** Makes new recovery codes; `currentPassword` or `code` is at fault for a wrong one. */
export async function renewRecoveryCodes(api: Api, proof: SecondFactorRequest): Promise<readonly string[]> {
  const { recoveryCodes } = await requestJson<{ recoveryCodes: string[] }>(
    api,
    "/api/auth/two-factor/recovery-codes",
    jsonBody("POST", proof),
  );
  return recoveryCodes;
}

/** Turns it off; `currentPassword` or `code` is at fault for a wrong one. */
export async function endTwoFactor(api: Api, proof: SecondFactorRequest): Promise<void> {
  await request(api, "/api/auth/two-factor", jsonBody("DELETE", proof));
}

/** Where one is signed in, the latest first. */
export async function fetchActiveSessions(api: Api): Promise<readonly ActiveSession[]> {
  const { items } = await requestJson<{ items: ActiveSession[] }>(api, "/api/auth/sessions");
  return items;
}

export async function endSession(api: Api, id: string): Promise<void> {
  await request(api, `/api/auth/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Changes the names that are given; an empty one is taken away. */
export function changeProfile(api: Api, change: ProfileChange): Promise<Profile> {
  return requestJson(api, "/api/profile", jsonBody("PATCH", change));
}

/** Deletes the account and all that is kept of it; field `currentPassword` is at fault for a wrong one. */
export async function deleteAccount(api: Api, password: string): Promise<void> {
  await request(api, "/api/account", jsonBody("DELETE", { password }));
}
