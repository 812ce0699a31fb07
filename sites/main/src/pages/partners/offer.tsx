import { formatShare, PRODUCT_NAME } from "@gifthearth/core";
import { Link } from "react-router";
import { signInPath } from "../../account/next-path.ts";
import { useCharityShare } from "../../site-data.ts";

const SIGN_IN = signInPath("/partners");

/** What a partner is, for who isn't signed in. */
export function Offer() {
  const share = formatShare(useCharityShare());
  return (
    <>
      <section className="wide page-head">
        <h1>Show {PRODUCT_NAME} on your site</h1>
        <p className="lead">
          A gift finder for your readers, or a board with what has been given. A few lines to paste, no fee,
          no cookie. You see day by day what comes of it.
        </p>
        <div className="gh-row">
          <Link className="gh-button gh-button-main" to={`${SIGN_IN}&mode=sign-up`}>
            Create an account
          </Link>
          <Link className="gh-button" to={SIGN_IN}>
            Sign in
          </Link>
        </div>
      </section>
      <div className="wide section partner-offer">
        <section className="card">
          <h2>For a blog</h2>
          <p>
            Your readers describe somebody and get gift ideas, without leaving your page. Shop links carry
            your partner id, so that clicks are counted for you.
          </p>
        </section>
        <section className="card">
          <h2>For a charity</h2>
          <p>
            If you are one of the charities that we give to, your board shows your own sum: what has been
            donated to you, confirmed, and nothing else.
          </p>
        </section>
        <section className="card">
          <h2>What you see</h2>
          <p>
            How often your widgets were loaded, searched with, and clicked through to a shop, by day or month,
            as a table, a chart and a file. No figure tells of any visitor.
          </p>
        </section>
        <section className="card">
          <h2>Where the money goes</h2>
          <p>
            {share} of the commission goes to charity; the rest keeps {PRODUCT_NAME} running. Partners are not
            paid. Commission is shown only where reports confirm it, never as an estimate.
          </p>
        </section>
      </div>
    </>
  );
}
