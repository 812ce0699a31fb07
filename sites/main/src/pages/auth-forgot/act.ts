import { type Api, requestPasswordReset } from "@gifthearth/client";
import { CREDENTIAL_MESSAGES, isEmail } from "@gifthearth/core/account";
import { redirect } from "react-router";
import { textOf } from "../../account/use-form.ts";
import { refuse, refuseAfter } from "../../no-script/refused.ts";

/** Has the mail sent, and leads to the page that says so. */
export async function actOnForgot(api: Api, request: Request) {
  const email = textOf(await request.formData(), "email").trim();
  if (!isEmail(email)) return refuse({ field: "email", message: CREDENTIAL_MESSAGES.email }, { email });
  try {
    await requestPasswordReset(api, email);
    return redirect("/auth/forgot?sent", 303);
  } catch (error) {
    return refuseAfter(error, { email });
  }
}
