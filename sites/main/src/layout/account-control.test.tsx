// @vitest-environment happy-dom
import type { SessionResponse } from "@gifthearth/core/contract";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { SESSION_ROUTE } from "../account/session.ts";
import { AccountControl } from "./account-control.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** The control where the server could not tell who is signed in; the browser's question is answered last. */
async function show() {
  const answers: ((session: SessionResponse | null) => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        id: SESSION_ROUTE,
        path: "/",
        loader: () => new Promise<SessionResponse | null>((resolve) => answers.push(resolve)),
        element: <AccountControl onLeave={() => {}} />,
      },
    ],
    { hydrationData: { loaderData: { [SESSION_ROUTE]: null } } },
  );
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(<RouterProvider router={router} />));
  return { place, answers };
}

it("asks once more who is signed in, and offers to sign in when that can't be known", async () => {
  const { place, answers } = await show();
  expect(place.querySelector("[role=status]")).not.toBeNull();
  expect(place.querySelector("a")).toBeNull();
  await act(async () => answers[0]?.(null));
  expect(place.querySelector("a")?.textContent).toBe("Sign In");
  expect(answers).toHaveLength(1);
});

it("shows the user whom the second answer names", async () => {
  const { place, answers } = await show();
  const user = { id: "1", email: "ann@example.org", emailConfirmed: true };
  await act(async () => answers[0]?.({ user, profile: null } as unknown as SessionResponse));
  expect(place.querySelector("button")?.textContent).toBe("ann");
});
