import type { Api } from "@gifthearth/client";
import type { ActionFunction, RouteObject } from "react-router";
import { actOnAuth } from "../pages/auth/act.ts";
import { actOnConfirm } from "../pages/confirm/act.ts";
import { actOnFinish } from "../pages/finish/act.ts";
import { actOnForgot } from "../pages/forgot/act.ts";
import { actOnGiftFinder } from "../pages/gift-finder/act.ts";
import { actOnNewsletter } from "../pages/newsletter/act.ts";
import { actOnPartners } from "../pages/partners/act.ts";
import { actOnReset } from "../pages/reset/act.ts";
import { actOnSave } from "../pages/save/act.ts";
import { actOnSignOut } from "./sign-out.ts";

/**
 * The site's routes as the server has them: they also take the forms that a browser without scripts sends by
 * itself. A browser with scripts asks the API instead, and has no use for this code.
 */
export function withActions(routes: readonly RouteObject[], api: Api): RouteObject[] {
  return addActions(routes, createActions(api));
}

type Actions = Readonly<Record<string, ActionFunction>>;

/** By the id of the route that takes the form. */
function createActions(api: Api): Actions {
  return {
    "gift-finder": ({ request }) => actOnGiftFinder(api, request),
    newsletter: ({ request }) => actOnNewsletter(api, request),
    auth: ({ request }) => actOnAuth(api, request),
    "sign-out": () => actOnSignOut(api),
    forgot: ({ request }) => actOnForgot(api, request),
    reset: ({ request }) => actOnReset(api, request),
    finish: ({ request }) => actOnFinish(api, request),
    confirm: ({ request }) => actOnConfirm(api, request),
    partners: ({ request }) => actOnPartners(api, request),
    save: ({ request }) => actOnSave(api, request),
  };
}

function addActions(routes: readonly RouteObject[], actions: Actions): RouteObject[] {
  return routes.map((route) => {
    const action = actions[route.id ?? ""];
    const acting = action ? { ...route, action } : route;
    return acting.children ? { ...acting, children: addActions(acting.children, actions) } : acting;
  });
}
