import { CATEGORIES, pageTitle } from "@gifthearth/core";
import type { DrawingsResponse } from "@gifthearth/core/contract";
import { IdeaTile } from "@gifthearth/widgets";
import { Link, useLoaderData } from "react-router";
import { PageMeta } from "../../seo/page-meta.tsx";

/** The contact sheet: every drawing that an idea may have, with its name, on the grounds of the categories in turn. */
export function Component() {
  const drawings = useLoaderData<DrawingsResponse["items"]>();
  return (
    <section className="wide page-head">
      <PageMeta title={pageTitle("Drawings")} />
      <h1>Drawings</h1>
      <p className="lead">
        All {drawings.length} that cards show, for whoever works on them. An idea has one with it in{" "}
        <a href="/api/docs">every answer of the API</a>; for the rest see{" "}
        <Link to="/developers">For developers</Link>.
      </p>
      <ul className="drawings">
        {drawings.map(({ motif, drawing }, place) => (
          <li key={motif} id={motif}>
            <IdeaTile
              idea={{
                title: motif,
                category: CATEGORIES[place % CATEGORIES.length] ?? "",
                imageUrl: null,
                drawing,
              }}
            />
            {motif.replaceAll("-", " ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
