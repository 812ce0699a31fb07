import { type Api, fetchSavedIdeas, fetchSavedQueries } from "@gifthearth/client";
import { type RouteObject, redirect } from "react-router";
import { loadAuth } from "../pages/auth/load.ts";
import { loadProfile } from "../pages/profile/load.ts";
import { loadSavable } from "../pages/save/load.ts";
import { loadSaved } from "./load-saved.ts";

/** The pages around an account (specification, section 2, route table). */
export function accountRoutes(api: Api): RouteObject[] {
  return [
    {
      id: "auth",
      path: "auth",
      loader: ({ request }) => loadAuth(api, request),
      lazy: () => import("../pages/auth/auth-page.tsx"),
    },
    // Takes the form by which one signs out without a script; it shows nothing.
    { id: "sign-out", path: "auth/sign-out", loader: () => redirect("/profile") },
    { id: "forgot", path: "auth/forgot", lazy: () => import("../pages/forgot/forgot-page.tsx") },
    { id: "reset", path: "auth/reset", lazy: () => import("../pages/reset/reset-page.tsx") },
    { id: "finish", path: "auth/finish", lazy: () => import("../pages/finish/finish-page.tsx") },
    { id: "confirm", path: "auth/confirm", lazy: () => import("../pages/confirm/confirm-page.tsx") },
    {
      id: "profile",
      path: "profile",
      loader: ({ request }) => loadProfile(api, request),
      lazy: () => import("../pages/profile/profile-page.tsx"),
    },
    {
      id: "saved-gifts",
      path: "saved-gifts",
      loader: ({ request }) => loadSaved(request, () => fetchSavedQueries(api)),
      lazy: () => import("../pages/saved-gifts/saved-gifts-page.tsx"),
    },
    {
      id: "saved-gift-ideas",
      path: "saved-gift-ideas",
      loader: ({ request }) => loadSaved(request, () => fetchSavedIdeas(api)),
      lazy: () => import("../pages/saved-gift-ideas/saved-gift-ideas-page.tsx"),
    },
    {
      id: "save",
      path: "save",
      loader: ({ request }) => loadSavable(api, request),
      lazy: () => import("../pages/save/save-page.tsx"),
    },
  ];
}
