import { signUpPartner } from "@gifthearth/client";
import { PARTNER_LIMITS } from "@gifthearth/core/partner";
import { useHost } from "@gifthearth/widgets";
import { useNavigate } from "react-router";
import { partnerPath } from "./address.ts";
import type { OwnPartners } from "./load.ts";
import { PartnerForm } from "./partner-form.tsx";

/** The form by which one becomes a partner; a person may be several. */
export function NewPartner({ items, charities }: OwnPartners) {
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
