import { FLAME, FLAME_HEART } from "./mark.tsx";

/** Leaves of the garland: where they hang, and how askew, degrees. */
const LEAVES = [
  [112, 120, -14],
  [138, 133, 8],
  [168, 138, -6],
  [199, 132, 14],
  [230, 116, -10],
  [322, 116, 10],
  [353, 132, -14],
  [384, 138, 6],
  [414, 133, -8],
  [440, 120, 14],
] as const;

const BERRIES = [
  [126, 132],
  [153, 140],
  [184, 140],
  [216, 128],
  [336, 128],
  [368, 140],
  [399, 140],
  [426, 132],
] as const;

/**
 * A table with wrapped gifts before a hearth, our flame-bow box in front. Fills lie a little beside their
 * lines, as in a two-colour print.
 */
export function GiftTable() {
  return (
    <svg className="gift-table" viewBox="0 0 560 450" aria-hidden="true">
      {/* The hearth and its glow. */}
      <path className="art-sand" d="M80 370V206C80 98 170 20 284 20s204 78 204 186v164Z" />
      <path className="art-hearth" d="M172 370V270c0-66 48-116 110-116s110 50 110 116v100Z" />
      <path className="art-line art-thin" d="M68 366V206C68 92 162 12 276 12s208 80 208 194v160" />
      <path className="art-line art-thin" d="M166 366V268c0-66 48-116 110-116s110 50 110 116v98" />

      {/* A garland above it. */}
      <path className="art-line art-thin" d="M98 112q82 62 178-36 96 98 178 36" />
      {LEAVES.map(([x, y, angle]) => (
        <path
          key={x}
          className="art-leaf"
          d="M0 2c10 10 10 24 0 36C-10 26-10 12 0 2Z"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
      {BERRIES.map(([x, y]) => (
        <circle key={x} className="art-ember" cx={x} cy={y} r="6" />
      ))}
      <path
        className="art-rose"
        d="M280 80c-6-16-20-24-30-19s-4 20 8 22 18 0 22-3ZM280 80c6-16 20-24 30-19s4 20-8 22-18 0-22-3Z"
      />
      <path
        className="art-line art-thin"
        d="M276 76c-6-16-20-24-30-19s-4 20 8 22 18 0 22-3ZM276 76c6-16 20-24 30-19s4 20-8 22-18 0-22-3ZM276 76c-4 12-10 20-18 26M276 76c4 12 10 20 18 26"
      />

      {/* The table. */}
      <path className="art-wood" d="M30 372h512v24H30ZM72 396h20l-6 50H70ZM484 396h20l2 50h-16Z" />
      <path className="art-line" d="M22 366h516v24H22ZM62 390l-4 52h14l10-52M478 390l10 52h14l-4-52" />
      <path className="art-line art-thin" d="M60 378h64M226 378h112M418 378h70" />

      {/* A tall box with stripes. */}
      <path className="art-mint" d="M122 240h104v126H122ZM116 220h116v20H116Z" />
      <path className="art-leaf" d="M134 240h12v126h-12ZM202 240h12v126h-12Z" />
      <path className="art-rose" d="M160 220h22v146h-22Z" />
      <path className="art-line" d="M114 234h104v132H114ZM108 214h116v20H108ZM154 214v152M178 214v152" />
      <path
        className="art-rose"
        d="M172 218c-6-26-22-42-40-40-16 2-16 26 0 34 10 5 26 6 40 6ZM172 218c6-26 22-42 40-40 16 2 16 26 0 34-10 5-26 6-40 6Z"
      />
      <path
        className="art-line"
        d="M166 214c-6-26-22-42-40-40-16 2-16 26 0 34 10 5 26 6 40 6ZM166 214c6-26 22-42 40-40 16 2 16 26 0 34-10 5-26 6-40 6ZM166 214c-8-10-18-18-28-20M166 214c8-10 18-18 28-20"
      />

      {/* A hat box, a sprig on its lid. */}
      <path className="art-rose" d="M358 272h112v94H358ZM350 246h128v26H350Z" />
      <path className="art-surface" d="M358 300h112v28H358Z" />
      <path className="art-line" d="M350 266h112v100H350ZM342 240h128v26H342Z" />
      <path
        className="art-line art-thin"
        d="M350 296h112M350 324h112M370 310h4M392 310h4M414 310h4M436 310h4"
      />
      <path
        className="art-leaf"
        d="M412 226c-16 0-26-8-30-22 16-2 27 6 30 22ZM418 214c-4-14 1-25 14-32 7 14 1 26-14 32ZM424 232c14-10 28-10 38 0-10 11-25 11-38 0Z"
      />
      <path
        className="art-line art-thin"
        d="M406 240c2-16 8-32 18-46M408 226c-8-8-16-13-24-16M410 236c14-6 28-8 42-5"
      />
      <circle className="art-ember" cx="399" cy="236" r="6" />
      <circle className="art-ember" cx="411" cy="232" r="6" />

      {/* A flat parcel tied with string, and its tag. */}
      <path className="art-gold" d="M206 326h116v40H206Z" />
      <path className="art-line" d="M198 320h116v46H198ZM198 342h116M236 320v46" />
      <path
        className="art-line art-thin"
        d="M236 320c-4-13-18-20-25-14s5 14 25 14c4-13 18-20 25-14s-5 14-25 14Z"
      />

      {/* Our mark: the box whose bow is a flame. */}
      <path className="art-green" d="M278 300h96v66h-96ZM270 276h112v20H270Z" />
      <path className="art-ember" d="M317 276h18v90h-18Z" />
      <g transform="translate(254 221) scale(4.5)">
        <path className="art-ember" d={FLAME} />
        <path className="art-glow" d={FLAME_HEART} />
      </g>
      <path className="art-line art-on-green" d="M288 314v38M297 314v18" />

      {/* Sparks. */}
      <path
        className="art-line art-thin art-accent"
        d="M284 226v10M279 231h10M366 222v10M361 227h10M310 194v6M307 197h6M344 178v6M341 181h6"
      />
    </svg>
  );
}
