/** Bytes that a page loads for a widget, as they travel (brotli). */
export interface Cost {
  readonly loader: number;
  /** What comes when the widget gets near the viewport. */
  readonly view: Readonly<Record<"gift-finder" | "impact-scoreboard", number>>;
  /** What comes once a visitor first uses the finder. */
  readonly answer: number;
}

/** The part of `/embed/manifest.json` that is needed here. */
interface Manifest {
  readonly files?: Readonly<Record<string, { readonly brotli?: number }>>;
}

/** @returns null for a manifest that lacks a file */
export function readCost({ files = {} }: Manifest): Cost | null {
  /** By the name of a chunk, whose hash changes. */
  const sizeOf = (name: string) => {
    const [, file] =
      Object.entries(files).find(([path]) => new RegExp(`(?:^|/)c/${name}-[\\w-]{8}\\.js$`).test(path)) ?? [];
    return file?.brotli ?? Number.NaN;
  };
  const [, { brotli: loader = Number.NaN } = {}] =
    Object.entries(files).find(([path]) => /(?:^|\/)embed\.js$/.test(path)) ?? [];
  const shared = sizeOf("shared");
  const cost: Cost = {
    loader,
    view: {
      "gift-finder": loader + shared + sizeOf("gift-finder"),
      "impact-scoreboard": loader + shared + sizeOf("impact-scoreboard"),
    },
    answer: sizeOf("answer"),
  };
  return [...Object.values(cost.view), cost.answer].some(Number.isNaN) ? null : cost;
}

/** `14,990` bytes are `15.0 kB`. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
