import type { Api } from "@gifthearth/client";
import type { GiftQuery } from "@gifthearth/core";
import type { ComponentType } from "react";
import type { FormQuery, WidgetHost } from "../host.ts";
import type { Text } from "../text/text.ts";
import type { WidgetEventDetails } from "./events.ts";
import type { GiftFinderOptions, ImpactScoreboardOptions } from "./options.ts";

/**
 * How far a widget is: not loaded yet, loading, usable, and then, of a finder, searching, with results or
 * with a message why there are none. Failed is a board whose figures can't be had, and a widget that can't be loaded,
 * as long as it waits for the next try.
 */
export type WidgetState = "waiting" | "loading" | "ready" | "searching" | "results" | "failed";

/** What a widget goes by: its options, looked through (settings.ts), and what they make of its host. */
export interface Settings
  extends Pick<WidgetHost, "country" | "money" | "siteUrl" | "utmSource" | "siteLinksOnly">,
    Omit<GiftFinderOptions & ImpactScoreboardOptions, "country"> {
  /** English where there is none. */
  readonly text?: Text | undefined;
  /** Why its language's words couldn't be had. */
  readonly missing?: Error | undefined;
  /** Stylesheets that make it look otherwise. */
  readonly looks?: readonly string[];
}

/** What a finder's form holds, for the element's next time on the page. */
export interface FormMemory {
  query?: FormQuery | undefined;
  /** What the page wants it to hold; a field of it that changes is filled in anew. */
  filling?: GiftQuery | undefined;
  /** Counts changes of the occasion that came from the page. */
  fillings?: number;
}

/** One widget from its first rendering to its end. */
export interface Instance {
  state: WidgetState;
  readonly form: FormMemory;
  /** One and the same, whatever the options say. */
  readonly api: { -readonly [Name in keyof Api]: Api[Name] };
  /** Tells the page what happened. */
  readonly emit: NonNullable<WidgetHost["emit"]>;
  /** What the widget has to show at first stands; again when it was asked for anew. */
  ready(): void;
  /**
   * Renders by the options and in the document as they are now; what the visitor entered stays.
   * @param isPlain whether it looks and speaks as one without options does
   * @throws where a part that this needs can't be had; what was shown before stays, or English stands in
   */
  update(isPlain: boolean): Promise<void>;
  /** Does what a page asks for by a method's name; resolves when what it began is over, and never rejects. */
  call(method: string): Promise<void>;
  /** Takes everything down, requests under way included. */
  destroy(): void;
  /** Filled in by the component: begins anew with what the page wants, or asks for it anew. */
  renew?(): void;
  /** Hears of each event, and of figures that came again. */
  over?(type: keyof WidgetEventDetails): void;
}

/** What a widget's component is given. */
export interface EmbeddedProps {
  readonly instance: Instance;
  readonly settings: Settings;
}

/** A widget as it is mounted: a component that goes by its settings, and its styles. */
export interface EmbeddedWidget {
  readonly Component: ComponentType<EmbeddedProps>;
  readonly css: readonly string[];
}
