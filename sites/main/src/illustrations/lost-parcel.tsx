/** A parcel at a signpost that points nowhere. */
export function LostParcel() {
  return (
    <svg className="lost-parcel" viewBox="0 0 520 420" aria-hidden="true">
      {/* The hills. */}
      <path className="art-mint" d="M8 372c40-70 110-104 190-70 60-100 240-110 304 70Z" />
      <path className="art-line art-thin" d="M0 364c40-70 110-104 190-70 60-100 240-110 304 70" />
      <path className="art-hearth" d="M66 118a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z" />
      <path className="art-line art-thin" d="M60 113a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z" />
      {/* The ground, and the way here. */}
      <path className="art-wood" d="M24 372h480v14H24Z" />
      <path className="art-line" d="M12 366h492" />
      <path className="art-line art-thin" strokeDasharray="1 12" d="M64 396c40 10 84 8 124 0s84-10 124 0" />
      {/* The signpost. */}
      <path className="art-wood" transform="translate(8 6)" d="M326 112h20v254h-20Z" />
      <path className="art-line" d="M326 112h20v254h-20Z" />
      <path className="art-rose" transform="translate(8 6)" d="M222 96h148l26 26-26 26H222Z" />
      <path className="art-line" d="M222 96h148l26 26-26 26H222Z" />
      <path className="art-gold" transform="translate(8 6)" d="M448 166H318l-26 24 26 24h130Z" />
      <path className="art-line" d="M448 166H318l-26 24 26 24h130Z" />
      <path className="art-surface" transform="translate(8 6)" d="M236 232h130l24 22-24 22H236Z" />
      <path className="art-line" d="M236 232h130l24 22-24 22H236Z" />
      <path className="art-line art-thin" d="M246 122h4M344 122h4M338 190h4M424 190h4M258 254h4M346 254h4" />
      <path className="art-ember" transform="translate(8 6)" d="M318 92c4-16 14-20 18-20s14 4 18 20Z" />
      <path className="art-line" d="M318 92c4-16 14-20 18-20s14 4 18 20Z" />
      {/* The parcel, its label empty. */}

      <g transform="translate(132 316) rotate(-4)">
        <path className="art-gold" transform="translate(8 6)" d="M-78 -52h156v98h-156Z" />
        <path className="art-line" d="M-78 -52h156v98h-156Z" />
        <path className="art-line art-thin" d="M-26 -52v98M-26 -8H78M-78 -8h52" />
        <path
          className="art-surface"
          transform="translate(8 6)"
          d="M8 4h52a4 4 0 0 1 4 4v24a4 4 0 0 1 -4 4h-52a4 4 0 0 1 -4 -4v-24a4 4 0 0 1 4 -4Z"
        />
        <path
          className="art-line"
          d="M8 4h52a4 4 0 0 1 4 4v24a4 4 0 0 1 -4 4h-52a4 4 0 0 1 -4 -4v-24a4 4 0 0 1 4 -4Z"
        />
        <path className="art-line art-thin" d="M14 16h6M14 26h14" />
        <path
          className="art-rose"
          transform="translate(8 6)"
          d="M-26 -52c-6-24-28-38-46-34-14 6-12 26 4 32 12 4 30 4 42 2ZM-26 -52c6-24 28-38 46-34 14 6 12 26-4 32-12 4-30 4-42 2Z"
        />
        <path
          className="art-line"
          d="M-26 -52c-6-24-28-38-46-34-14 6-12 26 4 32 12 4 30 4 42 2ZM-26 -52c6-24 28-38 46-34 14 6 12 26-4 32-12 4-30 4-42 2Z"
        />
      </g>

      <g transform="translate(466 366) rotate(168) scale(0.9)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>

      <g transform="translate(484 366) rotate(196) scale(0.8)">
        <path className="art-leaf" transform="translate(4 4)" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0Z" />
        <path className="art-line art-thin" d="M0 0c16 16 16 40 0 58C-16 40-16 16 0 0ZM0 6v40" />
      </g>
      <path className="art-line art-thin art-accent" d="M224 50v16M216 58h16" />
      <path className="art-line art-thin art-accent" d="M452 77v18M443 86h18" />
      <path className="art-line art-thin art-accent" d="M48 213v14M41 220h14" />
    </svg>
  );
}
