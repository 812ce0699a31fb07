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

/**
 * Defines the elements that the page doesn't have yet; those of another copy of this script stay.
 * @param server the address that answers where an element names no other
 */
export function defineElements(server?: string): void {
  for (const name of Object.keys(WIDGETS) as WidgetName[]) {
    if (!customElements.get(name)) customElements.define(name, elementClass(name, server));
  }
}

/** The class of an element; made when it is asked for, since a server has no `HTMLElement`. */
function elementClass(name: WidgetName, server: string | undefined): CustomElementConstructor {
  const { load, methods } = WIDGETS[name];

  /** Waits until it is near the viewport; all else is the mounted widget's. */
  return class WidgetElement extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    static {
      // There from the start, so that frameworks set it as a property rather than an object as text.
      Object.assign(WidgetElement.prototype, { labels: undefined });
      for (const method of methods) {
        Object.assign(WidgetElement.prototype, {
          [method](this: WidgetElement) {
            return this.#mount().then(() => this.#widget?.call(method));
          },
        });
      }
    }

    #root = this.attachShadow({ mode: "open" });
    #frame = document.createElement("div");
    #observer: IntersectionObserver | undefined;
    #mounting: Promise<void> | undefined;
    #widget: Instance | undefined;
    #hasOptions = false;
    readonly #form: FormMemory = {};

    constructor() {
      super();
      this.#frame.className = "gh-frame";
      this.#frame.append(document.createElement("slot"));
      this.#root.append(this.#frame);
    }

    get state(): WidgetState {
      return this.#widget?.state ?? (this.#mounting ? "loading" : "waiting");
    }

    connectedCallback(): void {
      if (this.#widget || this.#observer) return;
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)?.isIntersecting) void this.#mount();
        },
        { rootMargin: NEAR },
      );
      this.#observer.observe(this.#frame);
    }

    /** A moved element is connected again at once; only one that stays away is torn down. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopObserving();
        this.#widget?.destroy();
        this.#widget = undefined;
      });
    }

    /** Moved to another document, such as an iframe's. */
    adoptedCallback(): void {
      this.#update();
    }

    attributeChangedCallback(): void {
      this.#hasOptions = true;
      this.#update();
    }

    #update(): void {
      this.#widget?.update(this.#hasOptions);
    }

    /** Never rejects: a page that calls a method and goes on hears of no failure in its console. */
    #mount(): Promise<void> {
      this.#stopObserving();
      this.#mounting ??= Promise.all([import("./mount.tsx"), load()])
        .then(async ([{ mountWidget }, { default: widget }]) => {
          // The modules' own task ends here: a slow phone's other work needn't wait for the rendering, too.
          await new Promise((resolve) => setTimeout(resolve));
          if (!this.isConnected || this.#widget) return;
          this.#widget = mountWidget(this, this.#root, this.#frame, widget, this.#form, server);
          this.#update();
        })
        // A failure leaves the link inside the element, which leads to the same place on our site.
        .catch(() => {})
        .then(() => {
          this.#mounting = undefined;
        });
      return this.#mounting;
    }

    #stopObserving(): void {
      this.#observer?.disconnect();
      this.#observer = undefined;
    }
  };
}
