import { formatDollars, PRODUCT_NAME } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";

const STYLES = ["card", "line"] as const;
const THEMES = ["light", "dark"] as const;

/** What an address asks a badge to look like. */
export interface BadgeLook {
  /** `card` is 76 pixels high, `line` 28, for the first lines of a README. */
  readonly style: (typeof STYLES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly format: "svg" | "png";
  /** Pixels of a PNG for each pixel of the badge. */
  readonly scale: 1 | 2;
}

/** A badge to be drawn: its look and its words. */
export interface Badge extends BadgeLook {
  readonly kind: "badge";
  /** The sum as it is written, such as `$25.50`; our name where there is none to show. */
  readonly headline: string;
  readonly label: string;
  readonly hasFigures: boolean;
  /** "" where there is nothing to remark. */
  readonly note: string;
}

/** A charity's name may be long; a badge stays one that fits beside a text. */
const LONGEST_NAME = 40;

/** Letters that our fonts lack. */
const NOT_DRAWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|\p{Extended_Pictographic}/u;

/** Reads a badge's query. What isn't known, or means nothing, is as if it weren't there. */
export function readBadgeLook(parameters: URLSearchParams, format: BadgeLook["format"]): BadgeLook {
  const asked = (name: string, known: readonly string[]) => known.indexOf(parameters.get(name) ?? "");
  return {
    style: STYLES[asked("style", STYLES)] ?? "card",
    theme: THEMES[asked("theme", THEMES)] ?? "light",
    format,
    // An SVG has no pixels.
    scale: format === "png" && parameters.get("scale") === "2" ? 2 : 1,
  };
}

/**
 * The badge of some figures: what was really given, and whether tests are in it. It stands on other people's pages, so
 * without true figures it says who we are and nothing else.
 * @param stats null when they can't be had
 */
export function toBadge(stats: DonationStatsResponse | null, look: BadgeLook): Badge {
  if (!stats || stats.isSample) {
    const label = "Gifts that warm twice";
    return { kind: "badge", ...look, headline: PRODUCT_NAME, label, hasFigures: false, note: "" };
  }
  const { totalDonations, charityName, isDemo } = stats;
  return {
    kind: "badge",
    ...look,
    headline: formatDollars(totalDonations),
    label: labelOf(charityName),
    hasFigures: true,
    note: isDemo ? "Test donations counted" : "",
  };
}

/** The badge in words: its title, read out by a screen reader. */
export function badgeText({ headline, label, hasFigures, note }: Badge): string {
  const words = hasFigures ? `${PRODUCT_NAME}: ${headline} ${label}` : `${headline}: ${label}`;
  return [words, note].filter(Boolean).join(". ");
}

function labelOf(charityName: string | undefined): string {
  if (charityName === undefined) return "donated to charity";
  const letters = [...charityName];
  const name =
    letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : charityName;
  return `given to ${NOT_DRAWN.test(name) ? "this charity" : name}`;
}
