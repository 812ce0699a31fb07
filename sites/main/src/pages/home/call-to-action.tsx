import { Link } from "react-router";

export function CallToAction({ share }: { readonly share: string }) {
  return (
    <section className="wide section">
      <div className="call">
        <div>
          <h2>Is somebody’s day coming up?</h2>
          <p>
            An occasion and one interest are enough to begin. It costs nothing, and {share} of our commission
            goes to charity.
          </p>
        </div>
        <Link className="gh-button gh-button-main button-large" to="/gift-finder" viewTransition>
          Find a gift
        </Link>
      </div>
    </section>
  );
}
