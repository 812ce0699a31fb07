import type { Api } from "@gifthearth/client";
import { BUDGET_SLIDER } from "@gifthearth/core";
import { HostProvider, moneyOf, type Notice, SAMPLE_STATS, type WidgetHost } from "@gifthearth/widgets";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useOtherTabs } from "../account/other-tabs.ts";
import { useSession, useUser } from "../account/session.ts";
import { startAnalytics, track } from "../analytics/track.ts";
import { FeedbackPrompt } from "../feedback/feedback-prompt.tsx";
import { browserStorage } from "./browser-storage.ts";
import { useCountry } from "./country.tsx";
import { IdeaLink } from "./idea-link.tsx";
import { createKeptSaves } from "./kept-save.ts";
import { SaveIdeaHere } from "./save-idea-here.tsx";
import { createSavingLater } from "./saving-later.ts";
import { SiteMemoryProvider } from "./site-memory.ts";
import type { SiteNotice, ToastsProps } from "./toasts.tsx";
import { shortlist } from "./use-shortlist.ts";
import { UTM_SOURCE } from "./utm-source.ts";
import { createVisitMemory } from "./visit-memory.ts";

/** Stays until the search is over. */
const SEARCHING: SiteNotice = { kind: "loading", text: "Finding perfect gift ideas..." };

/** The toasts' code comes with the first of them; if it can't be had, the message is lost and no more. */
const Toasts = lazy<ComponentType<ToastsProps>>(() =>
  import("./toasts.tsx").catch(() => ({ default: () => null })),
);

interface SiteHostProps {
  readonly api: Api;
  readonly children: ReactNode;
}

/** Gives the widgets below it what they ask of our own site. */
export function SiteHost({ api, children }: SiteHostProps) {
  const { choice, code } = useCountry();
  const { email = null, name = "" } = useUser() ?? {};
  const { min = null, max = null } = useSession()?.usualBudget ?? {};
  const [{ memory, kept }] = useState(() => {
    const storage = browserStorage(() => sessionStorage);
    return { memory: createVisitMemory(storage, isReload), kept: createKeptSaves(storage, Date.now) };
  });
  const [notice, notify] = useState<SiteNotice | null>(null);
  const [toasting, setToasting] = useState(false);
  if (notice && !toasting) setToasting(true);
  const { host, saving } = useMemo(() => {
    // A copy: the same text twice is two messages.
    const show = (next: Notice) => notify({ ...next });
    const here = () => location.pathname + location.search;
    const saving = createSavingLater({
      ...{ api, isSignedIn: email !== null, notify: show },
      ...{ memory, kept, shortlist, here },
    });
    const host: WidgetHost = {
      api,
      country: choice,
      detectedCountry: code,
      money: moneyOf(choice ?? code, "en"),
      siteUrl: "",
      utmSource: UTM_SOURCE,
      sampleStats: SAMPLE_STATS,
      notify: show,
      track,
      searching: () => {
        notify(SEARCHING);
        return () => notify((current) => (current === SEARCHING ? null : current));
      },
      memory,
      reload: () => location.reload(),
      user: email === null ? null : { email, name },
      usualBudget: toUsualBudget(min, max),
      saveIdea: saving.saveIdea,
      SaveIdea: SaveIdeaHere,
      IdeaLink,
      saveSearch: saving.saveSearch,
      Feedback: FeedbackPrompt,
    };
    return { host, saving };
  }, [api, choice, code, memory, kept, email, name, min, max]);

  useOtherTabs(memory);
  useEffect(() => saving.finish(), [saving]);
  useEffect(startAnalytics, []);

  return (
    <HostProvider value={host}>
      <SiteMemoryProvider value={memory}>{children}</SiteMemoryProvider>
      {toasting && (
        <Suspense>
          <Toasts notice={notice} />
        </Suspense>
      )}
    </HostProvider>
  );
}

/** Whether this page was loaded again, by the visitor or by us, or returned to. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === "reload" || type === "back_forward";
}

/** On the form's slider, which is open at its end. @param min null for none, as max */
function toUsualBudget(min: number | null, max: number | null): WidgetHost["usualBudget"] {
  if (min === null && max === null) return undefined;
  const [low, high] = BUDGET_SLIDER.default;
  const onSlider = (price: number) => Math.min(BUDGET_SLIDER.max, Math.max(BUDGET_SLIDER.min, price));
  const budgetMin = onSlider(min ?? Math.min(low, max ?? low));
  return { budgetMin, budgetMax: Math.max(budgetMin, onSlider(max ?? Math.max(high, min ?? high))) };
}
