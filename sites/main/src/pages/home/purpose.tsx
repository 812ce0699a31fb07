import type { ReactNode } from "react";
import { CoinIcon, GiftIcon, LedgerIcon } from "../../illustrations/icons.tsx";

interface PurposeProps {
  readonly share: string;
  /** The scoreboard. */
  readonly children: ReactNode;
}

export function Purpose({ share, children }: PurposeProps) {
  return (
    <section className="wide section">
      <div className="section-head">
        <h2>Gifting with Purpose</h2>
        <p>The gift goes to one person. Part of what we earn by it goes further.</p>
      </div>
      <div className="purpose">
        <ul className="purpose-cards">
          <li className="card">
            <GiftIcon />
            <h3>Ideas that fit</h3>
            <p>We go by their interests, the occasion and your budget, and leave out what misses them.</p>
          </li>
          <li className="card">
            <CoinIcon />
            <h3>{share} given on</h3>
            <p>
              The marketplace pays us a commission, your price stays the same, and we donate {share} of it.
            </p>
          </li>
          <li className="card">
            <LedgerIcon />
            <h3>Figures in the open</h3>
            <p>A donation counts once it is confirmed. What is still pending is shown as pending.</p>
          </li>
        </ul>
        {children}
      </div>
    </section>
  );
}
