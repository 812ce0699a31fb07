/**
 * The one script a page includes. It defines the elements and waits; a widget's code is fetched when
 * one of its elements comes near the viewport. Until then, and if that fails, the element shows the
 * plain link that stands inside it.
 */
import type { MountedWidget } from "./mount.tsx";

/** `heights`: what a widget usually takes on a narrow and on a wide place, pixels; reserved while it loads. */
const WIDGETS = {
  "gift-finder": { load: () => import("./gift-finder.tsx"), heights: [830, 640] },
  "impact-scoreboard": { load: () => import("./impact-scoreboard.tsx"), heights: [420, 300] },
};

/** Below this many pixels a place counts as narrow. */
const NARROW = 500;

/** How far from the viewport a widget begins to load, pixels. */
const NEAR = "600px";

for (const [name, { load, heights }] of Object.entries(WIDGETS)) {
  if (customElements.get(name)) continue;

  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = ["country", "charity", "locale", "labels"];
      #root = this.attachShadow({ mode: "open" });
      #frame = document.createElement("div");
      #observer?: IntersectionObserver | undefined;
      #widget?: MountedWidget | undefined;

      constructor() {
        super();
        this.#frame.className = "gh-frame";
        this.#frame.append(document.createElement("slot"));
        this.#root.append(this.#frame);
      }

      connectedCallback(): void {
        if (this.#widget || this.#observer) return;
        this.#frame.style.minHeight = `${heights[this.offsetWidth < NARROW ? 0 : 1]}px`;
        this.#observer = new IntersectionObserver(
          (entries) => {
            if (entries.some((entry) => entry.isIntersecting)) void this.#mount();
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

      attributeChangedCallback(): void {
        this.#widget?.update();
      }

      /** Moved to another document, such as an iframe's. */
      adoptedCallback(): void {
        this.#widget?.update();
      }

      async #mount(): Promise<void> {
        this.#stopObserving();
        try {
          const [{ mountWidget }, { default: widget }] = await Promise.all([import("./mount.tsx"), load()]);
          if (this.isConnected && !this.#widget) {
            this.#widget = mountWidget(this, this.#root, this.#frame, widget);
          }
        } catch {
          // The link inside the element stays, and leads to the same place on our site.
        }
      }

      #stopObserving(): void {
        this.#observer?.disconnect();
        this.#observer = undefined;
      }
    },
  );
}
