import { pageTitle } from "@gifthearth/core";
import { PageMeta } from "../../seo/page-meta.tsx";
import { BlockList, TextRuns } from "../block-list.tsx";
import { EFFECTIVE_DATE, type LegalDocument } from "./legal-document.ts";

/** A legal page with its table of contents. */
export function LegalView({ document }: { readonly document: LegalDocument }) {
  const { name, description, summary, sections } = document;
  return (
    <>
      <PageMeta title={pageTitle(name)} description={description} />
      <div className="wide legal">
        <header className="legal-head">
          <h1>{name}</h1>
          <p className="gh-muted">
            Effective <time dateTime={EFFECTIVE_DATE.iso}>{EFFECTIVE_DATE.words}</time>
          </p>
          <p className="lead">
            <TextRuns text={summary} />
          </p>
        </header>
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <BlockList blocks={blocks} headingLevel={3} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
