import { formatShare, pageTitle, priceIn, shopLink } from "@gifthearth/core";
import type { AlternativeKind } from "@gifthearth/core/recommend";
import {
  categoryName,
  IdeaTile,
  NoScriptSaveLink,
  SaveButton,
  ShopLink,
  tagName,
  useHost,
} from "@gifthearth/widgets";
import { Link, useLoaderData } from "react-router";
import { useHydrated } from "../../account/use-hydrated.ts";
import { CardWords } from "../../card/card-words.tsx";
import { PartnerHost } from "../../host/partner-host.tsx";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { useShortlist } from "../../host/use-shortlist.ts";
import { breadcrumbList } from "../../seo/breadcrumb-list.ts";
import { JsonLd } from "../../seo/json-ld.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { cardOfIdea } from "../../share/cards.ts";
import { useCharityShare, useSiteData } from "../../site-data.ts";
import { useFoundIdea } from "./found-idea.ts";
import type { GiftIdeaData } from "./load.ts";
import { Offers } from "./offers.tsx";

/** How another idea is introduced. */
const ALTERNATIVES = {
  cheaper: "For less",
  "more personal": "More personal",
  "an experience": "Something to do",
} as const satisfies Record<AlternativeKind, string>;

/** One idea of the catalogue; embedded widgets lead here where they may not link to a marketplace. */
export function Component() {
  return (
    <PartnerHost>
      <Idea />
    </PartnerHost>
  );
}

function Idea() {
  const { idea, marketplaces } = useLoaderData<GiftIdeaData>();
  const marketplace = useMarketplace(marketplaces);
  const { origin } = useSiteData();
  const share = formatShare(useCharityShare());
  const { saveIdea, utmSource } = useHost();
  const found = useFoundIdea();
  const why = found?.why ?? null;
  const { title, description, category, imageUrl, drawing } = idea;
  const wholeRange = priceIn(idea.priceRange, marketplace.countryCode);
  const priceRange = found ? priceIn(found.priceRange, marketplace.countryCode) : wholeRange;
  const affiliateUrl = shopLink(idea, marketplace, utmSource);
  const isKept = useShortlist().some((kept) => kept.title === title);
  const save = async () =>
    (await saveIdea?.({ title, description, priceRange, category, imageUrl, drawing, why, affiliateUrl })) ??
    false;
  return (
    <>
      <PageMeta title={pageTitle(idea.title)} description={idea.description} card={cardOfIdea(idea)} />
      <JsonLd
        data={breadcrumbList(origin, [
          { name: "Gift Ideas", path: "/gift-ideas" },
          { name: idea.title, path: `/gift-ideas/${idea.id}` },
        ])}
      />
      <article className="wide idea">
        <IdeaTile idea={idea} />
        <div className="idea-text">
          <p className="eyebrow">{[categoryName(idea.category), ...idea.tags.map(tagName)].join(" · ")}</p>
          <h1>{idea.title}</h1>
          {why && <p className="idea-why">{why}</p>}
          <p className="lead">{idea.description}</p>
          <p className="idea-price">
            {priceRange}
            {priceRange !== wholeRange && (
              <span className="gh-muted">within your budget; {wholeRange} in all</span>
            )}
          </p>
          <Offers idea={idea} share={share} />
          <div className="idea-shop">
            <div className="gh-row">
              <ShopLink suggestion={idea} marketplace={marketplace} />
              <SaveButton name={idea.title} onSave={save} isKept={isKept}>
                Save
              </SaveButton>
              <NoScriptSaveLink suggestion={idea}>Save</NoScriptSaveLink>
              <ShareButton title={title} />
            </div>
            <p className="gh-muted">
              Paid link: it opens a search at {marketplace.domain}. If you buy there we earn a commission,
              your price stays the same, and {share} of the commission goes to charity. Prices are estimates.
            </p>
          </div>
          {idea.lookFor && (
            <div className="idea-look-for">
              <h2>What to look for</h2>
              <p>{idea.lookFor}</p>
            </div>
          )}
          <CardWords key={idea.id} idea={idea} />
        </div>
        {idea.alternatives.length > 0 && (
          <section className="idea-others" aria-labelledby="others">
            <h2 id="others">Or instead</h2>
            <ul>
              {idea.alternatives.map(({ kind, idea: other }) => (
                <li key={other.id}>
                  <Link to={`/gift-ideas/${encodeURIComponent(other.id)}`} viewTransition>
                    <IdeaTile idea={other} />
                    <span className="gh-muted">{ALTERNATIVES[kind]}</span>
                    <strong>{other.title}</strong>
                    <span className="gh-amount">{priceIn(other.priceRange, marketplace.countryCode)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="idea-search">
          Not quite it?{" "}
          <Link to="/gift-finder" viewTransition>
            Tell the gift finder who it is for
          </Link>
          .
        </p>
      </article>
    </>
  );
}

/** Shares the address by what the device has for that, else copies it. Shown once the page is live: it does nothing before. */
function ShareButton({ title }: { readonly title: string }) {
  const { notify } = useHost();
  const isLive = useHydrated();

  async function share(): Promise<void> {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        notify({ kind: "success", text: "Link copied" });
      }
    } catch (error) {
      // Who closes the device's own dialog has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ kind: "error", text: `Your browser doesn’t let us copy. The link is ${url}` });
    }
  }

  return isLive ? (
    <button type="button" className="gh-button" onClick={() => void share()}>
      Share
    </button>
  ) : null;
}
