import type { ReactNode } from "react";

/** Small drawings in the hand of the large ones: a fill in one tone, slightly beside a line in the other. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 48 48" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Ideas that come of themselves. */
export function SparkIcon() {
  return (
    <Icon>
      <path
        className="art-gold"
        d="M23 11c1.5 8 4.5 11 12.5 12.5-8 1.5-11 4.5-12.5 12.5-1.5-8-4.5-11-12.5-12.5C18.5 22 21.5 19 23 11Z"
      />
      <path
        className="art-line"
        d="M21 9c1.5 8 4.5 11 12.5 12.5-8 1.5-11 4.5-12.5 12.5-1.5-8-4.5-11-12.5-12.5C16.5 20 19.5 17 21 9ZM37 30v8M33 34h8M38 9v5M35.5 11.5h5"
      />
    </Icon>
  );
}

/** What is given on. */
export function HeartIcon() {
  return (
    <Icon>
      <path
        className="art-rose"
        d="M26 41S10 32 10 20.5C10 15 14 12 18 12c3.5 0 6.5 2 8 5 1.5-3 4.5-5 8-5 4 0 8 3 8 8.5C42 32 26 41 26 41Z"
      />
      <path
        className="art-line"
        d="M24 39S8 30 8 18.5C8 13 12 10 16 10c3.5 0 6.5 2 8 5 1.5-3 4.5-5 8-5 4 0 8 3 8 8.5C40 30 24 39 24 39Z"
      />
    </Icon>
  );
}

/** Time that is left for other things. */
export function ClockIcon() {
  return (
    <Icon>
      <circle className="art-mint" cx="26" cy="26" r="16" />
      <path className="art-line" d="M40 24a16 16 0 1 1-32 0 16 16 0 0 1 32 0ZM24 14v10l7 4.5" />
    </Icon>
  );
}

/** A wrapped gift with a tag. */
export function GiftIcon() {
  return (
    <Icon>
      <path className="art-mint" d="M10 23h32v17a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2Z" />
      <path className="art-line" d="M8 20h32v17a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2ZM6 13.5h36V20H6ZM24 13.5V39" />
      <path
        className="art-line art-accent"
        d="M24 13.5c-1.5-5-4-8-7-8-2.5 0-4 1.6-4 3.7 0 3.3 5 4.3 11 4.3 6 0 11-1 11-4.3 0-2.1-1.5-3.7-4-3.7-3 0-5.5 3-7 8Z"
      />
    </Icon>
  );
}

/** A coin, and the part of it that is given on. */
export function CoinIcon() {
  return (
    <Icon>
      <path className="art-gold" d="M26 11a15 15 0 0 1 0 30Z" />
      <path className="art-line" d="M39 24a15 15 0 1 1-30 0 15 15 0 0 1 30 0ZM24 14v3M24 22.5v3M24 31v3" />
    </Icon>
  );
}

/** Figures that can be read. */
export function LedgerIcon() {
  return (
    <Icon>
      <path className="art-rose" d="M13 11h28v32H13Z" />
      <path className="art-line" d="M10 8h28v32H10ZM16 16h10M16 22h7M17 34v-5M24 34v-8M31 34V20" />
    </Icon>
  );
}
