import { type Api, signIn, signUp } from "@gifthearth/client";
import { signUpProblem } from "@gifthearth/core/account";
import { data, redirect } from "react-router";
import { AFTER_SIGN_IN, toNextPath } from "../../account/next-path.ts";
import { textOf } from "../../account/use-form.ts";
import { type Refused, refuse, refuseAfter } from "../../no-script/refused.ts";
import { isSignUp } from "./mode.ts";

const SECRETS = ["password", "confirmPassword", "code"];

/** A sign-up that was taken, with what its form held. */
export interface Asked extends Refused {
  /** Where its mail goes, as it was typed. */
  readonly mailedTo: string;
}

/** Signs in or up, as the address's `mode` says, as the form with scripts does. */
export async function actOnAuth(api: Api, request: Request) {
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  const next = toNextPath(searchParams.get("next"));
  return isSignUp(searchParams) ? askForAccount(api, form, next) : enterAccount(api, form, next);
}

/** Leads to where the visitor was heading, or answers with the form again. */
async function enterAccount(api: Api, form: FormData, next: string | null) {
  const email = textOf(form, "email").trim();
  const password = textOf(form, "password");
  // A blank submit does nothing.
  if (!email || !password) return refuse(null, { email });
  try {
    await signIn(api, { email, password, code: textOf(form, "code").trim() });
    return redirect(next ?? AFTER_SIGN_IN, 303);
  } catch (error) {
    return refuseAfter(error, { email }, SECRETS);
  }
}

/** Answers that a mail is on its way, or with the form again. */
async function askForAccount(api: Api, form: FormData, next: string | null) {
  const email = textOf(form, "email").trim();
  const names = { username: textOf(form, "username"), fullName: textOf(form, "fullName") };
  const credentials = {
    email,
    password: textOf(form, "password"),
    confirmPassword: textOf(form, "confirmPassword"),
  };
  const values = { email, ...names };
  const problem = signUpProblem(credentials);
  if (problem) return refuse(problem, values);
  try {
    await signUp(api, { ...credentials, ...names, next });
    return data<Asked>({ problem: null, values, mailedTo: email });
  } catch (error) {
    return refuseAfter(error, values, SECRETS);
  }
}
