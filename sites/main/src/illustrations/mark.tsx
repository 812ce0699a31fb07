/** The bow, and its bright middle. */
export const FLAME =
  "M16.6 1c.5 2.6 4.9 4.4 4.9 8.1a5.5 5.2 0 0 1-11 0c0-2 1.1-3.2 2.1-4.6.5 1 1 1.5 1.7 1.8C14.6 4.5 15 2.6 16.6 1Z";
export const FLAME_HEART = "M16.2 7.4c.3 1.3 2.2 2 2.2 3.9a2.3 2.3 0 0 1-4.6 0c0-1.6 1.7-2.3 2.4-3.9Z";
export const BOX =
  "M4.5 14h23a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5H18v-6h-4v6H4.5A1.5 1.5 0 0 1 3 18.5v-3A1.5 1.5 0 0 1 4.5 14ZM5 21.5h9V31H7a2 2 0 0 1-2-2v-7.5ZM18 21.5h9V29a2 2 0 0 1-2 2h-7v-9.5Z";
export const RIBBON = "M14.8 14h2.4v17h-2.4z";

/** Our mark: a gift box whose bow is a small flame. The same drawing as `public/favicon.svg`. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="art-ember" d={FLAME} />
      <path className="art-glow" d={FLAME_HEART} />
      <path className="art-green" d={BOX} />
      <path className="art-ember" d={RIBBON} />
    </svg>
  );
}
