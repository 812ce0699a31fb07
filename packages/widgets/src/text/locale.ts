import { LANGUAGES } from "@gifthearth/core/language";

/** A language of ours, with a region or without. */
const OURS = new RegExp(`^(${LANGUAGES.join("|")})(?:[-_]([a-z]{2}))?(?![a-z])`, "i");

/**
 * The language that a widget speaks, as `nl` or `de-AT`: that of its `locale` option, else that of the nearest
 * `lang` around it, else English.
 * @param option one that isn't ours is as if absent
 */
export function resolveLocale(option: string | undefined, element: Element): string {
  return oursIn(option) ?? oursIn(langAround(element)) ?? "en";
}

function oursIn(tag = ""): string | undefined {
  const [found, language = "", region] = OURS.exec(tag) ?? [];
  if (!found) return undefined;
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase();
}

/** The nearest `lang`, through the shadow roots that the element is in. */
function langAround(element: Element): string | undefined {
  const near = element.closest<HTMLElement>("[lang]");
  if (near) return near.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : undefined;
}
