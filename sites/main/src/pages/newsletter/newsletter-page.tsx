import { PRODUCT_NAME, pageTitle } from "@gifthearth/core";
import { NewsletterBlock } from "../../newsletter/newsletter-block.tsx";
import { PageMeta } from "../../page-meta.tsx";

/** A page for the newsletter alone. */
export function Component() {
  return (
    <>
      <PageMeta
        title={pageTitle("Newsletter")}
        description={`Gift ideas and news from ${PRODUCT_NAME} by email: weekly, every two weeks or monthly.`}
      />
      <NewsletterBlock headingLevel={1} />
    </>
  );
}
