// @vitest-environment happy-dom
import { HostProvider, type WidgetHost } from "@gifthearth/widgets";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { FinderModes } from "./finder-modes.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

/** The head of the conversation, once its code is there. */
async function headFor(user: WidgetHost["user"]): Promise<string> {
  const host: WidgetHost = {
    // Answers nothing for as long as the test runs.
    api: { baseUrl: "", fetch: () => new Promise(() => {}) },
    country: "US",
    siteUrl: "",
    utmSource: "test",
    notify() {},
    memory: null,
    reload: null,
    user: user ?? null,
  };
  const place = document.createElement("div");
  await act(async () =>
    createRoot(place).render(
      <MemoryRouter initialEntries={["/gift-finder?mode=chat"]}>
        <HostProvider value={host}>
          <FinderModes isChatOn initialQuery={{}} />
        </HostProvider>
      </MemoryRouter>,
    ),
  );
  await act(async () => {
    await import("@gifthearth/widgets/chat");
  });
  return place.querySelector(".gh-chat-head")?.textContent ?? "";
}

it("shows above the conversation who is signed in", async () => {
  expect(await headFor({ email: "ada@example.org", name: "Ada" })).toContain("ada@example.org");
  const nobodys = await headFor(null);
  expect(nobodys).toContain("Gift advisor");
  expect(nobodys).not.toContain("@");
});
