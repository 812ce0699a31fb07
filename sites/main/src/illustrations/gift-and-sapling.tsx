import { FLAME, FLAME_HEART } from "./mark.tsx";

/** A gift on a window sill, and beside it what grows from the coin that it left. */
export function GiftAndSapling() {
  return (
    <svg className="gift-and-sapling" viewBox="0 0 560 430" aria-hidden="true">
      {/* The window. */}
      <path className="art-sand" d="M88 366V190C88 90 172 26 284 26s196 64 196 164v176Z" />
      <path className="art-hearth" d="M314 150a58 58 0 1 0 116 0a58 58 0 1 0 -116 0Z" />
      <path
        className="art-line art-thin"
        d="M80 360V184C80 84 164 20 276 20s196 64 196 164v176M276 20v340M80 200h392"
      />
      <path className="art-mint" d="M88 366v-60c60-40 130-40 196-10s130 24 196-16v86Z" />
      <path className="art-line art-thin" d="M82 300c60-40 130-40 194-10s130 24 194-16" />
      {/* The sill. */}
      <path className="art-wood" d="M30 366h512v26h-512Z" />
      <path className="art-line" d="M22 360h516v24H22Z" />
      <path className="art-line art-thin" d="M60 372h70M226 372h110M420 372h66" />
      {/* The gift: our mark. */}
      <path className="art-green" d="M104 262h128v98h-128ZM94 240h148v18h-148Z" />
      <path className="art-ember" d="M160.32 240h15.36v120h-15.36Z" />

      <g transform="translate(104.0 184) scale(4)">
        <path className="art-ember" d={FLAME} />
        <path className="art-glow" d={FLAME_HEART} />
      </g>

      {/* A coin on its way. */}
      <path className="art-line art-thin" strokeDasharray="1 12" d="M206 186c40-70 120-84 170-30" />
      <path
        className="art-gold"
        transform="translate(8 6)"
        d="M272 128a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z"
      />
      <path className="art-line" d="M272 128a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z" />
      <path className="art-line art-thin" d="M282 128a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM296 122v12" />
      {/* The sapling. */}
      <path
        className="art-line"
        d="M388 288c-2-50 2-96 0-140M388 236c-16-26-36-36-56-40M388 206c16-28 38-36 58-40M388 258c18-18 36-24 52-24"
      />

      <g transform="translate(388 152) rotate(180) scale(1.2)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>

      <g transform="translate(334 198) rotate(128) scale(1)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>

      <g transform="translate(446 166) rotate(-116) scale(1)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>

      <g transform="translate(440 234) rotate(-84) scale(0.8)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>

      <g transform="translate(390 186) rotate(118) scale(0.8)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>

      {/* Its pot. */}
      <path className="art-rose" transform="translate(8 6)" d="M336 300h104l-14 60h-76Z" />
      <path className="art-line" d="M336 300h104l-14 60h-76Z" />
      <path className="art-rose" transform="translate(8 6)" d="M328 284h120v18h-120Z" />
      <path className="art-line" d="M328 284h120v18h-120Z" />
      <path className="art-line art-thin" d="M362 318l4 28M380 318l2 18" />
      <path
        className="art-ember"
        transform="translate(8 6)"
        d="M486 324c-8-12-26-10-28 5-1 16 18 26 28 34 10-8 29-18 28-34-2-15-20-17-28-5Z"
      />
      <path
        className="art-line"
        d="M486 324c-8-12-26-10-28 5-1 16 18 26 28 34 10-8 29-18 28-34-2-15-20-17-28-5Z"
      />
      <path className="art-line art-thin art-accent" d="M140 111v18M131 120h18" />
      <path className="art-line art-thin art-accent" d="M226 73v14M219 80h14" />
      <path className="art-line art-thin art-accent" d="M476 61v18M467 70h18" />
    </svg>
  );
}
