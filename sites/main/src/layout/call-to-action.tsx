import type { ReactNode } from "react";
import { Link } from "react-router";

interface CallToActionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page's last words: come and find a gift. */
export function CallToAction({ heading, children }: CallToActionProps) {
  return (
    <section className="wide section">
      <div className="call">
        <div>
          <h2>{heading}</h2>
          <p>{children}</p>
        </div>
        <Link className="gh-button gh-button-main button-large" to="/gift-finder" viewTransition>
          Find a gift
        </Link>
      </div>
    </section>
  );
}
