/**
 * A process of its own that makes pictures, one at a time: what strangers send is read by code that isn't
 * JavaScript, and neither its faults nor its memory may be the server's. It ends with the server.
 */
import sharp, { type Sharp } from "sharp";
import type { MediaFormat } from "./media-address.ts";
import type { MakerAnswer, PictureOrder } from "./picture-maker.ts";

/** Beyond it a picture isn't read: a small file may hold one that fills the memory. */
const MOST_PIXELS = 25_000_000;
/** A picture may be so many times as high as it is wide. */
const MOST_HEIGHT = 2;
/** Seconds. */
const PATIENCE = 10;

const FORMATS = ["jpeg", "png", "webp", "gif", "heif"];
/** Nothing else is ever read, whatever it calls itself: no SVG, PDF or TIFF. */
const READERS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`);
const DRAWING_READER = "VipsForeignLoadSvg";

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: READERS });

async function make({ source, isDrawing, width, format }: PictureOrder): Promise<Uint8Array<ArrayBuffer>> {
  if (isDrawing) sharp.unblock({ operation: [DRAWING_READER] });
  try {
    const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: "error" }).timeout({
      seconds: PATIENCE,
    });
    const { format: found } = await picture.metadata();
    if (!isDrawing && !FORMATS.includes(found)) throw new Error(`It is of the format ${found}`);
    const resized = picture
      .autoOrient()
      .resize({ width, height: width * MOST_HEIGHT, fit: "inside", withoutEnlargement: true })
      // Shops cut their products out for a white page.
      .flatten({ background: "#fff" });
    return new Uint8Array(await encode(resized, format).toBuffer());
  } finally {
    if (isDrawing) sharp.block({ operation: [DRAWING_READER] });
  }
}

function encode(picture: Sharp, format: MediaFormat): Sharp {
  if (format === "avif") return picture.avif({ quality: 55, effort: 3 });
  return picture.webp({ quality: 84, effort: 4 });
}

process.on("message", async (order: PictureOrder) => {
  const answer: MakerAnswer = await make(order).then(
    (picture) => ({ picture }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
});
