import { HostProvider } from "../host.ts";
import css from "../impact-scoreboard/impact-scoreboard.css";
import { ImpactScoreboard } from "../impact-scoreboard/impact-scoreboard.tsx";
import { createEmbedHost } from "./embed-host.ts";
import type { EmbeddedWidget } from "./mount.tsx";

function Component({ element }: { readonly element: HTMLElement }) {
  return (
    // The scoreboard has nothing to tell but its figures.
    <HostProvider value={createEmbedHost(element, () => {})}>
      <ImpactScoreboard charity={element.getAttribute("charity") || undefined} />
    </HostProvider>
  );
}

const widget: EmbeddedWidget = { Component, css: [css] };
export default widget;
