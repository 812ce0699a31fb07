import { defineElements as define } from "../embed/define-elements.ts";
import { requireServer } from "../embed/server-address.ts";

let everyElementHasServer = false;

/** Whether an element that names no server has one all the same. */
export const hasDefaultServer = () => everyElementHasServer;

/**
 * Defines `<gift-finder>` and `<impact-scoreboard>`, where the page doesn't have them yet. The first
 * definition stays, with its server. Does nothing where there is no DOM.
 * @param server the address of the GiftHearth that answers where an element names no other
 * @throws {Error} when the address is none
 */
export function defineElements(server?: string): void {
  if (server !== undefined) requireServer(server);
  if (typeof customElements === "undefined") return;
  // Those that the page's own script defined know where it came from.
  if (!customElements.get("gift-finder")) everyElementHasServer = server !== undefined;
  else everyElementHasServer ||= "GiftHearth" in window;
  define(server);
}
