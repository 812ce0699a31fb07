/** An open gift box with nothing in it. */
export function EmptyBox() {
  return (
    <svg className="empty-box" viewBox="0 0 320 240" aria-hidden="true">
      <path className="art-wood" d="M24 206h286v10H24Z" />
      <path className="art-line" d="M16 202h288" />
      <path className="art-mint" d="M84 114h152v92H84Z" />
      <path className="art-hearth" d="M84 114l-34-26h76l34 26 34-26h76l-34 26Z" />
      <path className="art-line" d="M78 110h152v92H78ZM78 110 44 84h76l34 26 34-26h76l-34 26M154 110v92" />
      <path
        className="art-line art-accent"
        d="M246 196c10-16 26-14 28-4s-14 12-16 2 10-20 22-22M62 198c-12-8-26-6-28 0s8 8 12 2"
      />
      <path
        className="art-line art-thin"
        d="M154 92c0-10 12-12 12-24s-16-12-16-24c0-8 6-12 10-16"
        strokeDasharray="1 9"
      />
      <path
        className="art-ember"
        d="M168 6c1 7 12 12 12 22 0 9-6 14-13 14s-13-5-13-13c0-5 3-9 5-12 1 3 3 4 4 5 0-5 1-10 5-16Z"
      />
    </svg>
  );
}
