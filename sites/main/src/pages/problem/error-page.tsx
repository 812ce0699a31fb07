import { isRouteErrorResponse, useRouteError } from "react-router";
import { NotFound } from "./not-found.tsx";
import { SomethingWrong } from "./something-wrong.tsx";

/** Stands in for a page that can't be shown. */
export function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <SomethingWrong />;
}
