import { EMPTY_QUERY } from "@gifthearth/core";
import { useEffect, useState } from "react";
import css from "../gift-finder/gift-finder.css";
import { GiftFinder } from "../gift-finder/gift-finder.tsx";
import { type FormQuery, HostProvider, type Notice } from "../host.ts";
import { fillIn } from "./fill-in.ts";
import type { EmbeddedProps, EmbeddedWidget } from "./instance.ts";

function Component({ instance, settings }: EmbeddedProps) {
  const { form } = instance;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [resets, setResets] = useState(0);
  const [, draw] = useState(form.query);
  useEffect(() => instance.ready(), [instance]);

  const change = (query?: FormQuery) => {
    form.query = query;
    draw(query);
  };
  instance.renew = () => {
    form.filling = undefined;
    change();
    setResets(resets + 1);
  };
  fillIn(form, settings);
  return (
    <HostProvider value={{ ...instance, ...settings, notify: setNotice }}>
      <GiftFinder
        key={resets}
        heading={settings.compact ? null : undefined}
        headingLevel={settings.headingLevel}
        query={form.query ?? EMPTY_QUERY}
        onChange={change}
        formKey={form.fillings}
      />
      <Toast notice={notice} onDone={() => setNotice(null)} />
    </HostProvider>
  );
}

/** How long a message stays, milliseconds. */
const DISPLAY_TIME = 4000;

interface ToastProps {
  readonly notice: Notice | null;
  readonly onDone: () => void;
}

/** The latest message, read out politely. */
function Toast({ notice, onDone }: ToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message, not a new handler, starts the time anew
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(onDone, DISPLAY_TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="gh gh-toasts" role="status">
      {notice && (
        <p className="gh-toast">
          {notice.text} {notice.description}
        </p>
      )}
    </div>
  );
}

const widget: EmbeddedWidget = { Component, css: [css] };
export default widget;
