import { FIGURE_RANGES, type FigureRange } from "@gifthearth/core/partner";

/** What is shown of a partner. */
export const PARTNER_VIEWS = [
  { id: "figures", name: "Figures" },
  { id: "snippet", name: "Your snippet" },
  { id: "settings", name: "Settings" },
] as const;
export type PartnerView = (typeof PARTNER_VIEWS)[number]["id"];

/** What the page's address asks for. */
export interface PartnersAddress {
  /** The partner's id; null for the first one. */
  readonly id: string | null;
  /** `new` for the form by which one becomes another partner. */
  readonly view: PartnerView | "new";
  readonly range: FigureRange;
}

/** What isn't known counts as not said. */
export function readPartnersAddress(parameters: URLSearchParams): PartnersAddress {
  const [view, range] = [parameters.get("view"), parameters.get("range")];
  return {
    id: parameters.get("id"),
    view: view === "new" ? view : (PARTNER_VIEWS.find(({ id }) => id === view)?.id ?? "figures"),
    range: FIGURE_RANGES.find((known) => known === range) ?? "30",
  };
}

/** Where a partner's view is. */
export function partnerPath(id: string, view: PartnerView = "figures", range: FigureRange = "30"): string {
  const parameters = new URLSearchParams({ id });
  if (view !== "figures") parameters.set("view", view);
  if (range !== "30") parameters.set("range", range);
  return `/partners?${parameters}`;
}

/** Where one becomes another partner. */
export const NEW_PARTNER_PATH = "/partners?view=new";
