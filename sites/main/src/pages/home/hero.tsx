import { Link } from "react-router";
import { GiftTable } from "../../illustrations/gift-table.tsx";
import { ClockIcon, HeartIcon, SparkIcon } from "../../illustrations/icons.tsx";

export function Hero({ share }: { readonly share: string }) {
  return (
    <section className="wide hero">
      <div className="hero-text">
        <h1>Find the Perfect Gift & Make a Difference</h1>
        <p className="lead">
          Tell us who it is for. We suggest things they would be glad to have, and {share} of the commission
          we earn goes to charity.
        </p>
        <div className="gh-row hero-actions">
          <Link className="gh-button gh-button-main button-large" to="/gift-finder" viewTransition>
            Find a gift
          </Link>
          <Link className="gh-button button-large" to="/about" viewTransition>
            Learn how it works
          </Link>
        </div>
        <ul className="badges">
          <li>
            <SparkIcon /> AI-Powered
          </li>
          <li>
            <HeartIcon /> {share} to Charity
          </li>
          <li>
            <ClockIcon /> Time-Saving Simplicity
          </li>
        </ul>
      </div>
      <GiftTable />
    </section>
  );
}
