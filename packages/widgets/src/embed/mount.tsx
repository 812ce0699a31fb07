import { adoptCss } from "@gifthearth/shadow-dom-css";
import hostReset from "@gifthearth/shadow-dom-css/host-reset.css";
import { render } from "preact";
import { ENGLISH, TextProvider } from "../text/text.ts";
import base from "../theme/base.css";
import { ATTRIBUTES, defineProperties, takeUpProperties } from "./attributes.ts";
import type { ReadyDetail, WidgetEventDetails } from "./events.ts";
import type {
  EmbeddedProps,
  EmbeddedWidget,
  FormMemory,
  Instance,
  Settings,
  WidgetState,
} from "./instance.ts";
import { NO_SERVER } from "./server-address.ts";

/** Key events end at the shadow root: a page's hotkeys must not fire while a visitor types. */
const KEPT_INSIDE = ["keydown", "keypress", "keyup"];

/** What an element within one of our languages but English matches, through shadow roots too. */
const OTHER_LANGUAGES = ":is(:lang(nl),:lang(fr),:lang(es),:lang(de),:lang(it))";

const STATE_AFTER: Partial<Record<keyof WidgetEventDetails, WidgetState>> = {
  "gh-ready": "ready",
  "gh-search": "searching",
  "gh-results": "results",
  "gh-error": "failed",
};

/**
 * What elements held that may come back: on a page that makes itself anew, as another one with the same `id`.
 * As long as the page is open, and nowhere else.
 */
const memories = new Map<string, FormMemory>();

/**
 * Renders a widget into an element's shadow root, in place of the slotted link.
 * @param frame holds that slot
 * @param ownMemory what this same element held before
 * @param server the address that answers where the element names no other
 */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  frame: HTMLElement,
  { Component, css, loadForOptions }: EmbeddedWidget,
  ownMemory: FormMemory,
  server = "",
): Instance {
  const { id } = element;
  const stopped = new AbortController();
  const container = document.createElement("div");
  const fallback = [...frame.childNodes];
  const memory = (id && memories.get(id)) || ownMemory;
  let shown: Promise<void> | undefined;
  let hasOptions = false;

  const instance: Instance = {
    state: "loading",
    memory,
    api: { baseUrl: server, fetch: (...request) => fetch(...request) },
    settings: { server },
    emit(type, about, text) {
      instance.state = STATE_AFTER[type] ?? instance.state;
      const detail = instance.settings.eventText && text ? { ...about, text } : about;
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
    update() {
      hasOptions ||=
        element.matches(OTHER_LANGUAGES) || ATTRIBUTES.some((name) => element.hasAttribute(name));
      if (!hasOptions && !matchMedia("(forced-colors: active)").matches) show({ server });
      else {
        // Before anything shows, so that nothing changes before the visitor's eyes.
        const latest = Promise.all([import("./settings.ts"), loadForOptions?.()])
          .then(async ([{ settingsOf }, forOptions]) => {
            const settings = await settingsOf(element, frame, server);
            return () => show(settings, forOptions);
          })
          .catch(() => () => show({ server }))
          .then((showIt) => {
            // Another language may have come sooner than the one before it.
            if (shown === latest) showIt();
          });
        shown = latest;
      }
    },
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

  function show(settings: Settings, forOptions?: EmbeddedProps["forOptions"]): void {
    if (stopped.signal.aborted) return;
    // The npm package has no address of its own, and a page that uses it may have forgotten to name one.
    if (process.env.WIDGETS_PACKAGE && !settings.server) {
      if (instance.state === "loading") instance.emit("gh-error", { code: "no_server", message: NO_SERVER });
      return;
    }
    instance.settings = settings;
    instance.api.baseUrl = settings.server;
    adoptCss(root, [hostReset, base, ...css, ...(settings.looks ?? [])]);
    const { text = ENGLISH } = settings;
    container.lang = text.tag;
    render(
      <TextProvider value={text}>
        <Component instance={instance} settings={settings} forOptions={forOptions} />
      </TextProvider>,
      container,
    );
    if (!container.parentNode) frame.replaceChildren(container);
  }

  // Its words go from left to right, whatever the page's do.
  container.dir = "ltr";
  memories.set(id, memory);
  for (const type of KEPT_INSIDE) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal: stopped.signal });
  }
  const prototype = Object.getPrototypeOf(element);
  if (!("server" in prototype)) defineProperties(prototype);
  takeUpProperties(element);
  const attributes = new MutationObserver(instance.update);
  attributes.observe(element, { attributeFilter: ATTRIBUTES });
  instance.update();
  return instance;
}
