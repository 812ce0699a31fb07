import { type Api, confirmArrival, withdrawArrival } from "@gifthearth/client";
import { redirect } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { isSignedOut } from "../../account/session.ts";
import { textOf } from "../../account/use-form.ts";
import { refuseAfter } from "../../no-script/refused.ts";
import { charityPath } from "./address.ts";

/** Confirms that a donation arrived, or takes it back, as the form says, from a browser that sends it by itself. */
export async function actOnCharity(api: Api, request: Request) {
  const form = await request.formData();
  const [charity, donation] = [textOf(form, "charity"), textOf(form, "donation")];
  const reason = textOf(form, "reason");
  try {
    if (form.get("intent") === "withdraw") await withdrawArrival(api, donation, reason);
    else await confirmArrival(api, donation);
    return redirect(charityPath(charity), 303);
  } catch (error) {
    if (isSignedOut(error)) return redirect(signInPath("/charity"), 303);
    return refuseAfter(error, { reason });
  }
}
