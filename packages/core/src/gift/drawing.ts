/**
 * A small picture of a thing, as path data on a view box of 64 by 64. The layers are drawn in this order, in colours of
 * the place that shows them.
 */
export interface Drawing {
  /** The body, filled with a soft colour: a little right of the lines and below them, as a print slips. */
  readonly fill: string;
  /** The one spot of a warm colour. */
  readonly accent: string;
  /** Strokes two units wide, with round ends and corners. */
  readonly line: string;
}

/** The most characters of a drawing's three layers together. */
export const MAX_DRAWING = 1_500;
