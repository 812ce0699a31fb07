import type { Api } from "@gifthearth/client";
import { adoptCss } from "@gifthearth/shadow-dom-css";
import hostReset from "@gifthearth/shadow-dom-css/host-reset.css";
import { render } from "preact";
import base from "../theme/base.css";
import { ATTRIBUTES, defineProperties, takeUpProperties } from "./attributes.ts";
import type { ReadyDetail, WidgetEventDetails } from "./events.ts";
import type { EmbeddedProps, EmbeddedWidget, Instance, Settings, WidgetState } from "./instance.ts";

export interface MountedWidget {
  readonly state: WidgetState;
  /** Renders again by the options and in the document as they are now; what the visitor entered stays. */
  update(): void;
  /** Resolves when what it began is over. */
  call(method: string): Promise<void>;
  /** Takes everything down, requests under way included. */
  destroy(): void;
}

/** Key events end at the shadow root: a page's hotkeys must not fire while a visitor types. */
const KEPT_INSIDE = ["keydown", "keypress", "keyup"];

const STATE_AFTER: Partial<Record<keyof WidgetEventDetails, WidgetState>> = {
  "gh-ready": "ready",
  "gh-search": "searching",
  "gh-results": "results",
  "gh-error": "failed",
};

/**
 * What elements held that may come back: the same one, or on a page that makes itself anew another one with
 * the same `id`. As long as the page is open, and nowhere else.
 */
const memories = new WeakMap<Element, Instance["memory"]>();
const memoriesOfIds = new Map<string, Instance["memory"]>();

/**
 * Renders a widget into an element's shadow root, in place of the slotted link.
 * @param server the address that answers where the element names no other
 */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  frame: HTMLElement,
  { Component, css, loadForOptions }: EmbeddedWidget,
  server = "",
): MountedWidget {
  const stopped = new AbortController();
  const container = document.createElement("div");
  const fallback = [...frame.childNodes];
  const { id } = element;
  const memory = memories.get(element) ?? memoriesOfIds.get(id) ?? {};
  let state: WidgetState = "loading";
  let eventText: boolean | undefined;
  let shown: Promise<void> | undefined;
  let hasOptions = false;
  let isReady = false;

  const emit: Instance["emit"] = (type, about, text) => {
    state = STATE_AFTER[type] ?? state;
    const detail = eventText && text ? { ...about, text } : about;
    element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    if (STATE_AFTER[type] && state !== "searching") instance.over?.();
  };
  const api: Api = { baseUrl: server, fetch: (...request) => fetch(...request) };
  const instance: Instance = {
    api,
    emit,
    memory,
    ready() {
      state = "ready";
      instance.over?.();
      if (isReady) return;
      isReady = true;
      const widget = element.localName as ReadyDetail["widget"];
      emit("gh-ready", { widget, version: process.env.WIDGETS_VERSION ?? "development" });
    },
  };

  function show(settings: Settings, forOptions?: EmbeddedProps["forOptions"]): void {
    // A page that brings the widgets along itself may have forgotten to name an address.
    if (stopped.signal.aborted || !settings.server) return;
    const { server: baseUrl, partner } = settings;
    eventText = settings.eventText;
    Object.assign(api, { baseUrl, partner });
    adoptCss(root, [hostReset, base, ...css, ...(settings.looks ?? [])]);
    render(<Component instance={instance} settings={settings} forOptions={forOptions} />, container);
    if (!container.parentNode) frame.replaceChildren(container);
  }

  function update(): void {
    hasOptions ||= ATTRIBUTES.some((name) => element.hasAttribute(name));
    if (!hasOptions && !matchMedia("(forced-colors: active)").matches) show({ server });
    else {
      // Before anything shows, so that nothing changes before the visitor's eyes.
      shown = Promise.all([import("./settings.ts"), loadForOptions?.()]).then(
        ([{ settingsOf }, forOptions]) => show(settingsOf(element, frame, server), forOptions),
        () => show({ server }),
      );
    }
  }

  // Its words go from left to right, whatever the page's do.
  container.dir = "ltr";
  memories.set(element, memory);
  if (id) memoriesOfIds.set(id, memory);
  for (const type of KEPT_INSIDE) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal: stopped.signal });
  }
  const prototype = Object.getPrototypeOf(element);
  if (!("server" in prototype)) defineProperties(prototype);
  takeUpProperties(element);
  const attributes = new MutationObserver(update);
  attributes.observe(element, { attributeFilter: ATTRIBUTES });
  update();

  return {
    get state() {
      return state;
    },
    update,
    async call(method) {
      await shown;
      const { callMethod } = await import("./methods.ts");
      await callMethod(method, container, instance, stopped.signal);
    },
    destroy() {
      stopped.abort();
      attributes.disconnect();
      render(null, container);
      frame.replaceChildren(...fallback);
    },
  };
}
