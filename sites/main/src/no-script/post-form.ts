import { type DataRouteObject, matchRoutes } from "react-router";

/**
 * What a page says to a form that it can't take: 405 where nothing is to be sent to it, 415 for what no form
 * of ours sends. Null where the form may go on.
 */
export function refusePost(request: Request, routes: DataRouteObject[]): Response | null {
  const target = matchRoutes(routes, new URL(request.url).pathname)?.at(-1);
  if (!target?.route.action) {
    return new Response("Please use GET or HEAD here\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const type = request.headers.get("Content-Type") ?? "";
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return null;
  return new Response("Please send a form as application/x-www-form-urlencoded\n", { status: 415 });
}
