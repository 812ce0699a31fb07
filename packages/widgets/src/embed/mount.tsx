import { adoptCss } from "@gifthearth/shadow-dom-css";
import hostReset from "@gifthearth/shadow-dom-css/host-reset.css";
import { render } from "preact";
import { errorDetail } from "../error-detail.ts";
import { ENGLISH, TextProvider } from "../text/text.ts";
import base from "../theme/base.css";
import { adoptProperties } from "./attributes.ts";
import type { ErrorDetail, ReadyDetail, WidgetEventDetails } from "./events.ts";
import type { EmbeddedWidget, FormMemory, Instance, Settings, WidgetState } from "./instance.ts";
import { NO_SERVER } from "./server-address.ts";

/** Key events end at the shadow root: a page's hotkeys must not fire while a visitor types. */
const KEPT_INSIDE = ["keydown", "keypress", "keyup"];

/** Where this file is from, and so the server that answers; the npm package is from anywhere. */
const OWN_ORIGIN = process.env.WIDGETS_PACKAGE ? "" : new URL(import.meta.url).origin;

const STATE_AFTER: Partial<Record<keyof WidgetEventDetails, WidgetState>> = {
  "gh-ready": "ready",
  "gh-search": "searching",
  "gh-results": "results",
  "gh-error": "failed",
};

/** Errors that leave the state as it is. */
const PASSING: readonly unknown[] = ["no_link", "no_part"];

/**
 * What elements held that may come back: on a page that makes itself anew, as another one with the same `id`.
 * As long as the page is open, and nowhere else.
 */
const forms = new Map<string, FormMemory>();

/**
 * Makes a widget of an element's shadow root; its first `update` renders it in place of the slotted link.
 * @param frame holds that slot
 * @param ownForm what this same element held before
 * @param server the address that answers where the element names no other; where this file is from, if absent
 */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  frame: HTMLElement,
  { Component, css }: EmbeddedWidget,
  ownForm: FormMemory,
  server = OWN_ORIGIN,
): Instance {
  const { id } = element;
  const stopped = new AbortController();
  const container = document.createElement("div");
  const fallback = [...frame.childNodes];
  const form = (id && forms.get(id)) || ownForm;
  const plain: Settings = { siteUrl: server, utmSource: "gifthearth-embed", country: null };
  let settings = plain;
  let newest: Promise<Settings> | undefined;

  const instance: Instance = {
    state: "loading",
    form,
    api: { baseUrl: server, fetch: (...request) => fetch(...request) },
    emit(type, about, text) {
      const { code } = about as Partial<ErrorDetail>;
      if (!PASSING.includes(code)) instance.state = STATE_AFTER[type] ?? instance.state;
      const detail = settings.eventText && text ? { ...about, text } : about;
      element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
      instance.over?.(type);
    },
    ready() {
      if (instance.state === "ready") instance.over?.("gh-ready");
      else {
        instance.emit("gh-ready", {
          widget: element.localName as ReadyDetail["widget"],
          version: process.env.WIDGETS_VERSION ?? "development",
        });
      }
    },
    async update(isPlain) {
      const latest = isPlain
        ? Promise.resolve(plain)
        : import("./settings.ts").then(({ settingsOf }) => settingsOf(element, frame, plain));
      newest = latest;
      // Before anything shows, so that nothing changes before the visitor's eyes.
      const next = await latest;
      // Another language may have come sooner than the one before it.
      if (stopped.signal.aborted || newest !== latest) return;
      show(next);
      // It stands in English meanwhile.
      if (next.missing) throw next.missing;
    },
    async call(method) {
      await newest?.catch(() => {});
      try {
        const { callMethod } = await import("./settings.ts");
        await callMethod(method, container, instance, stopped.signal);
      } catch (error) {
        instance.emit("gh-error", errorDetail(error));
      }
    },
    destroy() {
      stopped.abort();
      render(null, container);
      frame.replaceChildren(...fallback);
    },
  };

  function show(next: Settings): void {
    // The npm package has no address of its own, and a page that uses it may have forgotten to name one.
    if (process.env.WIDGETS_PACKAGE && !next.siteUrl) {
      if (instance.state === "loading") {
        instance.emit("gh-error", { code: "no_server", message: NO_SERVER });
      }
      return;
    }
    settings = next;
    Object.assign(instance.api, { baseUrl: next.siteUrl, partner: next.partner });
    adoptCss(root, [hostReset, base, ...css, ...(next.looks ?? [])]);
    const { text = ENGLISH } = next;
    container.lang = text.tag;
    render(
      <TextProvider value={text}>
        <Component instance={instance} settings={next} />
      </TextProvider>,
      container,
    );
    if (!container.parentNode) frame.replaceChildren(container);
  }

  if (element.hasAttribute("debug") || /(?:^|\.)localhost$/.test(location.hostname)) {
    void import("./advice.ts").then(({ advise }) => advise(element)).catch(() => {});
  }
  // Its words go from left to right, whatever the page's do.
  container.dir = "ltr";
  frame.className = "gh-frame";
  forms.set(id, form);
  for (const type of KEPT_INSIDE) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal: stopped.signal });
  }
  adoptProperties(element);
  return instance;
}
