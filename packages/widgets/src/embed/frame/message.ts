/** What a framed widget tells the page around it: how tall it is, CSS pixels. */
export interface HeightMessage {
  readonly type: "gifthearth:height";
  readonly height: number;
}

/** What the page around a framed widget asks: to be told so, once more. */
export interface MeasureMessage {
  readonly type: "gifthearth:measure";
}
