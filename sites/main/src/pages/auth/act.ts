import { type Api, signIn, signUp } from "@gifthearth/client";
import { signUpProblem } from "@gifthearth/core/account";
import { redirect } from "react-router";
import { AFTER_SIGN_IN, toNextPath } from "../../account/next-path.ts";
import { textOf } from "../../account/use-form.ts";
import { refuse, refuseAfter } from "../../plain/refused.ts";
import { isSignUp } from "./mode.ts";

const PASSWORDS = ["password", "confirmPassword"];

/** Signs in or up, as the address's `mode` says, and leads where its `next` says, as the form with scripts does. */
export async function actOnAuth(api: Api, request: Request) {
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  const refusal = isSignUp(searchParams) ? await openAccount(api, form) : await enterAccount(api, form);
  return refusal ?? redirect(toNextPath(searchParams.get("next")) ?? AFTER_SIGN_IN, 303);
}

/** @returns the form again; null when the visitor is signed in */
async function enterAccount(api: Api, form: FormData) {
  const email = textOf(form, "email").trim();
  const password = textOf(form, "password");
  // A blank submit does nothing (specification, section 5).
  if (!email || !password) return refuse(null, { email });
  try {
    await signIn(api, { email, password });
    return null;
  } catch (error) {
    return refuseAfter(error, { email }, PASSWORDS);
  }
}

/** @returns the form again; null when the account is open and the visitor signed in */
async function openAccount(api: Api, form: FormData) {
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
    await signUp(api, { ...credentials, ...names });
    return null;
  } catch (error) {
    return refuseAfter(error, values, PASSWORDS);
  }
}
