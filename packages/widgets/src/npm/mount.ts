import {
  mountGiftFinder as giftFinder,
  mountImpactScoreboard as impactScoreboard,
  type WidgetHandle,
} from "../embed/mount-functions.ts";
import type { GiftFinderOptions, ImpactScoreboardOptions, WidgetOptions } from "../embed/options.ts";
import { requireServer } from "../embed/server-address.ts";
import { defineElements, hasDefaultServer } from "./define-elements.ts";

/**
 * Puts a gift finder at the end of an element.
 * @param target the element, or its selector
 * @param options `server` among them, unless `defineElements` was given one
 * @throws {Error} when there is no such element, or no server
 */
export function mountGiftFinder(
  target: Element | string,
  options: GiftFinderOptions = {},
): WidgetHandle<"gift-finder"> {
  prepare(options);
  return giftFinder(target, options);
}

/** Puts an impact scoreboard at the end of an element; otherwise as {@link mountGiftFinder}. */
export function mountImpactScoreboard(
  target: Element | string,
  options: ImpactScoreboardOptions = {},
): WidgetHandle<"impact-scoreboard"> {
  prepare(options);
  return impactScoreboard(target, options);
}

function prepare({ server }: WidgetOptions): void {
  defineElements();
  if (server !== undefined || !hasDefaultServer()) requireServer(server);
}
