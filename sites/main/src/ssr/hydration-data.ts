import { type HydrationState, isRouteErrorResponse, type StaticHandlerContext } from "react-router";
import type { PageAssets } from "./assets.ts";

/** What the server knew when it rendered, for the browser to begin from. */
export interface HydrationData {
  readonly assets: PageAssets;
  readonly router: HydrationState;
}

/** Id of the `<script type="application/json">` that carries it: data, so that the CSP needs no inline script. */
export const HYDRATION_ELEMENT = "hydration-data";

/** JSON that can stand inside a script element: nothing in it ends the element, opens a comment or breaks a line. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What the browser's router begins with. Of an error nothing is told but a status that was thrown on purpose. */
export function toHydrationState({
  loaderData,
  actionData,
  errors,
}: Pick<StaticHandlerContext, "loaderData" | "actionData" | "errors">): HydrationState {
  const told = Object.entries(errors ?? {}).map(([routeId, error]) => [routeId, toPublicError(error)]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(told) };
}

function toPublicError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return {};
  const { status, statusText } = error;
  // The router tells such an error by its fields; `internal` is one that its type doesn't name.
  return { status, statusText, data: null, internal: false };
}

/** Reads what the server left in the page; its text too, since the document is rendered again around it. */
export function readHydrationData(document: Document): HydrationData & { readonly json: string } {
  const json = document.getElementById(HYDRATION_ELEMENT)?.textContent ?? "";
  return { ...(JSON.parse(json) as HydrationData), json };
}
