import { type Api, resetPassword } from "@gifthearth/client";
import { passwordProblem } from "@gifthearth/core/account";
import { redirect } from "react-router";
import { newPasswordOf } from "../../account/password-fields.tsx";
import { refuse, refuseAfter } from "../../no-script/refused.ts";

/** Sets the new password by the token in the address, and leads to the sign-in page, which says so. */
export async function actOnReset(api: Api, request: Request) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const form = newPasswordOf(await request.formData());
  const problem = passwordProblem(form);
  if (problem) return refuse(problem);
  try {
    await resetPassword(api, token, form);
    return redirect("/auth?reset", 303);
  } catch (error) {
    return refuseAfter(error, {}, Object.keys(form));
  }
}
