import { adoptCss } from "@gifthearth/shadow-dom-css";
import hostReset from "@gifthearth/shadow-dom-css/host-reset.css";
import { render } from "preact";
import { ENGLISH, TextProvider } from "../text/text.ts";
import base from "../theme/base.css";
import { defineProperties, takeUpProperties } from "./attributes.ts";
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
const forms = new Map<string, FormMemory>();

/**
 * Makes a widget of an element's shadow root; its first `update` renders it in place of the slotted link.
 * @param frame holds that slot
 * @param ownForm what this same element held before
 * @param server the address that answers where the element names no other
 */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  frame: HTMLElement,
  { Component, css, loadForOptions }: EmbeddedWidget,
  ownForm: FormMemory,
  server = "",
): Instance {
  const { id } = element;
  const stopped = new AbortController();
  const container = document.createElement("div");
  const fallback = [...frame.childNodes];
  const form = (id && forms.get(id)) || ownForm;
  const plain: Settings = { siteUrl: server, utmSource: "gifthearth-embed", country: null };
  let settings = plain;
  let shown: Promise<void> | undefined;

  const instance: Instance = {
    state: "loading",
    form,
    api: { baseUrl: server, fetch: (...request) => fetch(...request) },
    emit(type, about, text) {
      instance.state = STATE_AFTER[type] ?? instance.state;
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
    update(hasOptions) {
      const isPlain =
        !hasOptions && !element.matches(OTHER_LANGUAGES) && !matchMedia("(forced-colors: active)").matches;
      const latest = (isPlain ? Promise.resolve([plain] as const) : load()).then(show, () => show([plain]));
      shown = latest;

      // Before anything shows, so that nothing changes before the visitor's eyes.
      async function load() {
        const [{ settingsOf }, forOptions] = await Promise.all([import("./settings.ts"), loadForOptions?.()]);
        return [await settingsOf(element, frame, plain), forOptions] as const;
      }

      function show([next, forOptions]: readonly [Settings, EmbeddedProps["forOptions"]?]): void {
        // Another language may have come sooner than the one before it.
        if (stopped.signal.aborted || shown !== latest) return;
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
            <Component instance={instance} settings={next} forOptions={forOptions} />
          </TextProvider>,
          container,
        );
        if (!container.parentNode) frame.replaceChildren(container);
      }
    },
    async call(method) {
      await shown;
      const { callMethod } = await import("./settings.ts");
      await callMethod(method, container, instance, stopped.signal);
    },
    destroy() {
      stopped.abort();
      render(null, container);
      frame.replaceChildren(...fallback);
    },
  };

  // Its words go from left to right, whatever the page's do.
  container.dir = "ltr";
  forms.set(id, form);
  for (const type of KEPT_INSIDE) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal: stopped.signal });
  }
  const widgetClass = element.constructor as never;
  // Not of the element: a property that was set before hides what the class has.
  if (!("server" in Object.getPrototypeOf(element))) defineProperties(widgetClass);
  takeUpProperties(element, widgetClass);
  return instance;
}
