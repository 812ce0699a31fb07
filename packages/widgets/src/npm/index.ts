/** The main entry of the npm package: functions and types, and nothing that happens on import. */
export type {
  ErrorDetail,
  ReadyDetail,
  ResultsDetail,
  SaveDetail,
  SearchDetail,
  ShopDetail,
  WidgetEventDetails,
  WidgetEvents,
} from "../embed/events.ts";
export type { WidgetState } from "../embed/instance.ts";
export type { GiftFinderElement, ImpactScoreboardElement, WidgetHandle } from "../embed/mount-functions.ts";
export type { GiftFinderOptions, ImpactScoreboardOptions, WidgetOptions } from "../embed/options.ts";
export { defineElements } from "./define-elements.ts";
export { mountGiftFinder, mountImpactScoreboard } from "./mount.ts";
export type {
  GiftFinderAttributes,
  ImpactScoreboardAttributes,
  OptionAttributes,
} from "./option-attributes.ts";
