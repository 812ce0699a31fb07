import { mayAnalyse } from "@gifthearth/client";
import { forwardToGtag, hasGtag } from "./gtag.ts";

const LONGEST_NAME = 60;

/**
 * Tells the page's `gtag` what is pressed: buttons and links of our own words in the page's main part. What
 * holds somebody's words (an interest, a name, a mail address) is not told, nor what a link looks for.
 */
export function watchClicks(page: Document): void {
  page.addEventListener(
    "click",
    ({ target }) => {
      if (!hasGtag() || !mayAnalyse() || !(target instanceof Element)) return;
      const pressed = target.closest(
        "main :is(a[href]:not([href^='mailto:']), button):not(.gh-chip, .gh-chip *), [data-open-feedback]",
      );
      if (!pressed) return;
      const text = (pressed.textContent ?? "").trim().slice(0, LONGEST_NAME);
      if (pressed instanceof HTMLAnchorElement) {
        forwardToGtag("click", { link_url: pressed.origin + pressed.pathname, link_text: text });
      } else {
        forwardToGtag("button_click", { button_name: text });
      }
    },
    { capture: true },
  );
}
