import { Link } from "react-router";
import { GiftTable } from "../../illustrations/gift-table.tsx";
import { ClockIcon, HeartIcon, SparkIcon } from "../../illustrations/icons.tsx";

interface HeroProps {
  readonly share: string;
  /** Whether an AI is asked for ideas. */
  readonly hasModel: boolean;
}

export function Hero({ share, hasModel }: HeroProps) {
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
            <SparkIcon /> {hasModel ? "AI-Powered" : "Hand-picked ideas"}
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
