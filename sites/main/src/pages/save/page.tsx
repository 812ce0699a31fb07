import { pageTitle, priceIn, shopLink } from "@gifthearth/core";
import { IdeaTile, useHost } from "@gifthearth/widgets";
import { type FormEvent, useState } from "react";
import { Link, useActionData, useLoaderData, useNavigate } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { useMarketplace } from "../../host/use-marketplace.ts";
import type { Refused } from "../../no-script/refused.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import type { SavableData } from "./load.ts";

/** Where "Save" leads from a widget on another page: shows the idea, and saves it when the visitor says so. */
export function Component() {
  const { idea, marketplaces } = useLoaderData<SavableData>();
  const { saveIdea, utmSource, user } = useHost();
  const marketplace = useMarketplace(marketplaces);
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);

  const refused = useActionData<Refused>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  async function save(): Promise<void> {
    if (!user) return navigate(signInPath(location.pathname + location.search));
    if (saving || !saveIdea) return;
    setSaving(true);
    const affiliateUrl = shopLink(idea, marketplace, utmSource);
    const { title, description, priceRange, category, imageUrl } = idea;
    const saved = await saveIdea({ title, description, priceRange, category, imageUrl, affiliateUrl });
    setSaving(false);
    if (saved) await navigate("/saved-gift-ideas");
  }

  return (
    <section className="wide auth">
      <PageMeta title={pageTitle("Save Gift Idea")} />
      <div className="auth-head">
        <h1>Save this gift idea?</h1>
        <p>It comes from the page you were on, and goes to your saved gift ideas.</p>
      </div>
      <article className="card auth-card save-idea">
        <IdeaTile idea={idea} />
        <h2>{idea.title}</h2>
        {idea.description && <p>{idea.description}</p>}
        {idea.priceRange && <p className="gh-amount">{priceIn(idea.priceRange, marketplace.countryCode)}</p>}
        <form className="form" method="post" onSubmit={submit}>
          {refused?.problem && <p className="form-error">{refused.problem.message}</p>}
          <button type="submit" className="gh-button gh-button-main" aria-disabled={saving}>
            {saving ? "Saving..." : user ? "Save Gift Idea" : "Sign In to Save"}
          </button>
        </form>
        <Link className="form-aside" to="/gift-finder" viewTransition>
          No, find another gift
        </Link>
      </article>
    </section>
  );
}
