import type { ErrorDetail } from "./events.ts";
import type { FormMemory, Instance, WidgetState } from "./instance.ts";
import type { OptionsOf } from "./options.ts";

/** The name of an element. */
export type WidgetName = keyof OptionsOf;

const WIDGETS = {
  "gift-finder": {
    load: () => import("./gift-finder.tsx"),
    methods: ["search", "reset"],
  },
  "impact-scoreboard": {
    load: () => import("./impact-scoreboard.tsx"),
    methods: ["refresh"],
  },
};

/** Every option's attribute: the build reads them from the types (options.ts), so that the script holds nothing else. */
export const ATTRIBUTES = (process.env.WIDGETS_ATTRIBUTES ?? "").split(" ");

/** How far from the viewport a widget begins to load, pixels. */
const NEAR = "600px";

/** What an element within one of our languages but English matches, through shadow roots too. */
const OTHER_LANGUAGES = ":is(:lang(nl),:lang(fr),:lang(es),:lang(de),:lang(it))";

/** How long is waited for the next try where not even what knows better can be had (try-again.ts). Milliseconds. */
const RETRY_AFTER = 15_000;

/** What our styles and scripts can't do without: the youngest are in Chrome since 123, Firefox 125, Safari 17.5. */
const NEEDED = "(color:light-dark(red,red)) and selector(:popover-open)";

/**
 * Defines the elements that the page doesn't have yet; those of another copy of this script stay. In a browser that
 * lacks what the widgets need it defines none, and each element goes on showing the link inside it.
 * @param server the address that answers where an element names no other; where the script is from, if absent
 */
export function defineElements(server?: string): void {
  // Who says nothing of what it supports, such as a DOM for tests, isn't kept from trying.
  if (globalThis.CSS?.supports?.(NEEDED) === false) return;
  for (const name of Object.keys(WIDGETS) as WidgetName[]) {
    if (!customElements.get(name)) customElements.define(name, elementClass(name, server));
  }
}

/** The class of an element; made when it is asked for, since a server has no `HTMLElement`. */
function elementClass(name: WidgetName, server: string | undefined): CustomElementConstructor {
  const { load, methods } = WIDGETS[name];

  /** Waits until it is near the viewport, and tries until the widget is there; all else is the mounted widget's. */
  return class WidgetElement extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    static {
      // There from the start, so that frameworks set it as a property rather than an object as text.
      Object.assign(WidgetElement.prototype, { labels: undefined });
      for (const method of methods) {
        Object.assign(WidgetElement.prototype, {
          /** Never rejects, so that a page which calls it and goes on hears of no failure in its console. */
          async [method](this: WidgetElement) {
            await this.#mount();
            await this.#widget?.call(method);
            return this.state;
          },
        });
      }
    }

    #root = this.attachShadow({ mode: "open" });
    #frame = document.createElement("div");
    /** What the page put inside shows here until the widget does. */
    #slot = document.createElement("slot");
    #observer =
      globalThis.IntersectionObserver &&
      new IntersectionObserver(
        (entries) => {
          // Coming into view again is a reason to try again.
          if (entries.at(-1)?.isIntersecting && (!this.#widget || this.#failures)) void this.#mount();
        },
        { rootMargin: NEAR },
      );
    #mounting: Promise<void> | undefined;
    #widget: Instance | undefined;
    #hasOptions = false;
    /** How many tries in a row have failed. */
    #failures = 0;
    /** Ends the waiting for the next try. */
    #waiting: AbortController | undefined;
    readonly #form: FormMemory = {};

    constructor() {
      super();
      this.#frame.append(this.#slot);
      this.#root.append(this.#frame);
    }

    get state(): WidgetState {
      return this.#widget?.state ?? (this.#mounting ? "loading" : this.#failures ? "failed" : "waiting");
    }

    connectedCallback(): void {
      if (this.#observer) this.#observer.observe(this.#frame);
      else void this.#mount();
    }

    /** A moved element is connected again at once; only one that stays away is torn down. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#observer?.disconnect();
        this.#waiting?.abort();
        this.#failures = 0;
        this.#takeDown();
      });
    }

    /** Moved to another document, such as an iframe's. */
    adoptedCallback(): void {
      if (this.#widget) void this.#show();
    }

    attributeChangedCallback(): void {
      this.#hasOptions = true;
      this.adoptedCallback();
    }

    /** Whether it looks and speaks as one without options does, and needs no more than that. */
    get #isPlain(): boolean {
      return !this.#hasOptions && !this.matches(OTHER_LANGUAGES);
    }

    /** Brings the widget into view, unless that is under way; never rejects. */
    #mount(): Promise<void> {
      this.#mounting ??= this.#show().finally(() => {
        this.#mounting = undefined;
      });
      return this.#mounting;
    }

    /** Has the widget go by what is now, loaded first where it isn't there; never rejects. */
    async #show(): Promise<void> {
      try {
        this.#waiting?.abort();
        this.#widget ??= await this.#load();
        await this.#widget?.update(this.#isPlain);
        this.#failures = 0;
      } catch (error) {
        this.#fail(error);
      }
    }

    async #load(): Promise<Instance | undefined> {
      const [{ mountWidget }, { default: widget }] = await Promise.all([
        import("./mount.tsx"),
        load(),
        // At once, too: what an element with options needs beside that is there before anybody asks for it.
        this.#isPlain || import("./settings.ts").then(({ prepare }) => prepare(this)),
        this.#isPlain || import("@gifthearth/core/marketplaces"),
      ]);
      // The modules' own task ends here: a slow phone's other work needn't wait for the rendering, too.
      await new Promise((resolve) => setTimeout(resolve));
      if (!this.isConnected) return;
      return mountWidget(this, this.#root, this.#frame, widget, this.#form, server);
    }

    /** Tells the page, leaves the link inside, or the widget as it was, and waits for the next try. */
    #fail(error: unknown): void {
      const isShown = !this.#slot.parentNode;
      if (!isShown) this.#takeDown();
      if (!this.isConnected) return;
      this.#waiting = new AbortController();
      const { signal } = this.#waiting;
      if (!this.#failures++) {
        const message = `<${name}> could not be loaded, and is tried again: ${error}`;
        const detail: ErrorDetail = { code: "unavailable", message };
        this.dispatchEvent(new CustomEvent("gh-error", { bubbles: true, composed: true, detail }));
      }
      const again = () => void this.#mount();
      addEventListener("online", again, { signal });
      import("./try-again.ts")
        .then(({ tryAgain }) => tryAgain(again, this, isShown ? null : this.#root, this.#failures, signal))
        .catch(() => setTimeout(() => signal.aborted || again(), RETRY_AFTER));
    }

    #takeDown(): void {
      this.#widget?.destroy();
      this.#widget = undefined;
    }
  };
}
