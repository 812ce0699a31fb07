import { useEffect, useRef, useState } from "react";
import { HostProvider } from "../host.ts";
import css from "../impact-scoreboard/impact-scoreboard.css";
import { ImpactScoreboard } from "../impact-scoreboard/impact-scoreboard.tsx";
import { useText } from "../text/text.ts";
import type { EmbeddedProps, EmbeddedWidget } from "./instance.ts";

function Component({ instance, settings }: EmbeddedProps) {
  const { siteUrl, partner, charity, compact, headingLevel } = settings;
  const [refreshes, setRefreshes] = useState(0);
  instance.renew = () => setRefreshes(refreshes + 1);
  return (
    // The scoreboard has nothing to tell but its figures.
    <HostProvider value={{ ...instance, ...settings, notify() {} }}>
      <ImpactScoreboard
        // Figures of one are never shown as another's.
        key={[siteUrl, partner, charity].join()}
        instead={<PageLink siteUrl={siteUrl} />}
        {...{ charity, compact, headingLevel, refreshes }}
      />
    </HostProvider>
  );
}

/** The link that the page has put into the element; ours, where it has put none. */
function PageLink({ siteUrl }: { readonly siteUrl: string }) {
  const { t } = useText();
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const nodes = slot.current?.assignedNodes() ?? [];
    // An empty span is what holds the room open where no stylesheet does.
    const shows = (node: Node) =>
      node instanceof Element ? !node.matches("span:empty") : node.nodeValue?.trim();
    setEmpty(!nodes.some(shows));
  }, []);
  return (
    <>
      <slot ref={slot} />
      {isEmpty && <a href={`${siteUrl}/impact`}>{t("See what GiftHearth has given")}</a>}
    </>
  );
}

const widget: EmbeddedWidget = { Component, css: [css] };
export default widget;
