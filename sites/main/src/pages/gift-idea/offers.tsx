import { fetchGiftIdea } from "@gifthearth/client";
import type { Offer } from "@gifthearth/core";
import type { GiftIdeaResponse } from "@gifthearth/core/contract";
import { OfferPrice, useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { useCountry } from "../../host/country.tsx";

const DAY = 24 * 60 * 60 * 1000;

interface OffersProps {
  readonly idea: Pick<GiftIdeaResponse, "id" | "title" | "offers">;
  /** The part of the commission that is given, such as "50%". */
  readonly share: string;
}

/** What shops of the visitor's country have of an idea, the cheapest first; nothing where none has it. */
export function Offers({ idea, share }: OffersProps) {
  const offers = useOffers(idea);
  if (offers.length === 0) return null;
  const isPaid = offers.some(({ paidLink }) => paidLink);
  const maySayShare = offers.every(({ charityClaim }) => charityClaim);
  return (
    <section className="idea-offers" aria-labelledby="offers">
      <h2 id="offers">In shops now</h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            {offer.image && <img src={offer.image} alt="" width={72} height={72} loading="lazy" />}
            <a href={offer.link} target="_blank" rel={offer.paidLink ? "sponsored noopener" : "noopener"}>
              {offer.title}
              <span className="gh-hidden"> (opens in a new tab)</span>
            </a>
            <span>
              <strong>
                <OfferPrice offer={offer} />
              </strong>{" "}
              {offer.paidLink && <span className="gh-muted">(paid link)</span>}{" "}
              <span className="gh-muted">{seenText(offer.seenAt)}</span>
            </span>
          </li>
        ))}
      </ul>
      {isPaid && (
        <p className="gh-muted">
          Paid links: we earn a commission if you buy, and your price stays the same.
          {maySayShare && ` ${share} of the commission goes to charity.`}
        </p>
      )}
    </section>
  );
}

/** Those that came with the page are of the country that was detected; another's are asked for once it is chosen. */
function useOffers({ id, offers }: OffersProps["idea"]): readonly Offer[] {
  const { api } = useHost();
  const { code, choice } = useCountry();
  const [asked, setAsked] = useState<readonly Offer[]>([]);
  useEffect(() => {
    if (choice === null) return;
    let isOver = false;
    fetchGiftIdea(api, id, choice).then(
      (idea) => !isOver && setAsked(idea.offers),
      // The search at the marketplace is there all the same.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [api, id, choice]);
  const known = choice === null ? offers : asked;
  return known.filter(({ country }) => country === code);
}

function seenText(seenAt: string): string {
  const days = Math.floor((Date.now() - Date.parse(seenAt)) / DAY);
  if (days < 1) return "seen today";
  return days === 1 ? "seen yesterday" : `seen ${days} days ago`;
}
