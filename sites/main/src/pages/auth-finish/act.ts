import { type Api, finishSignUp } from "@gifthearth/client";
import { redirect } from "react-router";
import { AFTER_SIGN_IN, toNextPath } from "../../account/next-path.ts";
import { textOf } from "../../account/use-form.ts";
import { refuseAfter } from "../../no-script/refused.ts";

/** Opens the account by the token in the address, and leads to where the visitor was heading. */
export async function actOnFinish(api: Api, request: Request) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const password = textOf(await request.formData(), "password");
  try {
    const { next } = await finishSignUp(api, token, password);
    return redirect(toNextPath(next) ?? AFTER_SIGN_IN, 303);
  } catch (error) {
    return refuseAfter(error, {}, ["password"]);
  }
}
