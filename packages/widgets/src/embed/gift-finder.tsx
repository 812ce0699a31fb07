import { EMPTY_QUERY } from "@gifthearth/core";
import { useState } from "react";
import css from "../gift-finder/gift-finder.css";
import { GiftFinder } from "../gift-finder/gift-finder.tsx";
import { HostProvider, type Notice } from "../host.ts";
import { createEmbedHost } from "./embed-host.ts";
import type { EmbeddedWidget } from "./mount.tsx";
import { Toast } from "./toast.tsx";

function Component({ element }: { readonly element: HTMLElement }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [query, setQuery] = useState(EMPTY_QUERY);
  return (
    <HostProvider value={createEmbedHost(element, setNotice)}>
      <GiftFinder query={query} onChange={setQuery} />
      <Toast notice={notice} onDone={() => setNotice(null)} />
    </HostProvider>
  );
}

const widget: EmbeddedWidget = { Component, css: [css] };
export default widget;
