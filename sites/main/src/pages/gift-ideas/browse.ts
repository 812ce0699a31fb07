import { INTERESTS, OCCASIONS, POPULAR_INTERESTS } from "@gifthearth/core";

/** One thing to browse by, as a chip shows it. */
export interface BrowseValue {
  readonly label: string;
  /** As an address names it. */
  readonly name: string;
  /** What it asks of the API: query parameters of `GET /api/gift-ideas`. */
  readonly query: Readonly<Record<string, string>>;
  /** Heading of what is listed. */
  readonly heading: string;
  /** One of those that are told only when asked for. */
  readonly isRare?: boolean;
}

export interface BrowseTab {
  /** The `by` of an address, and the name of the parameter that holds the value. */
  readonly by: "occasion" | "interest" | "price";
  readonly title: string;
  readonly values: readonly [BrowseValue, ...BrowseValue[]];
}

/** Every idea fits where no occasion is named. */
const ANY_OCCASION = "Other";

const OCCASION_VALUES = OCCASIONS.map((occasion) => ({
  label: occasion,
  name: occasion,
  query: occasion === ANY_OCCASION ? {} : { occasion },
  heading: occasion === ANY_OCCASION ? "Ideas for any other occasion" : `${occasion} gift ideas`,
}));

const INTEREST_VALUES = INTERESTS.map((interest) => ({
  label: interest,
  name: interest,
  query: { interest },
  heading: `${interest} gift ideas`,
  isRare: !(POPULAR_INTERESTS as readonly string[]).includes(interest),
}));

/** @param prices lowest and highest, US dollars; empty for no bound */
const priceValue = (label: string, name: string, ...[minPrice, maxPrice]: [string, string]) => ({
  label,
  name,
  query: { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) },
  heading: label === "Luxury" ? `Luxury gift ideas, from $${minPrice}` : `Gift ideas ${lowerFirst(label)}`,
});

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The three tabs of Browse Gift Ideas. */
export const TABS: readonly [BrowseTab, ...BrowseTab[]] = [
  { by: "occasion", title: "By Occasion", values: atLeastOne(OCCASION_VALUES) },
  { by: "interest", title: "By Interest", values: atLeastOne(INTEREST_VALUES) },
  {
    by: "price",
    title: "By Price Range",
    values: [
      priceValue("Under $25", "under-25", "", "25"),
      priceValue("$25-$50", "25-50", "25", "50"),
      priceValue("$50-$100", "50-100", "50", "100"),
      priceValue("$100-$200", "100-200", "100", "200"),
      priceValue("Luxury", "luxury", "200", ""),
    ],
  },
];

function atLeastOne<Item>([first, ...others]: readonly Item[]): readonly [Item, ...Item[]] {
  if (first === undefined) throw new Error("There is nothing to browse by.");
  return [first, ...others];
}

/** Ideas shown at first, and more at each "Show more". */
const PAGE_SIZE = 12;

/** Ideas that one list shows at most: as many as the API gives at once. */
export const MOST_IDEAS = 200;

/** What an address asks to be shown. */
export interface Browse {
  readonly tab: BrowseTab;
  readonly value: BrowseValue;
  /** How many ideas. */
  readonly shown: number;
  /** Whether the address itself names the value. */
  readonly isNamed: boolean;
}

/** Reads `?by=occasion&occasion=Birthday&shown=24`, in any case; what is missing or unknown is the first there is. */
export function readBrowse(parameters: URLSearchParams): Browse {
  const by = parameters.get("by")?.toLowerCase();
  const tab = TABS.find((candidate) => candidate.by === by) ?? TABS[0];
  const name = parameters.get(tab.by)?.trim().toLowerCase();
  const value = tab.values.find((candidate) => candidate.name.toLowerCase() === name);
  return {
    tab,
    value: value ?? tab.values[0],
    shown: readShown(parameters.get("shown")),
    isNamed: value !== undefined,
  };
}

/** In whole pages, at least one and no more than there can be. */
function readShown(text: string | null): number {
  const asked = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;
  return Math.min(MOST_IDEAS, Math.max(1, Math.ceil(asked / PAGE_SIZE)) * PAGE_SIZE);
}

/** The address of a tab's value: what {@link readBrowse} reads. */
export function browseAddress(tab: BrowseTab, value?: BrowseValue, shown = 0): string {
  const parameters = new URLSearchParams({ by: tab.by });
  if (value) parameters.set(tab.by, value.name);
  if (shown > 0) parameters.set("shown", String(shown));
  return `/gift-ideas?${parameters}`;
}

/** The address that shows one page more. */
export function moreAddress({ tab, value, shown }: Browse): string {
  return browseAddress(tab, value, Math.min(MOST_IDEAS, shown + PAGE_SIZE));
}
