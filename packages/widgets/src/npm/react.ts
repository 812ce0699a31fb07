import {
  type CSSProperties,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { asText, propertyOf } from "../embed/attributes.ts";
import { ATTRIBUTES } from "../embed/define-elements.ts";
import type {
  ErrorDetail,
  ReadyDetail,
  ResultsDetail,
  SaveDetail,
  SearchDetail,
  ShopDetail,
} from "../embed/events.ts";
import type { GiftFinderElement, ImpactScoreboardElement } from "../embed/mount-functions.ts";
import type { GiftFinderOptions, ImpactScoreboardOptions } from "../embed/options.ts";
import { EM, linkPathOf, PLACES, roomLength } from "../embed/places.ts";
import { defineElements } from "./define-elements.ts";
import type { ElementAttributes } from "./jsx.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gift-finder": ElementAttributes<GiftFinderOptions, GiftFinderElement>;
      "impact-scoreboard": ElementAttributes<ImpactScoreboardOptions, ImpactScoreboardElement>;
    }
  }
}

/** What both components take beside options and handlers: all that an element takes, which they hand on. */
export interface PlaceProps
  extends Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML" | "onError" | "style"> {
  /**
   * Added to a style that keeps the element's room free until it is loaded, in a column of any width; `null`
   * leaves out both, for pages whose Content Security Policy allows no style attributes.
   */
  readonly style?: CSSProperties | null | undefined;
  /**
   * Stands in place of the widget until it is loaded, and stays if it can't be.
   * @default a link to the same thing on the server's own site
   */
  readonly children?: ReactNode;
}

/** `<GiftFinder>`: every option of the element, and what it tells. Another handler never mounts it anew. */
export interface GiftFinderProps extends GiftFinderOptions, PlaceProps {
  /** The finder stands and can be used. */
  readonly onReady?: ((detail: ReadyDetail) => void) | undefined;
  /** A search has begun. */
  readonly onSearch?: ((detail: SearchDetail) => void) | undefined;
  /** The ideas are there. */
  readonly onResults?: ((detail: ResultsDetail) => void) | undefined;
  /** The visitor follows an idea's link to a shop or to our page of the idea. */
  readonly onShop?: ((detail: ShopDetail) => void) | undefined;
  /** The visitor follows the link that saves an idea on our site. */
  readonly onSave?: ((detail: SaveDetail) => void) | undefined;
  /** Something failed, and the visitor was told so; or no `server` was named, code `no_server`. */
  readonly onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** `<ImpactScoreboard>`: every option of the element, and what it tells. */
export interface ImpactScoreboardProps extends ImpactScoreboardOptions, PlaceProps {
  /** The board stands. */
  readonly onReady?: ((detail: ReadyDetail) => void) | undefined;
  /** There are no true figures, and the board shows its link; or no `server` was named, code `no_server`. */
  readonly onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** By the event that each handler hears. */
const HANDLERS = {
  "gh-ready": "onReady",
  "gh-search": "onSearch",
  "gh-results": "onResults",
  "gh-shop": "onShop",
  "gh-save": "onSave",
  "gh-error": "onError",
} as const;

const EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

/** What an element may tell before anybody could listen: what its state says of it later. */
const NOT_YET = ["waiting", "loading", "failed", undefined];

/**
 * Attributes of every element that are there or not. React 18 would write `hidden="false"`, which hides, and React 19
 * sets the property, for which an empty text means no: by their own name they are there in both.
 */
const FLAGS = ["hidden", "inert"];

/** Beside what stands in the element: as tall as the room, and no pixel wide. */
const HELD_OPEN = { float: "left", height: "var(--gh-room)" } as const;

/** A server has no layout, and warns of who asks for it. */
const useBrowserEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

type AnyProps = GiftFinderProps & ImpactScoreboardProps;
type AnyElement = GiftFinderElement | ImpactScoreboardElement;

function widget<Element extends AnyElement, Props extends PlaceProps>(
  name: keyof typeof PLACES,
  displayName: string,
): ForwardRefExoticComponent<Props & RefAttributes<Element>> {
  const Widget = forwardRef<Element, Props>((props, forwarded) => {
    const element = useRef<Element>(null);
    const handlers = useRef<AnyProps>(props);
    const wasReady = useRef(false);
    useImperativeHandle(forwarded, () => element.current as Element, []);
    useBrowserEffect(() => {
      handlers.current = props;
    });
    useBrowserEffect(() => {
      const { current } = element;
      const listening = new AbortController();
      const hear = ({ type, detail }: Event & { readonly detail?: unknown }) => {
        wasReady.current ||= type === "gh-ready";
        const handler = handlers.current[HANDLERS[type as keyof typeof HANDLERS]];
        (handler as ((detail: unknown) => void) | undefined)?.(detail);
      };
      for (const type of EVENTS) current?.addEventListener(type, hear, { signal: listening.signal });
      // Rendered on a server, it may have been ready before this page was live.
      if (!wasReady.current && !NOT_YET.includes(current?.state)) {
        const version = process.env.WIDGETS_VERSION;
        hear(new CustomEvent("gh-ready", { detail: { widget: name, version } }));
      }
      defineElements();
      return () => listening.abort();
    }, []);
    return createElement(name, { ...attributesOf(name, props), ref: element });
  });
  Widget.displayName = displayName;
  return Widget as ForwardRefExoticComponent<Props & RefAttributes<Element>>;
}

/** What React writes on the element, the same on the server, in React 18 and in React 19: text, all of it. */
function attributesOf(name: keyof typeof PLACES, props: AnyProps): Record<string, unknown> {
  const { className, style, children, ...rest } = props;
  const { link } = PLACES[name];
  const room = {
    ...(!props.hidden && { display: "flow-root" }),
    width: "100%",
    minWidth: 0,
    containerType: "inline-size",
    containIntrinsicInlineSize: "min(300px, 80vw)",
    "--gh-em": EM,
    "--gh-room": roomLength(name, Boolean(props.compact)),
  };
  const others: Record<string, unknown> = rest;
  const attributes: Record<string, unknown> = {};
  for (const attribute of ATTRIBUTES) {
    const option = propertyOf(attribute);
    attributes[attribute] = asText(props[option]);
    if (option !== attribute) delete others[option];
  }
  for (const type of EVENTS) delete others[HANDLERS[type]];
  for (const flag of FLAGS) others[flag] = others[flag] ? flag : undefined;
  const { server, partner } = props;
  return {
    ...others,
    ...attributes,
    // React 18 takes `className` on a custom element for an attribute of that name.
    class: className,
    style: style === null ? undefined : { ...room, ...style },
    children: [
      style !== null && createElement("span", { key: "room", style: HELD_OPEN }),
      children ??
        (server &&
          createElement("a", { key: "link", href: server.replace(/\/*$/, linkPathOf(name, partner)) }, link)),
    ],
  };
}

/** The gift finder. Give it `server`, the address of the GiftHearth that answers. */
export const GiftFinder = widget<GiftFinderElement, GiftFinderProps>("gift-finder", "GiftFinder");

/** The impact scoreboard. Give it `server`, the address of the GiftHearth that answers. */
export const ImpactScoreboard = widget<ImpactScoreboardElement, ImpactScoreboardProps>(
  "impact-scoreboard",
  "ImpactScoreboard",
);
