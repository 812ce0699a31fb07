import { EMPTY_QUERY } from "@gifthearth/core";
import { useEffect, useState } from "react";
import css from "../gift-finder/gift-finder.css";
import { GiftFinder } from "../gift-finder/gift-finder.tsx";
import { HostProvider, type Notice } from "../host.ts";
import { createEmbedHost } from "./embed-host.ts";
import type { EmbeddedProps, EmbeddedWidget, FormContent } from "./instance.ts";
import { Toast } from "./toast.tsx";

const EMPTY_FORM: FormContent = { query: EMPTY_QUERY, filling: EMPTY_QUERY, fillings: 0 };

function Component(props: EmbeddedProps) {
  const { instance, settings, forOptions } = props;
  const { memory } = instance;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [resets, setResets] = useState(0);
  const [, setForm] = useState(memory.form);
  const host = createEmbedHost(props, setNotice);
  useEffect(instance.ready, []);

  const change = (form: FormContent) => {
    memory.form = form;
    setForm(form);
  };
  const filled = (form = EMPTY_FORM) => forOptions?.fillIn(form, settings) ?? form;
  const form = filled(memory.form);
  memory.form = form;
  instance.renew = () => {
    change(filled());
    setResets(resets + 1);
  };
  return (
    <HostProvider value={host}>
      <GiftFinder
        key={resets}
        heading={settings.compact ? null : undefined}
        headingLevel={settings.headingLevel}
        query={form.query}
        onChange={(query) => change({ ...form, query })}
        formKey={form.fillings}
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
