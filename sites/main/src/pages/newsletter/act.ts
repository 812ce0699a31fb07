import { type Api, ApiError, subscribe } from "@gifthearth/client";
import { newsletterProblem, toFrequency } from "@gifthearth/core";
import { redirect } from "react-router";
import { textOf } from "../../account/use-form.ts";
import { refuse, refuseAfter } from "../../no-script/refused.ts";

/** Asks for the newsletter, and leads to the page that says so. */
export async function actOnNewsletter(api: Api, request: Request) {
  const form = await request.formData();
  const email = textOf(form, "email").trim();
  const firstName = textOf(form, "firstName").trim();
  const values = { email, firstName, frequency: toFrequency(form.get("frequency")) };
  const problem = newsletterProblem(email, form.has("consent"));
  if (problem) return refuse(problem, values);
  try {
    await subscribe(api, { ...values, firstName: firstName || null, consent: true });
    return redirect("/newsletter?outcome=asked", 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) return refuseAfter(error, values);
    const message = "Something went wrong. Please try again later or contact support.";
    return refuse({ field: null, message }, values, error.status);
  }
}
