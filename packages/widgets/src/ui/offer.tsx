import type { GiftSuggestion, Marketplace, Offer } from "@gifthearth/core";
import { useMemo } from "react";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";

/** What a shop has of an idea, where its link may stand; none of another country than the one that is chosen now. */
export function useOffer(idea: Pick<GiftSuggestion, "offer">, marketplace: Country): Offer | undefined {
  const { siteLinksOnly } = useHost();
  return siteLinksOnly ? undefined : offerIn(idea, marketplace);
}

/** Ideas with the offers that their cards show, and without those that they don't. */
export function useOffers<Idea extends Pick<GiftSuggestion, "offer">>(
  ideas: readonly Idea[],
  { countryCode }: Country,
): readonly Idea[] {
  const { siteLinksOnly } = useHost();
  return useMemo(
    () =>
      ideas.map((idea) => {
        const offer = siteLinksOnly ? undefined : offerIn(idea, { countryCode });
        return offer === idea.offer ? idea : { ...idea, offer };
      }),
    [ideas, countryCode, siteLinksOnly],
  );
}

type Country = Pick<Marketplace, "countryCode">;

function offerIn({ offer }: Pick<GiftSuggestion, "offer">, { countryCode }: Country): Offer | undefined {
  return offer?.country === countryCode ? offer : undefined;
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
