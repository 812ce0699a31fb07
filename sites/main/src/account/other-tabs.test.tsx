// @vitest-environment happy-dom
import type { SessionResponse } from "@gifthearth/core/contract";
import { HostProvider, type WidgetHost } from "@gifthearth/widgets";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { SiteMemoryProvider } from "../host/site-memory.ts";
import { createVisitMemory, type SiteMemory } from "../host/visit-memory.ts";
import { keepThroughOtherTabs, useOtherTabs } from "./other-tabs.ts";
import { SESSION_ROUTE } from "./session.ts";
import { useSignOut } from "./use-sign-out.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const QUERY = {
  occasion: "Birthday",
  interests: ["Tea"],
  budgetMin: 0,
  budgetMax: 50,
  additionalNotes: "Has a cat",
};
const ANN = { user: { id: "1", email: "ann@example.org", emailConfirmed: true }, profile: null };
const BEN = { user: { id: "2", email: "ben@example.org", emailConfirmed: true }, profile: null };
const NOBODY = { user: null, profile: null };

/** What another tab says by its channel. */
let tell: () => void = () => {};
class Channel {
  set onmessage(listen: () => void) {
    tell = listen;
  }
  postMessage() {}
  close() {}
}
vi.stubGlobal("BroadcastChannel", Channel);
afterAll(() => void vi.unstubAllGlobals());

const leave: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of leave.splice(0)) await unmount();
});

/** Ann's tab, in which she has searched; who is signed in is answered when the test says so. */
async function show() {
  const stored = new Map<string, string>();
  const memory = createVisitMemory(
    {
      read: (key) => stored.get(key) ?? null,
      write: (key, text) => void stored.set(key, text),
      remove: (key) => void stored.delete(key),
    },
    () => false,
  );
  memory.storeLastQuery(QUERY);
  const answers: ((session: SessionResponse | null) => void)[] = [];
  const loads = { kept: 0, ofUser: 0 };
  /** What the form at home is filled with. */
  const filled: unknown[] = [];
  const host = { api: { baseUrl: "", fetch: async () => new Response(null, { status: 204 }) }, notify() {} };

  function Layout({ memory }: { readonly memory: SiteMemory }) {
    useOtherTabs(memory);
    return (
      <HostProvider value={host as unknown as WidgetHost}>
        <SiteMemoryProvider value={memory}>
          <SignOut />
          <Outlet />
        </SiteMemoryProvider>
      </HostProvider>
    );
  }
  function SignOut() {
    const signOut = useSignOut();
    return (
      <button type="button" onClick={() => void signOut()}>
        Sign Out
      </button>
    );
  }
  function Home() {
    filled.push(memory.takeLastQuery(true));
    return null;
  }
  const load = (page: keyof typeof loads) => () => {
    loads[page] += 1;
    return null;
  };
  const pages = [
    { id: "home", path: "/", element: <Home /> },
    {
      id: "around",
      loader: load("kept"),
      element: <Outlet />,
      children: [{ id: "page", path: "/page", loader: load("ofUser"), element: null }],
    },
  ];
  const router = createMemoryRouter(
    [
      {
        id: SESSION_ROUTE,
        loader: () => new Promise<SessionResponse | null>((resolve) => answers.push(resolve)),
        element: <Layout memory={memory} />,
        children: pages.map(keepThroughOtherTabs),
      },
    ],
    {
      initialEntries: ["/page"],
      hydrationData: { loaderData: { [SESSION_ROUTE]: ANN, around: null, page: null } },
    },
  );
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  leave.push(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  return {
    memory,
    filled,
    loads,
    stored,
    router,
    said: () => act(async () => tell()),
    signOut: () => act(async () => place.querySelector("button")?.click()),
    answer: (session: object | null) =>
      act(async () => {
        for (const resolve of answers.splice(0)) resolve(session as SessionResponse | null);
      }),
  };
}

it("a search is forgotten on the way out, before the form at home could be filled with it", async () => {
  const { signOut, answer, filled, stored } = await show();
  await signOut();
  await answer(NOBODY);
  expect(filled.filter(Boolean)).toEqual([]);
  expect(filled.length).toBeGreaterThan(0);
  expect(stored.size).toBe(0);
});

it.each([
  ["signs out", NOBODY],
  ["signs somebody else in", BEN],
])("a search is forgotten when another tab %s", async (_, session) => {
  const { said, answer, memory, stored } = await show();
  const heard: unknown[] = [];
  memory.onSearch((search) => heard.push(search));
  await said();
  await answer(session);
  expect(stored.size).toBe(0);
  expect(heard).toEqual([null]);
});

it("a search stays while the same user is signed in, and where that can't be known", async () => {
  const { said, answer, stored } = await show();
  for (const session of [ANN, null]) {
    await said();
    await answer(session);
    expect([...stored.keys()]).toEqual(["lastGiftQuery", "lastSearchParams"]);
  }
});

it("a visitor's own search is there after signing in", async () => {
  const { said, answer, memory } = await show();
  await said();
  await answer(NOBODY);
  memory.storeLastQuery(QUERY);
  await said();
  await answer(BEN);
  expect(memory.lastSearch()).toEqual(QUERY);
});

it("a page is kept through several messages in a row, and asked anew for all else; the user's always is", async () => {
  const { said, answer, loads, router } = await show();
  await said();
  await said();
  await answer(NOBODY);
  await answer(NOBODY);
  expect(loads.kept).toBe(0);
  expect(loads.ofUser).toBeGreaterThan(0);
  await act(async () => void router.revalidate());
  await answer(NOBODY);
  expect(loads.kept).toBe(1);
});
