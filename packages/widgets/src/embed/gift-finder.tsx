import { EMPTY_QUERY, type GiftQuery } from "@gifthearth/core";
import { useEffect, useState } from "react";
import css from "../gift-finder/gift-finder.css";
import { GiftFinder } from "../gift-finder/gift-finder.tsx";
import { HostProvider, type Notice } from "../host.ts";
import { createEmbedHost } from "./embed-host.ts";
import type { EmbeddedProps, EmbeddedWidget } from "./instance.ts";
import { Toast } from "./toast.tsx";

function Component(props: EmbeddedProps) {
  const { instance, settings, forOptions } = props;
  const { memory } = instance;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [resets, setResets] = useState(0);
  const [, draw] = useState(memory.query);
  useEffect(() => instance.ready(), [instance]);

  const change = (query?: GiftQuery) => {
    memory.query = query;
    draw(query);
  };
  instance.renew = () => {
    memory.filling = undefined;
    change();
    setResets(resets + 1);
  };
  forOptions?.fillIn(memory, settings);
  return (
    <HostProvider value={createEmbedHost(props, setNotice)}>
      <GiftFinder
        key={resets}
        heading={settings.compact ? null : undefined}
        headingLevel={settings.headingLevel}
        query={memory.query ?? EMPTY_QUERY}
        onChange={change}
        formKey={memory.fillings}
      />
      <Toast notice={notice} onDone={() => setNotice(null)} />
    </HostProvider>
  );
}

const widget: EmbeddedWidget = {
  Component,
  css: [css],
  loadForOptions: () => import("./fill-in.ts"),
};
export default widget;
