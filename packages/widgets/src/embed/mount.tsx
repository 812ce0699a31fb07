import { adoptCss } from "@gifthearth/shadow-dom-css";
import hostReset from "@gifthearth/shadow-dom-css/host-reset.css";
import { render } from "preact";
import type { ComponentType } from "react";
import { loadText } from "../text/load-text.ts";
import { resolveLocale } from "../text/locale.ts";
import { TextProvider } from "../text/text.ts";
import base from "../theme/base.css";

/** A widget as the loader mounts it: a component that reads the element's attributes, and its styles. */
export interface EmbeddedWidget {
  readonly Component: ComponentType<{ readonly element: HTMLElement }>;
  readonly css: readonly string[];
}

export interface MountedWidget {
  /** Renders again with the element's attributes and document as they are now; what the visitor entered stays. */
  update(): void;
  /** Takes everything down, requests under way included. */
  destroy(): void;
}

/** Key events end at the shadow root: a page's hotkeys must not fire while a visitor types. */
const KEPT_INSIDE = ["keydown", "keypress", "keyup"];

/** Renders a widget into an element's shadow root, in place of the slotted link. */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  frame: HTMLElement,
  { Component, css }: EmbeddedWidget,
): MountedWidget {
  const stopped = new AbortController();
  for (const type of KEPT_INSIDE) {
    root.addEventListener(type, (event) => event.stopPropagation(), { signal: stopped.signal });
  }
  const fallback = [...frame.childNodes];
  const container = document.createElement("div");
  frame.replaceChildren(container);
  const update = async () => {
    const locale = resolveLocale(element.getAttribute("locale") ?? undefined, element);
    const labels = element.getAttribute("labels");
    const text = await loadText(locale, null, labels ? JSON.parse(labels) : undefined);
    container.lang = text.tag;
    adoptCss(root, [hostReset, base, ...css]);
    render(
      <TextProvider value={text}>
        <Component element={element} />
      </TextProvider>,
      container,
    );
  };
  void update();
  return {
    update: () => void update(),
    destroy() {
      stopped.abort();
      render(null, container);
      frame.replaceChildren(...fallback);
    },
  };
}
