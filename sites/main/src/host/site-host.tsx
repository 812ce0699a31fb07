import type { Api } from "@gifthearth/client";
import { HostProvider, type Notice, type WidgetHost } from "@gifthearth/widgets";
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { browserStorage } from "./browser-storage.ts";
import { useCountry } from "./country.tsx";
import { createVisitMemory } from "./visit-memory.ts";

/** The toasts' code comes with the first of them; if it can't be had, the message is lost and no more. */
const Toasts = lazy<ComponentType<{ readonly notice: Notice }>>(() =>
  import("./toasts.tsx").catch(() => ({ default: () => null })),
);

interface SiteHostProps {
  readonly api: Api;
  readonly children: ReactNode;
}

/** Gives the widgets below it what they ask of our own site. */
export function SiteHost({ api, children }: SiteHostProps) {
  const { choice } = useCountry();
  const [memory] = useState(() =>
    createVisitMemory(
      browserStorage(() => sessionStorage),
      isReload,
    ),
  );
  const [notice, notify] = useState<Notice | null>(null);
  const host = useMemo<WidgetHost>(
    () => ({
      api,
      country: choice,
      siteUrl: "",
      utmSource: "gifthearth",
      // A copy: the same text twice is two messages.
      notify: (next) => notify({ ...next }),
      memory,
      reload: () => location.reload(),
    }),
    [api, choice, memory],
  );
  return (
    <HostProvider value={host}>
      {children}
      {notice && (
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
