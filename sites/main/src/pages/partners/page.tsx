import { signUpPartner } from "@gifthearth/client";
import { PRODUCT_NAME, pageTitle } from "@gifthearth/core";
import { PARTNER_LIMITS } from "@gifthearth/core/partner";
import { useHost } from "@gifthearth/widgets";
import { Link, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { LoadFailure } from "../../account/load-failure.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { NEW_PARTNER_PATH, PARTNER_VIEWS, partnerPath, readPartnersAddress } from "./address.ts";
import { Figures } from "./figures.tsx";
import type { LoadedPartners, OwnPartners } from "./load.ts";
import { Offer } from "./offer.tsx";
import { PartnerForm } from "./partner-form.tsx";
import { Settings } from "./settings.tsx";
import { Snippet } from "./snippet.tsx";

/** For who shows our widgets on a site of their own: what that is, signing up, and what came of it. */
export function Component() {
  const loaded = useLoaderData<LoadedPartners>();
  return (
    <>
      <PageMeta
        title={pageTitle("Partners")}
        description={`Put the ${PRODUCT_NAME} gift finder or impact board on your blog or charity's site, and see what comes of it, day by day.`}
      />
      {loaded === "signed out" ? <Offer /> : <Own loaded={loaded} />}
    </>
  );
}

function Own({ loaded }: { readonly loaded: Exclude<LoadedPartners, "signed out"> }) {
  return (
    <section className="wide profile partners">
      <div className="profile-head">
        <h1>Partners</h1>
        <p className="gh-muted">Your widgets on your own sites, and what comes of them.</p>
      </div>
      {loaded === null && (
        <div className="profile-main">
          <LoadFailure message="Your partner ids can't be loaded right now." />
        </div>
      )}
      {loaded === "unknown" && (
        <div className="profile-main">
          <p className="gh-note">
            You have no such partner id. <Link to="/partners">See the ones you have.</Link>
          </p>
        </div>
      )}
      {loaded !== null && loaded !== "unknown" && <Partners {...loaded} />}
    </section>
  );
}

function Partners(own: OwnPartners) {
  const [parameters] = useSearchParams();
  const { view } = readPartnersAddress(parameters);
  const { items, shown } = own;
  const isNew = view === "new" || !shown;
  return (
    <>
      {items.length > 0 && (
        <nav className="side-tabs" aria-label="Your partner ids">
          {items.map(({ id, name }) => (
            <Link
              key={id}
              to={partnerPath(id)}
              preventScrollReset
              aria-current={!isNew && id === shown.id ? "page" : undefined}
            >
              {name}
            </Link>
          ))}
          <Link to={NEW_PARTNER_PATH} preventScrollReset aria-current={view === "new" ? "page" : undefined}>
            Add another
          </Link>
        </nav>
      )}
      <div className="profile-main">
        {isNew ? <NewPartner {...own} /> : <Shown own={own} shown={shown} />}
      </div>
    </>
  );
}

interface ShownProps {
  readonly own: OwnPartners;
  readonly shown: NonNullable<OwnPartners["shown"]>;
}

function Shown({ own, shown }: ShownProps) {
  const [parameters] = useSearchParams();
  const { view, range } = readPartnersAddress(parameters);
  const { id, name, isDisabled, charityClaim } = shown;
  return (
    <>
      <div className="partner-head">
        <h2>{name}</h2>
        <p className="gh-muted">
          Partner id <code>{id}</code>
        </p>
      </div>
      {isDisabled && (
        <p className="gh-note">
          An administrator has stopped this partner id. Its widgets go on working, but nothing is counted for
          it.
        </p>
      )}
      {charityClaim && <Claim claim={charityClaim} />}
      <nav className="sub-tabs" aria-label={`Views of ${name}`}>
        {PARTNER_VIEWS.map((each) => (
          <Link
            key={each.id}
            to={partnerPath(id, each.id)}
            preventScrollReset
            aria-current={each.id === view ? "page" : undefined}
          >
            {each.name}
          </Link>
        ))}
      </nav>
      {view === "figures" && <Figures partner={shown} figures={own.figures} range={range} />}
      {view === "snippet" && <Snippet partner={shown} />}
      {view === "settings" && <Settings key={id} partner={shown} charities={own.charities} />}
    </>
  );
}

/** That it isn't confirmed which charity a partner is, and what follows from that. */
function Claim({ claim }: { readonly claim: NonNullable<ShownProps["shown"]["charityClaim"]> }) {
  const charity = claim.charityName ?? claim.charityId;
  return (
    <p className="gh-note">
      {claim.state === "waiting"
        ? `Waiting for confirmation: an administrator is still to confirm that this is ${charity}. Until then nobody else sees that it is, and everything else works.`
        : `We couldn't confirm that this is ${charity}. Please choose another charity in the settings, or write to us.`}
    </p>
  );
}

/** The form by which one becomes a partner; a person may be several. */
function NewPartner({ items, charities }: OwnPartners) {
  const { api, notify } = useHost();
  const navigate = useNavigate();
  const { partners: most } = PARTNER_LIMITS;
  return (
    <section className="card panel" aria-labelledby="new-partner-heading">
      <h2 id="new-partner-heading">{items.length === 0 ? "Become a partner" : "Add another partner id"}</h2>
      {items.length >= most ? (
        <p className="gh-note">
          You have {most} partner ids, which is the most. Please end one of them first.
        </p>
      ) : (
        <>
          <p>Tell us where the widgets will stand. You get a partner id to put into their snippet.</p>
          <PartnerForm
            intent="create"
            charities={charities}
            label="Get a partner id"
            save={async (request) => {
              const { id } = await signUpPartner(api, request);
              await navigate(partnerPath(id, "snippet"));
              notify({ kind: "success", text: `Your partner id is ${id}` });
            }}
          />
        </>
      )}
    </section>
  );
}
