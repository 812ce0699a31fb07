/** Draws what a card says. @returns the picture's file */
export type Draw<Card> = (card: Card) => Promise<Uint8Array<ArrayBuffer>>;

export interface ShareImages<Card> {
  /**
   * The image of an address, drawn unless it is still at hand.
   * @returns null when too many others wait to be drawn
   * @throws what drawing throws
   */
  get(path: string, card: Card): Promise<Uint8Array<ArrayBuffer> | null>;
}

interface ShareImagesOptions<Card> {
  readonly draw: Draw<Card>;
  /** Bytes that are kept, the images asked for last; 12 MB unless given, some 200 images. */
  readonly maxBytes?: number;
  /** Images that may wait for others to be drawn. */
  readonly maxWaiting?: number;
}

/** Share images, drawn when they are asked for: one at a time, each once while it is kept. */
export function createShareImages<Card>({
  draw,
  maxBytes = 12_000_000,
  maxWaiting = 20,
}: ShareImagesOptions<Card>): ShareImages<Card> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(path: string, image: Uint8Array<ArrayBuffer>): void {
    kept.set(path, image);
    bytes += image.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  }

  async function drawAfter(previous: Promise<unknown>, path: string, card: Card) {
    // Its failure is told to who asked for it.
    await previous.catch(() => {});
    try {
      const image = await draw(card);
      keep(path, image);
      return image;
    } finally {
      underway.delete(path);
    }
  }

  return {
    async get(path, card) {
      const image = kept.get(path);
      if (image) {
        // The last to go.
        kept.delete(path);
        kept.set(path, image);
        return image;
      }
      const waiting = underway.get(path);
      if (waiting) return waiting;
      if (underway.size > maxWaiting) return null;
      const drawing = drawAfter(last, path, card);
      underway.set(path, drawing);
      last = drawing;
      return drawing;
    },
  };
}
