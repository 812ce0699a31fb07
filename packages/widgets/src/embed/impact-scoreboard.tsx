import { useState } from "react";
import { HostProvider } from "../host.ts";
import css from "../impact-scoreboard/impact-scoreboard.css";
import { ImpactScoreboard } from "../impact-scoreboard/impact-scoreboard.tsx";
import type { EmbeddedProps, EmbeddedWidget } from "./instance.ts";

function Component({ instance, settings }: EmbeddedProps) {
  const { siteUrl, partner, charity, compact, headingLevel } = settings;
  const [refreshes, setRefreshes] = useState(0);
  instance.renew = () => setRefreshes(refreshes + 1);
  return (
    // The scoreboard has nothing to tell but its figures.
    <HostProvider value={{ ...instance, ...settings, notify() {} }}>
      <ImpactScoreboard key={siteUrl + partner} {...{ charity, compact, headingLevel, refreshes }} />
    </HostProvider>
  );
}

const widget: EmbeddedWidget = { Component, css: [css] };
export default widget;
