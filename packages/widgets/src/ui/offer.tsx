import type { GiftSuggestion, Marketplace, Offer } from "@gifthearth/core";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";

/** What a shop has of an idea, where its link may stand; none of another country than the one that is chosen now. */
export function useOffer(
  { offer }: Pick<GiftSuggestion, "offer">,
  { countryCode }: Pick<Marketplace, "countryCode">,
): Offer | undefined {
  const { siteLinksOnly } = useHost();
  return offer?.country === countryCode && !siteLinksOnly ? offer : undefined;
}

/** The picture of an offer, on our own pages; other sites may allow no picture of ours, and show the drawing. */
export function usePicture(offer: Offer | undefined): string | null {
  const { siteUrl } = useHost();
  return siteUrl === "" ? (offer?.image ?? null) : null;
}

/** "$39.90 · Pots & Co". */
export function OfferPrice({ offer: { price, shop } }: { readonly offer: Offer }) {
  const { tag } = useText();
  const { amount, currency } = price;
  const money = new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return `${money.format(amount)} · ${shop}`;
}
