import { type Api, ApiError, subscribe } from "@gifthearth/client";
import { DEFAULT_FREQUENCY, NEWSLETTER_FREQUENCIES, NEWSLETTER_MESSAGES } from "@gifthearth/core";
import { isEmail } from "@gifthearth/core/account";
import { redirect } from "react-router";
import { textOf } from "../../account/use-form.ts";
import { refuse, refuseAfter } from "../../plain/refused.ts";

/** Asks for the newsletter, and leads to the page that says so (specification, sections 5 and 8). */
export async function actOnNewsletter(api: Api, request: Request) {
  const form = await request.formData();
  const email = textOf(form, "email").trim();
  const firstName = textOf(form, "firstName").trim();
  const frequency = NEWSLETTER_FREQUENCIES.find(({ value }) => value === form.get("frequency"))?.value;
  const values = { email, firstName, frequency: frequency ?? DEFAULT_FREQUENCY };
  const { missing, invalid, consent } = NEWSLETTER_MESSAGES;
  if (!email) return refuse({ field: "email", message: missing }, values);
  if (!isEmail(email)) return refuse({ field: "email", message: invalid }, values);
  if (!form.has("consent")) return refuse({ field: "consent", message: consent }, values);
  try {
    await subscribe(api, { ...values, firstName: firstName || null, consent: true });
    return redirect("/newsletter?outcome=asked", 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) return refuseAfter(error, values);
    const message = "Something went wrong. Please try again later or contact support.";
    return refuse({ field: null, message }, values, error.status);
  }
}
