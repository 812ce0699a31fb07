import { defineElements, type WidgetName } from "./define-elements.ts";
import type { WidgetState } from "./instance.ts";
import type { GiftFinderOptions, ImpactScoreboardOptions, OptionsOf } from "./options.ts";

/** `<gift-finder>`. Its properties are its attributes. */
export interface GiftFinderElement extends HTMLElement, GiftFinderOptions {
  readonly state: WidgetState;
  /**
   * Searches for what the form holds, as its button does; what is missing is told in the form. Loads the
   * widget first if needed. Resolves with what came of it, and never rejects: `results` once the ideas are there,
   * `ready` where something is missing in the form, `failed` where the visitor was told why there are none, or the
   * widget can't be loaded and its link stays.
   */
  search(): Promise<WidgetState>;
  /** The form as the options fill it in, and no results. Resolves with `ready`, or `failed` as a search does. */
  reset(): Promise<WidgetState>;
}

/** `<impact-scoreboard>`. Its properties are its attributes. */
export interface ImpactScoreboardElement extends HTMLElement, ImpactScoreboardOptions {
  readonly state: WidgetState;
  /** Asks for the figures anew. Resolves with `ready` once they are there, with `failed` where they can't be had. */
  refresh(): Promise<WidgetState>;
}

/** The elements by name. */
interface ElementOf {
  readonly "gift-finder": GiftFinderElement;
  readonly "impact-scoreboard": ImpactScoreboardElement;
}

declare global {
  interface HTMLElementTagNameMap extends ElementOf {}
}

/** A widget that a script has put somewhere. */
export interface WidgetHandle<Name extends WidgetName> {
  readonly element: ElementOf[Name];
  readonly state: WidgetState;
  /** Changes the options that are given; `undefined` takes one back. What the visitor did stays. */
  update(options: OptionsOf[Name]): void;
  /** Takes the widget out of the page, its listeners, timers and requests with it. */
  destroy(): void;
}

/**
 * Puts a gift finder at the end of an element.
 * @param target the element, or its selector
 * @throws {Error} when there is no such element
 */
export const mountGiftFinder = (target: Element | string, options?: GiftFinderOptions) =>
  mount("gift-finder", target, options);

/** Puts an impact scoreboard at the end of an element; otherwise as {@link mountGiftFinder}. */
export const mountImpactScoreboard = (target: Element | string, options?: ImpactScoreboardOptions) =>
  mount("impact-scoreboard", target, options);

function mount<Name extends WidgetName>(
  name: Name,
  target: Element | string,
  options: OptionsOf[Name] = {},
): WidgetHandle<Name> {
  const place = typeof target === "string" ? document.querySelector(target) : target;
  if (!place?.nodeType) throw new Error(`No element "${target}" to put <${name}> into`);
  defineElements();
  const element = Object.assign<ElementOf[Name], typeof options>(document.createElement(name), options);
  place.append(element);
  return {
    element,
    get state() {
      return element.state;
    },
    update: (changes) => void Object.assign(element, changes),
    destroy: () => element.remove(),
  };
}
