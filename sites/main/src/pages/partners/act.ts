import { type Api, changePartner, endPartner, signUpPartner } from "@gifthearth/client";
import { redirect } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { isSignedOut } from "../../account/session.ts";
import { textOf } from "../../account/use-form.ts";
import { refuseAfter } from "../../no-script/refused.ts";
import { partnerPath } from "./address.ts";
import { toPartnerRequest } from "./form-values.ts";

/**
 * Signs up a partner, or changes or ends the one that the address names, as the form says; who isn't signed in is led
 * to that first.
 */
export async function actOnPartners(api: Api, request: Request) {
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  const id = searchParams.get("id") ?? "";
  const partner = toPartnerRequest(form);
  try {
    switch (form.get("intent")) {
      case "end":
        await endPartner(api, id);
        return redirect("/partners", 303);
      case "change":
        await changePartner(api, id, partner);
        return redirect(partnerPath(id, "settings"), 303);
      default: {
        const signedUp = await signUpPartner(api, partner);
        return redirect(partnerPath(signedUp.id, "snippet"), 303);
      }
    }
  } catch (error) {
    if (isSignedOut(error)) return redirect(signInPath("/partners"), 303);
    const { name, website, kind, charityId } = partner;
    const allowedOrigins = textOf(form, "allowedOrigins");
    return refuseAfter(error, { name, website, kind, charityId: charityId ?? "", allowedOrigins });
  }
}
