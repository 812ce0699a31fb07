import { type Api, signOut } from "@gifthearth/client";
import { redirect } from "react-router";

/** Signs out and leads home (specification, section 2). @throws what the API call throws */
export async function actOnSignOut(api: Api): Promise<Response> {
  await signOut(api);
  return redirect("/", 303);
}
