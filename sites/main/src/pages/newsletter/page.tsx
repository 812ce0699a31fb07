import { PRODUCT_NAME, pageTitle } from "@gifthearth/core";
import { useActionData, useSearchParams } from "react-router";
import { NewsletterBlock } from "../../newsletter/newsletter-block.tsx";
import type { Refused } from "../../no-script/refused.ts";
import { PageMeta } from "../../seo/page-meta.tsx";

/** A page for the newsletter alone, and what the server says to its form where no script sends it. */
export function Component() {
  const [parameters] = useSearchParams();
  const refused = useActionData<Refused>();
  const isAsked = parameters.get("outcome") === "asked" && !refused;
  return (
    <>
      <PageMeta
        title={pageTitle("Newsletter")}
        description={`Gift ideas and news from ${PRODUCT_NAME} by email: weekly, every two weeks or monthly.`}
      />
      {isAsked && (
        <section className="wide page-head newsletter-thanks" role="status">
          <h1>Thanks for subscribing!</h1>
          <p className="lead">
            Welcome to the community! Please look in your mail now: a link there confirms that the address is
            yours. The newsletter comes only after that.
          </p>
        </section>
      )}
      {refused?.problem && (
        <div className="wide section" role="alert">
          <p className="form-error">{refused.problem.message}</p>
        </div>
      )}
      {!isAsked && <NewsletterBlock headingLevel={1} initialValues={refused?.values} />}
    </>
  );
}
