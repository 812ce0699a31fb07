import type { AdminPartners } from "@gifthearth/core/contract";
import { countOf } from "./count-of.ts";
import { Pager } from "./pager.tsx";
import { PartnerItem } from "./partner-item.tsx";
import { sectionPath } from "./sections.ts";

/** Everybody's partners, with what an administrator sets for each. */
export function PartnerList({ partners }: { readonly partners: AdminPartners }) {
  const { items, total, waiting, page, pages } = partners;
  return (
    <section className="card panel" aria-labelledby="partners-heading">
      <h2 id="partners-heading">Partners</h2>
      <p className="gh-muted" role="status">
        {countOf(total, "partner")}
        {waiting > 0 && `, of which ${waiting} ${waiting === 1 ? "waits" : "wait"} for your confirmation`}
      </p>
      {items.length === 0 && <p className="gh-note">Nobody is here.</p>}
      <ul className="admin-list">
        {items.map((partner) => (
          <PartnerItem key={partner.id} partner={partner} />
        ))}
      </ul>
      <Pager
        label="Pages of partners"
        page={page}
        pages={pages}
        pathOf={(other) => `${sectionPath("partners")}&page=${other}`}
      />
    </section>
  );
}
