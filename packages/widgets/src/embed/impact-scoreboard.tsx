import { useState } from "react";
import { HostProvider } from "../host.ts";
import css from "../impact-scoreboard/impact-scoreboard.css";
import { ImpactScoreboard } from "../impact-scoreboard/impact-scoreboard.tsx";
import { createEmbedHost } from "./embed-host.ts";
import type { EmbeddedProps, EmbeddedWidget } from "./instance.ts";

function Component(props: EmbeddedProps) {
  const { server, partner, charity, compact, headingLevel } = props.settings;
  const [refreshes, setRefreshes] = useState(0);
  props.instance.renew = () => setRefreshes(refreshes + 1);
  // The scoreboard has nothing to tell but its figures.
  const host = createEmbedHost(props, () => {});
  return (
    <HostProvider value={host}>
      <ImpactScoreboard key={server + partner} {...{ charity, compact, headingLevel, refreshes }} />
    </HostProvider>
  );
}

const widget: EmbeddedWidget = { Component, css: [css] };
export default widget;
