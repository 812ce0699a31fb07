import { ApiError } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { isSignedOut } from "../../account/session.ts";

const NO_CONNECTION = "The service can't be reached right now. Please try again.";

/** Does something, says how it went, and shows the page as it is then. Fails as what was done does, which is told. */
export type AdminAction = <Result>(
  act: () => Promise<Result>,
  inWords: (result: Result) => string,
) => Promise<Result>;

/**
 * What an administrator does on the dashboard. Who was signed out meanwhile keeps what is typed.
 * @param place a dialog tells by itself what was refused, above the page and its toasts
 */
export function useAdminAction(place: "page" | "dialog" = "page"): AdminAction {
  const { notify } = useHost();
  const { revalidate } = useRevalidator();
  return async (act, inWords) => {
    let result: Awaited<ReturnType<typeof act>>;
    try {
      result = await act();
    } catch (error) {
      const text = error instanceof ApiError ? error.message : NO_CONNECTION;
      const action = { label: "Sign In", href: signInPath(location.pathname + location.search) };
      if (isSignedOut(error)) notify({ kind: "error", text, action });
      else if (place === "page") notify({ kind: "error", text });
      throw error;
    }
    // Told once the page shows it: a form that is put away afterwards would close on whoever opens it anew.
    await revalidate();
    notify({ kind: "success", text: inWords(result) });
    return result;
  };
}
