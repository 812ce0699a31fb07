import { type Api, confirmEmail } from "@gifthearth/client";
import { redirect } from "react-router";
import { refuseAfter } from "../../no-script/refused.ts";

/** Confirms the address by the token in the link, and leads to the page that says so. */
export async function actOnConfirm(api: Api, request: Request) {
  try {
    await confirmEmail(api, new URL(request.url).searchParams.get("token") ?? "");
    return redirect("/auth/confirm?done", 303);
  } catch (error) {
    return refuseAfter(error);
  }
}
